-- 002, 2026-11-18: finished tables lie apart, one row each, so that no start and no search grows with them.

CREATE TABLE finished (
    number INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    status TEXT NOT NULL,
    origin BLOB NOT NULL,
    record BLOB NOT NULL
) STRICT;

CREATE INDEX finished_by_channel ON finished (channel) WHERE status = 'over';
CREATE INDEX finished_by_origin ON finished (origin) WHERE status = 'over';

-- What a start and the clock look for, found without reading the tables themselves.
CREATE INDEX sittings_to_archive ON sittings (channel) WHERE status IN ('over', 'stopped');
CREATE INDEX sittings_unshown ON sittings (number) WHERE shown < revision AND status <> 'parked';
CREATE INDEX deadlines_of_computers ON deadlines (due) WHERE kind = 'think';

-- Messages outlive the rows of their table: the same notes without the reference.
ALTER TABLE panels RENAME TO old_panels;
CREATE TABLE panels (
    number INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    posted REAL NOT NULL
) STRICT;
INSERT INTO panels SELECT * FROM old_panels;
DROP TABLE old_panels;

ALTER TABLE hands RENAME TO old_hands;
CREATE TABLE hands (
    number INTEGER NOT NULL,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    pinged INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    PRIMARY KEY (number, person)
) STRICT, WITHOUT ROWID;
INSERT INTO hands SELECT * FROM old_hands;
DROP TABLE old_hands;

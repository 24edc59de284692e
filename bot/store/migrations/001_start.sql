-- 001, 2026-11-18: the first schema. A table is its setting and the lines of its log; the state is a cache.

CREATE TABLE sittings (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    patience TEXT NOT NULL,
    options TEXT NOT NULL,
    setting TEXT,
    state TEXT,
    ply INTEGER NOT NULL DEFAULT 0,
    appeal TEXT,
    revision INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT -1,
    changed REAL NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_table_a_channel ON sittings (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX sittings_by_guild ON sittings (guild, status);

CREATE TABLE chairs (
    number INTEGER NOT NULL REFERENCES sittings,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person INTEGER,
    level TEXT NOT NULL,
    away INTEGER NOT NULL,
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_by_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE lines (
    number INTEGER NOT NULL REFERENCES sittings,
    entry INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    joined INTEGER NOT NULL,
    PRIMARY KEY (number, entry)
) STRICT, WITHOUT ROWID;

CREATE TABLE deadlines (
    number INTEGER NOT NULL REFERENCES sittings,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    token INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (number, kind, seat, token)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_due ON deadlines (due);

-- Where things are shown: the board of a table, and the hand of each person.
CREATE TABLE panels (
    number INTEGER PRIMARY KEY REFERENCES sittings,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    posted REAL NOT NULL
) STRICT;

CREATE TABLE hands (
    number INTEGER NOT NULL REFERENCES sittings,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    pinged INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    PRIMARY KEY (number, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    person INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE guilds (
    guild INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    patience TEXT NOT NULL,
    starters TEXT NOT NULL
) STRICT;

-- Which process works on this database, for the sentence that a second one stops with.
CREATE TABLE worker (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    host TEXT NOT NULL,
    pid INTEGER NOT NULL,
    started TEXT NOT NULL
) STRICT;

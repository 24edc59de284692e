// The theme, before anything is painted: what was chosen here, else what the system prefers.
(() => {
  const chosen = localStorage.getItem("theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
})();

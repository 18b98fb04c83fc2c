// Runs on pages of the console that show long work: looks every other second how far it is.
const find = (page) => page.querySelector('#job[data-state="running"]');

async function look() {
  try {
    const response = await fetch(window.location.href, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const [shown, now] = [find(document), find(page)];
    if (!now) return window.location.reload();
    for (const one of ["[role=status]", "progress"]) {
      const [before, after] = [shown.querySelector(one), now.querySelector(one)];
      if (before.outerHTML !== after.outerHTML) before.replaceWith(after);
    }
  } catch {
    // The service does not answer now; the next look may find it.
  }
  setTimeout(look, 2_000);
}

if (find(document)) setTimeout(look, 2_000);

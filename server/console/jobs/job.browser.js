// Runs on pages of the console that show a job: asks for its progress every other second.
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
    // The service does not respond now; the next request may succeed.
  }
  setTimeout(look, 2_000);
}

if (find(document)) setTimeout(look, 2_000);

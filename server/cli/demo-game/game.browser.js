// The pretend game's page opens a widget, writes down what it reports, and asks the game's backend what is true.
import { mountWidget } from "/mount-widget.js";

const at = (id) => document.getElementById(id);
const consent = document.querySelector("[data-kind=consent]");
let widget;
let challengeId = "";

const ask = async (path, method = "GET") => (await fetch(path, { method })).json();
const show = (id, value) => (at(id).textContent = JSON.stringify(value, null, 2));

async function check({ type, data }) {
  if (data.challengeId !== undefined) {
    challengeId = data.challengeId;
    consent.disabled = false;
  }
  if (type === "Widget.Exit") return;
  // A message is only a hint; the API decides.
  const status =
    data.sessionId === undefined && data.challengeId !== undefined
      ? await ask(`/challenge?challengeId=${data.challengeId}`)
      : undefined;
  const sessionId = data.sessionId ?? status?.sessionId;
  show("known", sessionId ? await ask(`/session?sessionId=${sessionId}`) : (status ?? data));
}

async function open(kind) {
  widget?.unmount();
  const said = [];
  show("said", said);
  const { url } = await ask(
    `/widget?kind=${kind}&challengeId=${challengeId}&locale=${at("locale").value}`,
    "POST",
  );
  widget = mountWidget({
    url,
    container: at("family"),
    onMessage: (message) => {
      said.push(message);
      show("said", said);
      void check(message);
    },
  });
}

for (const button of document.querySelectorAll("[data-kind]"))
  button.addEventListener("click", () => void open(button.dataset.kind));

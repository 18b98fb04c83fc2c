// Runs in the page of a widget and sends its messages to the page that frames it. The framing page says hello first, so that
// every message goes to one origin, and only to one that the product registered.
const { origins, messages } = document.currentScript.dataset;

if (window.parent !== window) {
  const registered = origins.split(" ");
  let isGreeted = false;

  window.addEventListener("message", ({ data, origin, source }) => {
    if (isGreeted || source !== window.parent || !registered.includes(origin)) return;
    if (data?.type !== "Widget.Hello") return;
    isGreeted = true;
    const send = (type, content) => window.parent.postMessage({ type, data: content }, origin);
    for (const message of JSON.parse(messages)) send(message.type, message.data);

    const tellHeight = () =>
      send("Widget.Resize", { heightPx: Math.ceil(document.body.getBoundingClientRect().height) });
    new ResizeObserver(tellHeight).observe(document.body);

    for (const button of document.querySelectorAll("button[data-exit]")) {
      button.hidden = false;
      button.addEventListener("click", () => send("Widget.Exit", JSON.parse(button.dataset.exit)));
    }
  });
}

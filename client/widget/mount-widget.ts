/// <reference lib="dom" />
import type { components } from "../../generated/types.js";

type AnyMessage = components["schemas"]["WidgetMessage"];

/** What a widget tells the page that shows it. A hint for display only: read the status from your backend. */
export type WidgetMessage = Exclude<AnyMessage, { type: "Widget.Resize" }>;

export interface WidgetOptions {
  /** The `url` of a widget, from your backend. Only messages from its origin are heard. */
  url: string;
  /** Where the widget is put: the last child of this element. */
  container: Element;
  /** The name of the frame for screen readers. By default "Family safety". */
  title?: string | undefined;
  /** Called once for each message, in the order in which they come. */
  onMessage?: ((message: WidgetMessage) => void) | undefined;
}

export interface MountedWidget {
  readonly frame: HTMLIFrameElement;
  /**
   * The id of an age gate or an end-to-end widget, once it has a result. Let your backend read the result with `getWidgetStatus`:
   * a browser's message can be forged.
   */
  readonly widgetId: string | undefined;
  /** Removes the frame, and hears nothing of it any more. The widget does so itself after `Widget.Exit`. */
  unmount(): void;
}

const NAMES = new Set([
  "Widget.AgeGate.Result",
  "Widget.AgeGate.Challenge",
  "Challenge.StateChange",
  "Widget.Exit",
  "Widget.Resize",
]);

/** Whether something that another window sent has the form of a message. */
const isMessage = (data: unknown): data is AnyMessage =>
  typeof data === "object" &&
  data !== null &&
  "type" in data &&
  NAMES.has(String(data.type)) &&
  "data" in data &&
  typeof data.data === "object" &&
  data.data !== null;

/**
 * Shows a widget in a frame that is as tall as its page. The origin of the page that calls this must be registered in the
 * product file, or the browser shows nothing.
 *
 * @throws TypeError if `url` is not an address of http or https
 * @example
 * const widget = mountWidget({
 *   url: handle.url,
 *   container: document.querySelector("#family")!,
 *   onMessage: ({ type, data }) => {
 *     // Your backend calls `getWidgetStatus` with it, and says who may play.
 *     if (type === "Widget.AgeGate.Result") reportToBackend(data.widgetId);
 *   },
 * });
 */
export function mountWidget({
  url,
  container,
  title = "Family safety",
  onMessage,
}: WidgetOptions): MountedWidget {
  const { origin, protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new TypeError("mountWidget: url must be an http or https address.");
  const document = container.ownerDocument;
  const window = document.defaultView;
  if (!window) throw new TypeError("mountWidget: container must be in a window.");

  const frame = document.createElement("iframe");
  frame.src = url;
  frame.title = title;
  frame.referrerPolicy = "strict-origin";
  frame.style.cssText = "border:0;width:100%;min-height:20rem;display:block";
  const heard = new Set<string>();
  let widgetId: string | undefined;
  let loaded = 0;
  let isNewPage = false;

  /** After a long page the next page would begin above the screen, which would show the content below the frame. */
  const showTop = (): void => {
    if (isNewPage && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    isNewPage = false;
  };

  const hear = ({ data, origin: from, source }: MessageEvent<unknown>): void => {
    if (from !== origin || source !== frame.contentWindow || !isMessage(data)) return;
    if (data.type === "Widget.Resize") {
      const { heightPx } = data.data;
      if (Number.isFinite(heightPx)) frame.style.height = `${heightPx}px`;
      showTop();
      return;
    }
    if ("widgetId" in data.data) widgetId = data.data.widgetId;
    // A page that is opened again repeats its message.
    const key = JSON.stringify(data);
    if (heard.has(key)) return;
    heard.add(key);
    if (data.type === "Widget.Exit") unmount();
    onMessage?.(data);
  };
  // Each page of the widget waits for a greeting, and from then on speaks to this origin alone.
  const greet = (): void => {
    isNewPage = loaded++ > 0;
    frame.contentWindow?.postMessage({ type: "Widget.Hello" }, origin);
  };

  function unmount(): void {
    window?.removeEventListener("message", hear);
    frame.removeEventListener("load", greet);
    frame.remove();
  }

  window.addEventListener("message", hear);
  frame.addEventListener("load", greet);
  container.append(frame);
  return {
    frame,
    get widgetId() {
      return widgetId;
    },
    unmount,
  };
}

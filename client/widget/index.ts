// For the product's page in a browser; the rest of the package is for its backend.
export { mountWidget } from "./mount-widget.js";
export type { MountedWidget, WidgetMessage, WidgetOptions } from "./mount-widget.js";

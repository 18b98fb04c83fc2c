export { end as default } from "./begin.mjs";

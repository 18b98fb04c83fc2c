export { end as default } from "./_postgres-run.mjs";

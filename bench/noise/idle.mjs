// Does nothing, with the probe: what holds it up is the machine.
import { setInterval } from "node:timers";

process.on("SIGTERM", () => process.exit());
process.on("disconnect", () => process.exit());
setInterval(() => {}, 1_000);

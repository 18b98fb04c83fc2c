import { overview } from "./overview/routes.js";
import type { Room } from "./shell/room.js";
import { product } from "./product/routes.js";
import { developers } from "./developers/routes.js";
import { players } from "./players/routes.js";
import { law } from "./law/routes.js";
import { records } from "./records/routes.js";
import { team } from "./team/routes.js";

/** Every room of the console, in the order of its menu. A new one is one entry here. */
export const ROOMS: readonly Room[] = [overview, players, product, developers, law, records, team];

import type { Kinds, WakeupKind } from "./kind.js";
import { mail } from "./mail.js";

/** Everything that happens at a time. */
const all: readonly WakeupKind[] = [mail];

export const wakeupKinds: Kinds = new Map(all.map((kind) => [kind.kind, kind]));

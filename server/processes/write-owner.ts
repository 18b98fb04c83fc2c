// Which process owns writes, as the primary knows it, and where the others find it: on SQLite alone, where one can write at a
// time. Without an owner each writes itself, in turn.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Member } from "./crew.js";

export interface WriteOwner {
  /** For the others: undefined until it listens. */
  readonly path: string | undefined;
  appoint(member: Member): void;
  listens(member: Member, path: string): void;
  /** It leaves or has ended: what is still to be answered it answers. */
  dismiss(member: Member): void;
  end(): void;
}

export function createWriteOwner(
  isWanted: boolean,
  /** Writes go there from now on; not those of the owner. */
  onChange: (path: string | undefined, owner: Member) => void,
): WriteOwner {
  let folder: string | undefined;
  let owner: Member | undefined;
  let path: string | undefined;
  return {
    get path() {
      return path;
    },
    appoint(member) {
      if (isWanted) folder ??= makeFolder();
      if (folder === undefined) return;
      owner = member;
      member.send({ type: "own-writes", path: join(folder, `${member.pid}.sock`) });
    },
    listens(member, at) {
      if (member !== owner || member.isLeaving) return;
      path = at;
      onChange(path, member);
    },
    dismiss(member) {
      if (member !== owner) return;
      owner = undefined;
      path = undefined;
      onChange(path, member);
    },
    end() {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only this user may connect to what is in it. Undefined where none can be made. */
function makeFolder(): string | undefined {
  try {
    return mkdtempSync(join(tmpdir(), "kinward-"));
  } catch {
    return undefined;
  }
}

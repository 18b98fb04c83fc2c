// A room of the console, as it is registered: one entry in `rooms.ts`, from which its pages, its place in the menu, and the
// checks of role, nonce and origin follow.
import type { Response } from "express";

import type { Act } from "../../domain/operator/roles.js";
import type { PageRequest, PathParameters } from "../../pages/shell/page.js";
import type { Db } from "../../store/engine/db.js";
import type { MenuEntry, ProductVisit, Visit } from "./visit.js";

/** What is wrong with a form, by field. Its page shows that beside what was typed. */
interface Rejection {
  readonly errors: Readonly<Record<string, string>>;
  /** The page with the form, where that is another than the one it is sent to. */
  readonly page?: string;
}

/** What follows a form: the path of a page, its own page with errors, or a response that is sent after the commit. */
export type Result = string | Rejection | ((response: Response) => void | Promise<void>);

/** Shows a page. `Parameter` names the parameters of its path. */
export type Show<Parameter extends string = never, V extends Visit = ProductVisit> = (
  visit: V,
  request: PageRequest<Parameter>,
  response: Response,
) => void | Promise<void>;

/** Does what a form asks for, in a transaction that has used up its nonce. A rejection rolls the transaction back. */
export type Submit<Parameter extends string = never, V extends Visit = ProductVisit> = (
  tx: Db,
  visit: V,
  request: PageRequest<Parameter>,
) => Promise<Result>;

interface Shown<V extends Visit, Path extends string> {
  /** Handles GET. */
  readonly show: Show<PathParameters<Path>, V>;
  /** The act that it takes: by default that of the page's form, else that of the room. */
  readonly sees?: Act;
}

interface Taken<V extends Visit, Path extends string> {
  /** Handles the form that is sent to this path. */
  readonly submit: Submit<PathParameters<Path>, V>;
  /** The act that the form takes. */
  readonly changes: Act;
  /**
   * The form cannot be undone, or shows or changes personal data: in live mode it asks for the passkey again and for a reason.
   * Put `reasonField` into it.
   */
  readonly asksAgain?: true;
  /** The form has a field `file`, whose text the handler reads as any other field. */
  readonly takesFile?: true;
}

/** A page, a form that is sent from another page, or both. `path` is below that of the room: "" for its first page. */
export type RoomPage<V extends Visit = Visit, Path extends string = string> = Readonly<{
  path: Path;
}> &
  (
    | (Shown<V, Path> &
        Readonly<{ submit?: undefined; changes?: undefined; takesFile?: undefined }>)
    | (Taken<V, Path> & Readonly<{ show?: undefined }>)
    | (Shown<V, Path> & Taken<V, Path>)
  );

export type ShownPage = Extract<RoomPage, { show: object }>;
export type TakenPage = Extract<RoomPage, { submit: object }>;

export interface Room extends MenuEntry {
  readonly pages: readonly RoomPage[];
}

type Definition<V extends Visit> = Pick<Room, "id" | "title" | "sees"> & {
  readonly pages: readonly RoomPage<V>[];
};

/** A room of an organisation: `/console/<organisation>/<id>`. */
export const organisationRoom = (definition: Definition<Visit>): Room => ({
  ...definition,
  of: "organisation",
});

/** A room of a product in a mode: `/console/<organisation>/<product>/<mode>/<id>`. */
export const productRoom = (definition: Definition<ProductVisit>): Room => ({
  ...(definition as unknown as Definition<Visit>),
  of: "product",
});

/** Checks at compile time that a path of an organisation's room has the parameters that its handlers need. */
export const organisationPage = <const Path extends `/${string}` | "">(
  page: RoomPage<Visit, Path>,
): RoomPage => page as unknown as RoomPage;

/** Checks at compile time that a path of a product's room has the parameters that its handlers need. */
export const productPage = <const Path extends `/${string}` | "">(
  page: RoomPage<ProductVisit, Path>,
): RoomPage<ProductVisit> => page as unknown as RoomPage<ProductVisit>;

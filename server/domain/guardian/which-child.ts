import type { Nickname } from "./nickname.js";

/** What shows a guardian which child a page or mail is about. */
export type WhichChild = Readonly<{
  nickname: Nickname | undefined;
  age: number | undefined;
  /** The end of the player's number, long enough to be looked up in the game. */
  mark: string;
}>;

export const markOf = ({ kuid }: Readonly<{ kuid: string }>): string =>
  kuid.slice(-4).toUpperCase();

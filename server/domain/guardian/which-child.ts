import type { Nickname } from "./nickname.js";

/** What tells a guardian which child something is about. */
export type WhichChild = Readonly<{
  nickname: Nickname | undefined;
  age: number | undefined;
  /** The end of the player's number, long enough to be looked up in the game. */
  mark: string;
}>;

export const markOf = ({ kuid }: Readonly<{ kuid: string }>): string =>
  kuid.slice(-4).toUpperCase();

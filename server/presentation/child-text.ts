import type { WhichChild } from "../domain/guardian/which-child.js";
import { shortList } from "./lists.js";
import type { Texts } from "./texts/index.js";

/** Returns a text such as "Your child, 9 …3F9A". */
export const unnamedChild = ({ age, mark }: Omit<WhichChild, "nickname">, { which }: Texts) =>
  age === undefined ? which.unknown(mark) : which.child({ age: String(age), mark });

/**
 * Returns the name of a child in an email. Others may see it on a locked screen, so guardians choose whether it is the nickname.
 */
export const childInMail = (child: WhichChild, texts: Texts): string =>
  child.nickname?.isInMails ? child.nickname.name : unnamedChild(child, texts);

/** Returns a text such as "Mia asks for more in Starfall: Voice chat". `asked` are the titles of permissions. */
export const asksFor = (
  texts: Texts,
  { child, product, asked }: Readonly<{ child: string; product: string; asked: readonly string[] }>,
): string => texts.which.asksFor({ child, product, what: shortList(asked, texts) });

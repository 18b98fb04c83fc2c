import { ServiceError } from "../../lib/errors.js";

/** The request has no address, and none is on file. */
export const noAddress = () =>
  new ServiceError("INVALID_EMAIL", "email: is required, because no guardian is on file.");

/** Returns an address shortened so that it doesn't identify a person: `g...@example.com`. */
export const maskAddress = (email: string): string => maskFrom(email, 1);

function maskFrom(email: string, shown: number): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at < 0 ? shown : Math.min(shown, at))}...${email.slice(at)}`;
}

/** Returns the addresses of a list, each shortened as far as they still differ: `no...@example.com`, `ni...@example.com`. */
export const maskAddresses = (emails: readonly string[]): string[] =>
  emails.map((email) => {
    const isUnique = (shown: number) =>
      emails.every(
        (other) => isSameAddress(other, email) || maskFrom(other, shown) !== maskFrom(email, shown),
      );
    let shown = 1;
    while (!isUnique(shown) && shown < email.lastIndexOf("@")) shown += 1;
    return maskFrom(email, shown);
  });

/** Returns whether two texts are the address of one mailbox. Upper and lower case count alike. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

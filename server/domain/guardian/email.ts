import { ServiceError } from "../../errors.js";

/** No address was given and none is on file. */
export const noAddress = () =>
  new ServiceError("INVALID_EMAIL", "email: is required, for no guardian is on file.");

/** An address that says where a mail went and not to whom: `g…@example.com`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

const LONGEST = 254;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** The same that the contract's `format: email` accepts. */
export const isAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);

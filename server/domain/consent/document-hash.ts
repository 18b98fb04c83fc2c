import { createHash } from "node:crypto";

import type { ProductDocument } from "../product.js";

/**
 * Returns a document as shown to the guardian: its id and version, the language where it has several, and a digest of its text
 * or, without text, of its address.
 */
export const documentHash = ({
  id,
  version,
  name,
  url,
  isDataNotice,
  text,
  language,
}: ProductDocument) => ({
  id,
  version,
  isDataNotice,
  ...(language !== undefined && { language }),
  sha256: createHash("sha256")
    .update(text ?? JSON.stringify({ id, version, name, url, isDataNotice }))
    .digest("hex"),
});

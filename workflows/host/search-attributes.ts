// The attributes by which an operator finds a workflow: `temporal workflow list --query 'KinwardSession = "..."'`. They hold
// opaque ids only, because search attributes are not encrypted.
import { isGrpcServiceError, type Connection } from "@temporalio/client";
import {
  SearchAttributeType,
  TypedSearchAttributes,
  defineSearchAttributeKey,
  type SearchAttributePair,
} from "@temporalio/common";
import proto from "@temporalio/proto";

import type { ServiceContext } from "../../server/context.js";
import type { Kinds } from "../../server/wakeups/kind.js";
import { isWakeupKind } from "../../server/domain/wakeup-kinds.js";
import type { Wakeup } from "../names.js";

const KIND = defineSearchAttributeKey("KinwardKind", SearchAttributeType.KEYWORD);
const REF = defineSearchAttributeKey("KinwardRef", SearchAttributeType.KEYWORD);
const SESSION = defineSearchAttributeKey("KinwardSession", SearchAttributeType.KEYWORD);

/** The arguments of `temporal operator search-attribute create`, where the service may not create them itself. */
export const SEARCH_ATTRIBUTES = [KIND, REF, SESSION].map(({ name }) => name);

const KEYWORD = proto.temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD;

/** gRPC's status ALREADY_EXISTS. */
const ALREADY_EXISTS = 6;
const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;

/**
 * Creates the attributes that the namespace lacks. Returns whether it has all: the cloud lets only its own tools add them.
 * Rejects where Temporal does not respond.
 */
export async function ensureSearchAttributes(
  { operatorService }: Connection,
  namespace: string,
): Promise<boolean> {
  try {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    const missing = SEARCH_ATTRIBUTES.filter((name) => !(name in customAttributes));
    if (missing.length > 0) {
      const searchAttributes = Object.fromEntries(missing.map((name) => [name, KEYWORD]));
      await operatorService.addSearchAttributes({ namespace, searchAttributes });
    }
    return true;
  } catch (error) {
    const code = isGrpcServiceError(error) ? Number(error.code) : undefined;
    if (code === ALREADY_EXISTS) return true;
    if (code === PERMISSION_DENIED || code === UNIMPLEMENTED) return false;
    throw error;
  }
}

export async function searchAttributesOf(
  { kinds, store }: Pick<ServiceContext, "store"> & { kinds: Kinds },
  { kind, ref }: Wakeup,
): Promise<TypedSearchAttributes> {
  // A newer process may have armed a kind that this one does not know.
  const sessionId = isWakeupKind(kind) ? await kinds[kind].findSessionId(store, ref) : undefined;
  const pairs: SearchAttributePair[] = [
    { key: KIND, value: kind },
    { key: REF, value: ref },
    ...(sessionId ? [{ key: SESSION, value: sessionId }] : []),
  ];
  return new TypedSearchAttributes(pairs);
}

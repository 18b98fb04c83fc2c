// A law takes effect, or a product file has changed what players may do: announces every session that it concerns.
import { announceRuleChange } from "../actions/rules/announce-rule-change.js";
import { LAW, beginLawDays } from "../actions/rules/law-days.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the id of a change that is announced, or `law` for the next day on which a law takes effect. */
export const ruleChange: TransactionalKind = {
  findSessionId: async () => undefined,
  async advance(services, ref, now, tx) {
    return ref === LAW
      ? beginLawDays(tx, services, now)
      : announceRuleChange(tx, services, ref, now);
  },
};

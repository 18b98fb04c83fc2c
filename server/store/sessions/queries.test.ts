import { expect, test } from "@jest/globals";

import { letIn } from "../../../testing/arrange.js";
import { ACCOUNT, STARFALL, startTestService } from "../../../testing/service.js";
import type { Mode } from "../../domain/product.js";
import { findSessionVersion } from "./queries.js";

test("the version of a session is found in its own product and mode alone", async () => {
  const service = await startTestService();
  const { sessionId } = await letIn(service);
  const find = (productId: number, mode: Mode) =>
    findSessionVersion(service.services.store, { productId, mode, sessionId });
  expect(await find(STARFALL, "test")).toMatchObject({ sessionId });
  expect(await find(ACCOUNT, "test")).toBeUndefined();
  expect(await find(STARFALL, "live")).toBeUndefined();
  await service.stop();
});

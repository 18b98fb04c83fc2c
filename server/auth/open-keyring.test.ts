import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { TestFolder } from "../../testing/folder.js";
import { startTestService, type Start } from "../../testing/service.js";
import { ConfigError } from "../config.js";
import { readServiceValue, SECRET_CHECK } from "../store/service/queries.js";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder[Symbol.dispose]());

const modeOf = (file: string) => statSync(file).mode & 0o777;

describe("the secret of the service", () => {
  const open = (seed: string, env: Start["env"] = {}) =>
    startTestService({ serves: "nothing", folder: folder.path, seed, env });

  test("is made once beside the embedded database, and is private", async () => {
    const first = await open("first");
    const second = await open("second");
    expect(second.services.keyring).toEqual(first.services.keyring);
    const file = join(folder.path, "kinward.secret");
    expect(modeOf(file)).toBe(0o600);
    expect(readFileSync(file, "utf8").length).toBeGreaterThanOrEqual(32);
    await first.stop();
    await second.stop();
  });

  test("is KINWARD_SECRET where it is set, and then no file is made", async () => {
    const service = await open("first", { KINWARD_SECRET: "x".repeat(32) });
    expect(() => statSync(join(folder.path, "kinward.secret"))).toThrow("ENOENT");
    await service.stop();
  });

  test.each(["", "short", "\n"])(
    "that was damaged (%j) stops the start with the file's name",
    async (text) => {
      writeFileSync(join(folder.path, "kinward.secret"), text);
      await expect(open("first")).rejects.toThrow(/kinward\.secret.*damaged/);
    },
  );

  describe("of a database that was begun with another one", () => {
    const KEPT = "k".repeat(32);
    const begin = async (env: Start["env"]) => {
      const service = await open("first", env);
      const kept = await readServiceValue(service.services.store, SECRET_CHECK);
      await service.stop();
      return kept ?? "";
    };

    test("stops the start with a sentence that names KINWARD_SECRET, and changes nothing", async () => {
      const kept = await begin({ KINWARD_SECRET: KEPT });
      const refused = open("second", { KINWARD_SECRET: "o".repeat(32) });
      await expect(refused).rejects.toThrow(ConfigError);
      await expect(refused).rejects.toThrow(/^KINWARD_SECRET is not the secret [^\n]+\.$/);
      expect(await begin({ KINWARD_SECRET: KEPT })).toBe(kept);
    });

    test("stops the start where it stands in the file", async () => {
      await begin({});
      writeFileSync(join(folder.path, "kinward.secret"), "o".repeat(32));
      await expect(open("second")).rejects.toThrow(/kinward\.secret is not .*KINWARD_SECRET/);
    });

    test("is not made anew where its file is lost", async () => {
      await begin({});
      const file = join(folder.path, "kinward.secret");
      const secret = readFileSync(file);
      rmSync(file);
      await expect(open("second")).rejects.toThrow(/kinward\.secret is missing.*KINWARD_SECRET/);
      expect(existsSync(file)).toBe(false);
      writeFileSync(file, secret);
      await begin({});
    });

    const NEXT = "n".repeat(32);

    test("starts with a newer one listed before it, and then needs both", async () => {
      await begin({ KINWARD_SECRET: KEPT });
      await begin({ KINWARD_SECRET: `${NEXT},${KEPT}` });
      await begin({ KINWARD_SECRET: `${KEPT}, ${NEXT}` });
      await expect(open("second", { KINWARD_SECRET: NEXT })).rejects.toThrow(
        /does not list every secret .* add the one with the id [0-9a-f]{6}/,
      );
      await expect(open("second", { KINWARD_SECRET: `${NEXT},${"o".repeat(32)}` })).rejects.toThrow(
        /does not list every secret .* add the one with the id [0-9a-f]{6}/,
      );
    });

    test("takes a newer one from the file as well", async () => {
      await begin({});
      const file = join(folder.path, "kinward.secret");
      writeFileSync(file, `${NEXT},${readFileSync(file, "utf8")}\n`);
      await begin({});
    });

    test("refuses a list with the same secret twice", async () => {
      await expect(open("first", { KINWARD_SECRET: `${KEPT},${KEPT}` })).rejects.toThrow(
        /lists the same secret twice/,
      );
    });

    test("is the first one's where two start at once", async () => {
      const starts = await Promise.allSettled(
        ["a", "b"].map((letter) => open(letter, { KINWARD_SECRET: letter.repeat(32) })),
      );
      for (const start of starts) if (start.status === "fulfilled") await start.value.stop();
      expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });
  });
});

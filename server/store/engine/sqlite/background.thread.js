// A thread with a connection of its own, for statements that take long. `background.ts` starts it.
import { parentPort, workerData } from "node:worker_threads";

import Database from "better-sqlite3";

const { file, pragmas, timeoutMs } = workerData;
const db = new Database(file, { fileMustExist: true, timeout: timeoutMs });
for (const pragma of pragmas) db.pragma(pragma);

const run = (statement) => (statement.reader ? statement.get() : void statement.run());

parentPort.on("message", ({ id, sql }) => {
  if (sql === undefined) {
    db.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ id, row: run(db.prepare(sql)) });
  } catch ({ code, message }) {
    parentPort.postMessage({ id, failure: { code, message } });
  }
});

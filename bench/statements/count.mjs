// Loaded before the service: notes each statement that runs, and writes them down when SIGUSR2 asks for them.
import { writeFileSync } from "node:fs";

import Database from "better-sqlite3";

let statements = [];
const { prepare } = Database.prototype;
Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  for (const name of ["run", "get", "all"]) {
    const original = statement[name];
    statement[name] = function (...values) {
      statements.push(sql);
      return original.apply(this, values);
    };
  }
  return statement;
};
process.on("SIGUSR2", () => {
  writeFileSync(process.env.STATEMENTS, JSON.stringify(statements));
  statements = [];
});

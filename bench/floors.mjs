// What Node takes for a request and a response of these sizes, whatever is done in between: measured in the same run.
import { start } from "./machine.mjs";

const at = (name) => new URL(`floors/${name}.mjs`, import.meta.url).pathname;

/** Adds to what `loadOf` makes for each of `subjects` the same on bare `node:http` and on bare `net`, and stops both afterwards. */
export async function besideFloors(subjects, loadOf, { status = 200, body }, work) {
  const names = ["http", "net"];
  const servers = await Promise.all(
    names.map((name) =>
      start([process.execPath, at(name)], "/health", { STATUS: String(status), BODY: body }),
    ),
  );
  const loads = {};
  try {
    for (const [subject, server] of Object.entries(subjects)) loads[subject] = await loadOf(server);
    // Any of the requests: a floor reads no more of one than its length.
    for (const [which, name] of names.entries())
      loads[name] = { ...(await loadOf(subjects.kinward)), server: servers[which] };
    return await work(loads);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

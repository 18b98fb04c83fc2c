import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Says how much processor time a container may use in each period (cgroup v2). */
const CPU_LIMIT = "/sys/fs/cgroup/cpu.max";

/** How many cores this process may use: of the machine, or of the container that it runs in. */
export const availableCores = (readLimit = () => readFileSync(CPU_LIMIT, "utf8")): number => {
  const cores = availableParallelism();
  try {
    const [quota, period] = readLimit().split(" ").map(Number);
    const limit = Math.ceil(Number(quota) / Number(period));
    return limit >= 1 ? Math.min(cores, limit) : cores;
  } catch {
    return cores;
  }
};

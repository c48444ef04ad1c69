import { Script } from "node:vm";

const script = new Script("atriumWork()");
const ground = globalThis as { atriumWork?: () => void };

/**
 * Does work that cannot wait, and breaks it off after so many milliseconds; false then, and whatever it had in its hands is
 * half done and must be thrown away: not even its `finally` blocks ran. For what others decide the amount of (decision 0038).
 */
export function withinTime(milliseconds: number, work: () => void): boolean {
  const outer = ground.atriumWork;
  ground.atriumWork = work;
  try {
    script.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  } finally {
    if (outer) ground.atriumWork = outer;
    else delete ground.atriumWork;
  }
}

import { readFileSync } from "node:fs";

/** How often to look, in milliseconds. */
const glance = 200;

/**
 * Asks this process to stop when whoever started it is gone. npm does not pass every signal on, and it may have put a
 * shell between itself and us, which outlives it.
 */
export function stopWithParent() {
  const watched = ancestors();
  const timer = setInterval(() => {
    if (process.ppid === watched[0] && watched.every(isAlive)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, glance);
  timer.unref();
}

/** The parent, and the parent's parent when the parent is a shell that runs only our command. */
function ancestors() {
  const parent = process.ppid;
  if (process.platform !== "linux" || parent <= 1) return [parent];
  try {
    const [shell, option] = readFileSync(`/proc/${parent}/cmdline`, "utf8").split("\0");
    const above = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, "utf8"))?.[1]);
    const between = /(^|\/)(sh|ash|dash|bash)$/.test(shell) && option === "-c";
    return between && above > 1 ? [parent, above] : [parent];
  } catch {
    return [parent];
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

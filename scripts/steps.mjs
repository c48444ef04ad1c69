import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const running = new Set();

/**
 * Runs one command of the checks as a child of its own. Its output is held back and shown only when it fails; a step
 * with a `report` says how many tests it held, any other counts as one.
 */
export function runStep(step, { root, env }) {
  const began = Date.now();
  const report =
    step.report && path.join(tmpdir(), `atrium-${process.pid}-${step.name.replace(/\W/g, "-")}.json`);
  return new Promise((resolve) => {
    const [file, ...args] = step.command(report);
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env, ...step.env?.(report) },
      detached: true,
    });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    child.on("error", (error) => (output += error.message));
    child.on("close", (status) => {
      running.delete(child);
      const ok = status === 0 && (step.proves?.(output) ?? true);
      const groups = groupsOf(step, ok, report);
      resolve({ name: step.name, ok, groups, seconds: (Date.now() - began) / 1000, output });
    });
  });
}

/** Ends what is running, with everything it started. */
export function stopSteps() {
  for (const child of running) {
    try {
      process.kill(-child.pid, "SIGTERM");
    } catch {
      // It has just ended by itself.
    }
  }
}

function groupsOf(step, ok, report) {
  const whole = [{ name: step.name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }];
  if (!report) return whole;
  try {
    const groups = step.report(JSON.parse(readFileSync(report, "utf8")));
    rmSync(report);
    const missed = !ok && groups.every((group) => group.failed === 0);
    return missed ? [...groups, { name: `${step.name} (run)`, passed: 0, failed: 1 }] : groups;
  } catch {
    return whole;
  }
}

/** Runs steps on `lanes` lanes in the order of the list and tells about each as it ends. */
export async function runSteps(steps, options) {
  const waiting = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step, options);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: options.lanes }, lane));
  return results;
}

function tell({ name, ok, groups, seconds, output }) {
  const counts = groups.length > 1 || groups[0].passed + groups[0].failed > 1;
  console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  if (counts) for (const group of groups) console.log(`         ${group.name}: ${said(group)}`);
  if (!ok) console.log(output.trimEnd());
}

/** The last line of every run. */
export function total(results) {
  const groups = results.flatMap((result) => result.groups);
  const sum = (key) => groups.reduce((count, group) => count + group[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

export function said({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

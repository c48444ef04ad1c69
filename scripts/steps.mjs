import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import path from "node:path";
import { failedStep, listOf } from "./failures.mjs";

const running = new Set();
let stopping = false;

/**
 * Runs one command of the checks as a child of its own. Its output is held back and shown only when it fails; a step
 * with a `report` says how many tests it held and which `failures`, any other counts as one. A step that `givesWay` takes
 * what processor time those beside it leave.
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
    if (step.givesWay && child.pid) giveWay(child.pid);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    child.on("error", (error) => (output += error.message));
    child.on("close", (status) => {
      running.delete(child);
      const ok = status === 0;
      const seconds = (Date.now() - began) / 1000;
      resolve({ name: step.name, ok, ...outcome(step, { ok, report, root, output }), seconds, output });
    });
  });
}

/** About a tenth of what the others have, where they want all. Linux shares the processors out between groups of processes first, and each step is a group of its own. */
function giveWay(pid) {
  const less = 10;
  try {
    setPriority(pid, less);
    writeFileSync(`/proc/${pid}/autogroup`, String(less));
  } catch {
    // It has ended by itself, or this system knows no such groups.
  }
}

/** Ends what is running, with everything it started; nothing else begins. */
export function stopSteps() {
  stopping = true;
  for (const child of running) {
    try {
      process.kill(-child.pid, "SIGTERM");
    } catch {
      // It has just ended by itself.
    }
  }
}

function outcome(step, { ok, report, root, output }) {
  const itself = failedStep(step.name, output);
  const whole = {
    groups: [{ name: step.name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }],
    failures: ok ? [] : [itself],
  };
  if (!report) return whole;
  try {
    const read = JSON.parse(readFileSync(report, "utf8"));
    rmSync(report);
    const groups = step.report(read);
    const failures = step.failures(read, root);
    const missed = !ok && groups.every((group) => group.failed === 0);
    if (missed) groups.push({ name: `${step.name} (run)`, passed: 0, failed: 1 });
    return { groups, failures: !ok && failures.length === 0 ? [itself] : failures };
  } catch {
    return whole;
  }
}

/** Runs steps on `lanes` lanes in the order of the list, those of a list inside it one behind the other, and tells about each as it ends. */
export async function runSteps(steps, options) {
  const waiting = [...steps];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const step of [next].flat()) {
        if (stopping) return;
        const result = await runStep(step, options);
        results.push(result);
        tell(result);
      }
    }
  };
  await Promise.all(Array.from({ length: options.lanes }, lane));
  return results;
}

function tell({ name, ok, groups, failures, seconds, output }) {
  const counts = groups.length > 1 || groups[0].passed + groups[0].failed > 1;
  console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  if (counts) for (const group of groups) console.log(`         ${group.name}: ${said(group)}`);
  if (ok) return;
  // What failed, before the long story; a step that counts as one tells nothing but its story.
  if (counts) for (const line of listOf(failures)) console.log(line);
  console.log(output.trimEnd());
}

/** What failed in all the steps, by its title and the first lines of its error: the end of a run, above its last line. */
export function tellFailures(results) {
  const lines = listOf(results.flatMap((result) => result.failures));
  if (lines.length > 0) console.log(["", "What failed, in short:", ...lines].join("\n"));
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

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stopOnSignals } from "./shutdown.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
let exits: unknown[];
let finish: (how: "well" | "badly") => void;
let logged: string[];
let stops: number;
/** Others listen too, as who measures the tests does: they are not to hear of signals that nobody sent. */
const others = new Map(signals.map((signal) => [signal, process.listeners(signal)]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  [exits, logged, stops] = [[], [], 0];
  for (const signal of signals) process.removeAllListeners(signal);
  vi.spyOn(process, "exit").mockImplementation((code) => void exits.push(code) as never);
  stopOnSignals(
    () => {
      stops += 1;
      return new Promise((resolve, reject) => {
        finish = (how) => (how === "well" ? resolve() : reject(new Error("stuck")));
      });
    },
    (line) => void logged.push(line),
  );
});
afterEach(() => {
  for (const signal of signals) {
    process.removeAllListeners(signal);
    for (const listener of others.get(signal) ?? []) process.on(signal, listener);
  }
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("stops in order at the first signal, and only then ends", async () => {
  process.emit("SIGTERM");
  expect([stops, exits]).toEqual([1, []]);
  finish("well");
  await vi.waitFor(() => expect(exits).toEqual([0]));
});

it("takes the signals of one request for one: those of the group, of npm, and of the watcher of npm", () => {
  process.emit("SIGTERM");
  process.emit("SIGTERM");
  vi.advanceTimersByTime(1900);
  process.emit("SIGHUP");
  expect([stops, exits]).toEqual([1, []]);
});

it("does not wait when it is asked again later", () => {
  process.emit("SIGINT");
  vi.advanceTimersByTime(2100);
  process.emit("SIGINT");
  expect(exits).toEqual([1]);
});

it("ends after twenty seconds, and says why when the stop fails", async () => {
  process.emit("SIGTERM");
  vi.advanceTimersByTime(19_999);
  expect(exits).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(exits).toEqual([1]);
  finish("badly");
  await vi.waitFor(() => expect(logged).toEqual(["Atrium didn't stop cleanly: Error: stuck"]));
});

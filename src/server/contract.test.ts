import { describe, expect, it } from "vitest";
import { pathFields } from "#kernel/call.ts";
import {
  type SpecifiedCall,
  alsoUnderSettings,
  proposedCalls,
  specifiedCalls,
  widgetActions,
} from "#testing/specified-calls.ts";
import { handlers } from "./handlers.ts";
import { refusals } from "./refusals.ts";
import { routed } from "./serving/routes.ts";

const calls = handlers.map(({ call }) => call);
const addressed = routed(handlers).map(({ call }) => call);
const addresses = addressed.flatMap((call) =>
  [call.path, ...(call.alsoAt ?? [])].map((path) => ({ call, path })),
);

/** Addresses that are ours: sign-in and set-up, and whatever the documents do not know. */
const ownPlaces = /^\/(accounts|-|api|page\/unlock|settings\/impersonate)\//;

describe("every call", () => {
  it("has a name of its own", () => {
    const names = calls.map((call) => call.name);
    expect(names).toEqual([...new Set(names)]);
  });

  it("has an address of its own", () => {
    const places = addresses.map(({ call, path }) => `${call.method} ${path.replace(/\{\w+\}/g, "{}")}`);
    expect(places).toEqual([...new Set(places)]);
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    "%s says each of its refusals in words",
    (_, call) => {
      const unsaid = call.refusals.filter((code) => !(code in refusals));
      expect(unsaid, "a room's refusals stand in its wording.ts, and that in its room.ts").toEqual([]);
    },
  );

  it.each(calls.map((call) => [call.name, call] as const))("%s reads the fields of its path", (_, call) => {
    const paths = [call.path, ...(call.alsoAt ?? [])];
    expect(paths.flatMap(pathFields).filter((field) => !(field in call.input))).toEqual([]);
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    "%s never answers fields of the envelope",
    (_, call) => {
      expect(Object.keys(call.output)).not.toEqual(expect.arrayContaining(["success"]));
    },
  );

  it.each(
    calls
      .filter((call) => call.method === "GET" && !call.changesByGet)
      .map((call) => [call.name, call] as const),
  )("%s only reads, because it is a GET", (_, call) => {
    expect(call.access).not.toBe("write");
  });
});

describe("the documents' calls", () => {
  const specified = addresses.flatMap(({ call, path }) =>
    rowsAt(path).map((rows) => [`${rows.method} ${path}`, call, rows] as const),
  );

  it("keep their methods; what the documents do not know lives under /-/ [CALL-04]", () => {
    const shown = specifiedCalls.map(({ method, path }) => `${method} ${path}`);
    const known = new Set([...shown, ...proposedCalls, ...alsoUnderSettings]);
    const strangers = addresses
      .filter(({ path }) => !ownPlaces.test(path))
      .map(({ call, path }) => `${call.method} ${path}`);
    const unknown = strangers.filter((place) => !known.has(place) && !widgetActions.test(place));
    expect(unknown, "an address of our own begins with /-/").toEqual([]);
  });

  it.each(specified.filter(([, call, row]) => call.method === row.method))(
    "%s keeps its field names [PROD-11]",
    (_, call, row) => {
      const answered = [...Object.keys(call.output), ...(call.failure ?? [])];
      expect(row.sends.filter((field) => !(field in call.input))).toEqual([]);
      expect(row.answers.filter((field) => !answered.includes(field))).toEqual([]);
    },
  );
});

function rowsAt(path: string): SpecifiedCall[] {
  return specifiedCalls.filter((row) => row.path === path);
}

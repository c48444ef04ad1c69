import fc from "fast-check";
import { type Call, type Fields, pathFields } from "#kernel/call.ts";
import { handlers } from "#server/handlers.ts";
import { routed } from "#server/serving/routes.ts";
import { screenList } from "#server/screen-list.ts";
import { type Encoding, encoded, encodings } from "../encoded.ts";
import { fieldArbitrary } from "./from-contract.ts";
import { hostileBody, hostileText, hostileValue } from "./hostile.ts";

/** One request as it goes over the wire, but for the session and the magic, which are put in when it is sent. */
export type FuzzRequest = {
  readonly who: "olga" | "ed" | "vera" | "visitor";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly type: string;
  readonly accept: string;
  /** Makes the bytes of the body once the magic is known; null for a request without one. */
  readonly body: ((magic: string) => Buffer) | null;
};

const who = fc.constantFrom("olga", "ed", "vera", "visitor") as fc.Arbitrary<FuzzRequest["who"]>;
const accept = fc.constantFrom("application/json", "text/html", "*/*", "nonsense", "");

/** Requests over every call and every screen, in the main group and behind prefixes of subsites. Calls that hash passwords come more rarely: each costs a twentieth of a second. */
export function requestArbitrary(
  ids: readonly number[],
  slugs: readonly string[] = [],
): fc.Arbitrary<FuzzRequest> {
  const calls = routed(handlers).map(({ call }) => ({
    weight: call.access === "none" ? 1 : 20,
    arbitrary: callRequest(call, ids),
  }));
  const screens = screenList.map((screen) => ({
    weight: 6,
    arbitrary: screenRequest(screen.addresses[0] ?? "/", { names: screen.query ?? [], ids }),
  }));
  return fc
    .tuple(fc.oneof(...calls, ...screens), prefixArbitrary(slugs))
    .map(([made, prefix]): FuzzRequest => ({ ...made, path: prefix + made.path }));
}

/** What stands before a path: mostly nothing or a subsite that is there, now and then what nobody made. */
function prefixArbitrary(slugs: readonly string[]): fc.Arbitrary<string> {
  const there = fc.constantFrom(...slugs.map((slug) => `/@${slug}`), "");
  const strange = hostileText.filter((value) => value.length < 2000).map((text) => `/@${escaped(text)}`);
  const broken = fc.constantFrom("/@", "/@%zz", "/@%00", "/@.", "/@no-such", "/@crew/@crew", "/@Crew");
  return fc.oneof(
    { arbitrary: fc.constant(""), weight: 8 },
    { arbitrary: there, weight: slugs.length > 0 ? 10 : 0 },
    { arbitrary: strange, weight: 1 },
    { arbitrary: broken, weight: 1 },
  );
}

function callRequest(call: Call<Fields, Fields>, ids: readonly number[]): fc.Arbitrary<FuzzRequest> {
  const inPath = pathFields(call.path);
  const fields = Object.entries(call.input).filter(([name]) => !inPath.includes(name));
  const named = fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, fieldArbitrary(field, ids)])),
    {
      requiredKeys: [],
    },
  );
  const strange = fc.dictionary(hostileText, hostileValue, { maxKeys: 2 });
  const body = fc.oneof({ arbitrary: named, weight: 5 }, fc.tuple(named, strange).map(joined));
  const path = pathArbitrary(call.path, ids);
  if (call.method === "GET")
    return fc.record({ who, accept, path, body }).map((made) => ({
      who: made.who,
      accept: made.accept,
      method: "GET",
      path: `${made.path}?${queryOf(made.body)}`,
      type: "",
      body: null,
    }));
  const good = fc.record({ who, accept, path, body, encoding: fc.constantFrom(...encodings) }).map(posted);
  const bad = fc
    .record({ who, accept, path, raw: hostileBody })
    .map(
      ({ raw, ...rest }): FuzzRequest => ({ ...rest, method: "POST", type: raw.type, body: () => raw.bytes }),
    );
  return fc.oneof({ arbitrary: good, weight: 6 }, bad);
}

type Made = Pick<FuzzRequest, "who" | "accept" | "path"> & { body: object; encoding: Encoding };

function posted({ body, encoding, ...rest }: Made): FuzzRequest {
  const { headers } = encoded({}, { encoding });
  return {
    ...rest,
    method: "POST",
    type: headers["content-type"] ?? "",
    body: (magic) => Buffer.from(encoded({ ...body, magic }, { encoding }).payload),
  };
}

function screenRequest(address: string, options: { names: readonly string[]; ids: readonly number[] }) {
  const query = fc.record(Object.fromEntries(options.names.map((name) => [name, hostileText])), {
    requiredKeys: [],
  });
  return fc.record({ who, accept, path: pathArbitrary(address, options.ids), query }).map(
    ({ query: sent, ...rest }): FuzzRequest => ({
      ...rest,
      method: "GET",
      path: `${rest.path}?${queryOf(sent)}`,
      type: "",
      body: null,
    }),
  );
}

/** A path with its fields filled in: ids of the world, other numbers, hostile texts, and broken escapes. */
function pathArbitrary(path: string, ids: readonly number[]): fc.Arbitrary<string> {
  const number = fc.oneof(fc.constantFrom(...ids), fc.integer()).map(String);
  const text = hostileText.filter((value) => value.length < 2000).map(escaped);
  const value = fc.oneof(
    { arbitrary: number, weight: 7 },
    { arbitrary: text, weight: 2 },
    fc.constantFrom("%zz", "%00", "."),
  );
  const values = fc.array(value, { minLength: 8, maxLength: 8 });
  return values.map((list) => {
    let place = 0;
    return path.replace(/\{\w+\}/g, () => list[place++] ?? "1");
  });
}

function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?"));
}

function queryOf(fields: object): string {
  const pairs = Object.entries(fields).map(([name, value]) => {
    const said = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    return `${escaped(name)}=${escaped(said)}`;
  });
  return pairs.join("&").slice(0, 6000);
}

function joined([named, strange]: readonly [object, object]): object {
  return { ...strange, ...named };
}

import { describe, expect, it } from "vitest";
import { worldNow } from "#testing/as.ts";
import { newKeys } from "#testing/company/certificate.ts";
import { encodedAnswer, own, ours, saidOfVera, truthOf } from "#testing/company/saml-arrival.ts";
import { assertionOf, metadataOf, responseOf, signed } from "#testing/company/saml-words.ts";
import { wrappings } from "#testing/company/saml-wrapping.ts";
import { readAnswer } from "./answer.ts";
import { readProviderMetadata } from "./provider-metadata.ts";

const request = `a${"r".repeat(43)}`;
const said = saidOfVera(request);
const known = readProviderMetadata(
  metadataOf({
    entityId: own.entityId,
    signInAddress: "https://sso.contoso.example/",
    certificates: [own.keys.certificate],
  }),
);
const speaker = typeof known === "string" ? { entityId: "", certificates: [] } : known;
const read = (xml: string) =>
  readAnswer(encodedAnswer(xml), speaker, { ...ours, requestId: request, now: worldNow });
const many = (text: string, times: number) =>
  Array.from({ length: times }, (_, at) => text.replace("#", String(at))).join("");
/** The signed answer with a list of prefixes in its signature, which the standard allows. */
const withPrefixes = (list: string) =>
  truthOf(said).replace(
    /(<(?:\w+:)?Transform Algorithm="http:\/\/www\.w3\.org\/2001\/10\/xml-exc-c14n#")\s*\/?>(?:<\/(?:\w+:)?Transform>)?/,
    `$1><e:InclusiveNamespaces xmlns:e="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="${list}"/></ds:Transform>`,
  );
const whyNot = (xml: string) => {
  try {
    return read(xml);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

it("says what was signed of somebody", () => {
  expect(read(truthOf(said))).toEqual({
    subject: "vera-7",
    isAddress: false,
    attributes: new Map(Object.entries(said.attributes)),
  });
});

describe("what is wrong with an answer is what is refused about it", () => {
  const lie = saidOfVera(request, { subject: "olga-1" });
  const why: Record<string, string> = {
    "1, the signed response in the signature of another": "not one assertion",
    "2, the signed response before its signature in another": "not one assertion",
    "3, an assertion before the signed one": "not one assertion",
    "4, the signed assertion in another": "not one assertion",
    "5, the signature in another assertion, the signed one behind": "not one assertion",
    "6, the signed assertion in the signature of another": "not one assertion",
    "7, another assertion in extensions before the signed one": "not one assertion",
    "8, the signed assertion in an object of the signature of another": "not one assertion",
    "with one number for both": "not one assertion",
    "behind a signature of its own kind": "signature elsewhere",
  };
  it.each(Object.entries(wrappings(said, lie)))("%s", (name, xml) => {
    expect(whyNot(xml)).toBe(why[name]);
  });

  const stranger = newKeys();
  it.each<[string, string]>([
    ["unsigned", responseOf(assertionOf(said), said)],
    ["signature", truthOf(said, stranger)],
    ["signature", truthOf(said).replace("vera-7", "vera-8")],
    ["algorithm", responseOf(signed(assertionOf(said), own.keys, { hash: "sha1" }), said)],
    ["form of the signature", responseOf(signed(assertionOf(said), own.keys, { reference: "other" }), said)],
    ["audience", truthOf(saidOfVera(request, { audience: "https://other.example/" }))],
    [
      "subject confirmation",
      responseOf(
        signed(assertionOf(saidOfVera(request, { recipient: "https://other.example/" })), own.keys),
        said,
      ),
    ],
    ["subject confirmation", responseOf(signed(assertionOf(saidOfVera("another")), own.keys), said)],
    [
      "destination",
      responseOf(
        signed(assertionOf(said), own.keys),
        saidOfVera(request, { recipient: "https://other.example/" }),
      ),
    ],
    ["answers another request", truthOf(saidOfVera("another"))],
    ["issuer of the response", truthOf(saidOfVera(request, { issuer: "https://evil.example/" }))],
    ["not well-formed", truthOf(said).replace("vera-7", "vera<!---->-7")],
    ["not well-formed", `<!DOCTYPE a>${truthOf(said)}`],
    ["unknown entity", truthOf(said).replace("vera-7", "&x;")],
    ["unknown entity", truthOf(said).replace("vera-7", "&toString;")],
    [
      "signature elsewhere",
      responseOf(`${signed(assertionOf(said), own.keys)}<SignedInfo></SignedInfo>`, said),
    ],
    ["form of the signature", withPrefixes("a ".repeat(501))],
    ["too many attributes", responseOf(`<a ${many('b#="" ', 33)}></a>`, said)],
    [
      "too many prefixes",
      responseOf(`<a ${many('xmlns:b#="u" ', 30)}><c ${many('xmlns:d#="u" ', 30)}></c></a>`, said),
    ],
    ["too many elements", responseOf("<a></a>".repeat(6000), said)],
    ["too deep", responseOf("<a>".repeat(100) + "</a>".repeat(100), said)],
  ])("%s", (expected, xml) => {
    expect(whyNot(xml)).toBe(expected);
  });
});

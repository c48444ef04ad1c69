import type { Asserted } from "./asserted.ts";
import { type Asked, demandHolds, subjectOf } from "./conditions.ts";
import { RefusedAnswer } from "./refused-answer.ts";
import { signedBytes } from "./signed.ts";
import { childNamed, childrenNamed, everyElement, isNamed, spaces, wordsOf } from "./tree.ts";
import { type Element, readXml } from "./xml.ts";

/** How a provider is known: as whom it speaks, and by which certificates (PEM). */
export type Speaker = { readonly entityId: string; readonly certificates: readonly string[] };

const bounds = { letters: 256 * 1024, elements: 5000, depth: 40 };
/** Of base64, with a break after each 64 letters. */
const sentMost = Math.ceil((bounds.letters * 4 * 65) / (3 * 64)) + 4;
const partsOfSignatures =
  "SignedInfo SignatureValue KeyInfo CanonicalizationMethod SignatureMethod Reference Transforms DigestMethod DigestValue".split(
    " ",
  );
const success = "urn:oasis:names:tc:SAML:2.0:status:Success";

/**
 * What an answer says, sent by HTTP-POST: by this provider, to this site, about the request that was asked, now. Only what was signed is read; what stands around
 * it can but refuse. Throws `RefusedAnswer`.
 */
export function readAnswer(sent: string, speaker: Speaker, asked: Asked): Asserted {
  const text = textOf(sent);
  const response = readXml(text, bounds);
  const assertion = onlyAssertion(response);
  demandEnvelope(response, speaker, asked);
  const signed = signedAssertion(text, { response, assertion }, speaker);
  if (wordsOf(childNamed(signed, "assertion", "Issuer")) !== speaker.entityId)
    throw new RefusedAnswer("issuer of the assertion");
  demandHolds(signed, asked);
  return { ...subjectOf(signed), attributes: attributesOf(signed) };
}

function textOf(sent: string): string {
  if (sent.length > sentMost) throw new RefusedAnswer("too long");
  const letters = sent.replaceAll(/[\r\n\t ]+/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(letters)) throw new RefusedAnswer("not base64");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(letters, "base64"));
    // What reads a text as XML reads these as one line break, and so they are hashed.
    return text.replaceAll(/\r\n?/g, "\n");
  } catch {
    throw new RefusedAnswer("not utf-8");
  }
}

/** A second assertion, response or signature anywhere is how signatures are wrapped: there is one of each, where it belongs. */
function onlyAssertion(response: Element): Element {
  if (!isNamed(response, "protocol", "Response")) throw new RefusedAnswer("no response");
  const all = [...everyElement(response)];
  if (all.some(({ name }) => name.startsWith("Encrypted"))) throw new RefusedAnswer("encrypted", "encrypted");
  demandSuccess(response);
  const [assertion, ...more] = all.filter(({ name }) => name === "Assertion");
  if (!assertion || more.length > 0 || assertion.namespace !== spaces.assertion)
    throw new RefusedAnswer("not one assertion");
  if (!response.children.includes(assertion)) throw new RefusedAnswer("assertion elsewhere");
  if (all.filter(({ name }) => name === "Response").length > 1) throw new RefusedAnswer("two responses");
  const standing = [response, assertion].flatMap((each) => childrenNamed(each, "signature", "Signature"));
  if (all.filter(({ name }) => name === "Signature").length !== standing.length)
    throw new RefusedAnswer("signature elsewhere");
  // The library looks for these everywhere, and compares each with each.
  for (const part of partsOfSignatures)
    if (all.filter(({ name }) => name === part).length > standing.length)
      throw new RefusedAnswer("signature elsewhere");
  const ids = all.flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, value]) => (/^id$/i.test(name) ? [value] : [])),
  );
  if (new Set(ids).size !== ids.length) throw new RefusedAnswer("one ID twice");
  return assertion;
}

function demandSuccess(response: Element): void {
  const status = childNamed(childNamed(response, "protocol", "Status"), "protocol", "StatusCode");
  if (status.attributes.get("Value") !== success) throw new RefusedAnswer("no success");
}

/** What the response says of itself, signed or not. A signed one has to say where it is sent to. */
function demandEnvelope(response: Element, { entityId }: Speaker, { requestId, replyAddress }: Asked): void {
  const { attributes } = response;
  if (attributes.get("Version") !== "2.0") throw new RefusedAnswer("version");
  if (attributes.get("InResponseTo") !== requestId) throw new RefusedAnswer("answers another request");
  const isSigned = childrenNamed(response, "signature", "Signature").length > 0;
  const destination = attributes.get("Destination") ?? (isSigned ? "" : replyAddress);
  if (destination !== replyAddress) throw new RefusedAnswer("destination");
  const issuers = childrenNamed(response, "assertion", "Issuer");
  if (issuers.length > 1 || issuers.some((issuer) => wordsOf(issuer) !== entityId))
    throw new RefusedAnswer("issuer of the response");
}

type Found = { readonly response: Element; readonly assertion: Element };

/** The assertion as it was signed. Where both carry a signature both have to hold. */
function signedAssertion(text: string, { response, assertion }: Found, { certificates }: Speaker): Element {
  const carriers = [response, assertion].filter(
    (each) => childrenNamed(each, "signature", "Signature").length > 0,
  );
  const read = carriers.map((each) => readXml(signedBytes(text, each, certificates), bounds));
  const signed = read.at(-1);
  if (!signed) throw new RefusedAnswer("unsigned");
  if (isNamed(signed, "assertion", "Assertion")) return signed;
  if (!isNamed(signed, "protocol", "Response")) throw new RefusedAnswer("something else is signed");
  return childNamed(signed, "assertion", "Assertion");
}

function attributesOf(assertion: Element): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of childrenNamed(assertion, "assertion", "AttributeStatement"))
    for (const attribute of childrenNamed(statement, "assertion", "Attribute")) {
      const name = attribute.attributes.get("Name") ?? "";
      const values = childrenNamed(attribute, "assertion", "AttributeValue");
      // A value that is no text, a name identifier for instance, says nothing that counts here.
      const said = values.filter(({ children }) => children.length === 0).map(wordsOf);
      found.set(name, [...(found.get(name) ?? []), ...said]);
    }
  return found;
}

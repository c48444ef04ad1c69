import { SignedXml } from "xml-crypto";
import { escapedXml } from "./escaped-xml.ts";
import { RefusedAnswer } from "./refused-answer.ts";
import { childNamed, childrenNamed, everyElement, spaces } from "./tree.ts";
import type { Element } from "./xml.ts";

const signatureMethods = [
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1",
];
const digestMethods = ["http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2001/04/xmlenc#sha512"];
const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";
const transforms = [`${spaces.signature}enveloped-signature`, exclusive];

/**
 * What the provider has signed of an element that carries a signature: the very bytes that were hashed, and nothing else is to be believed. The signature has the
 * form that the standard asks for and no other: over the element in which it stands, by a certificate that is known here; what it says about its own key
 * is not looked at.
 */
export function signedBytes(text: string, element: Element, certificates: readonly string[]): string {
  const signature = childNamed(element, "signature", "Signature");
  demandForm(signature, element);
  const cut = standingAlone(text, signature);
  const found = certificates.map((each) => bytesUnder(text, cut, each)).find((bytes) => bytes !== null);
  if (found === undefined || found === null) throw new RefusedAnswer("signature");
  return found;
}

/** Of elements in one signature, and letters in an attribute of one: what it says is worked with before its number is. */
const partsMost = 60;
const lettersMost = 1000;

function demandForm(signature: Element, element: Element): void {
  const parts = [...everyElement(signature)];
  if (parts.length > partsMost || parts.some(({ attributes }) => hasLongOf(attributes)))
    throw new RefusedAnswer("form of the signature");
  const info = childNamed(signature, "signature", "SignedInfo");
  const reference = childNamed(info, "signature", "Reference");
  const allowed = ["SignedInfo", "SignatureValue", "KeyInfo"];
  const isPlain =
    signature.children.every(({ name }) => allowed.includes(name)) &&
    info.children.length === 3 &&
    childrenNamed(signature, "signature", "SignatureValue").length === 1;
  const id = element.attributes.get("ID") ?? "";
  if (!isPlain || id === "" || reference.attributes.get("URI") !== `#${id}`)
    throw new RefusedAnswer("form of the signature");
  const [enveloped, canonical] = childNamed(reference, "signature", "Transforms").children;
  const inside = [...(enveloped?.children ?? []), ...(canonical?.children ?? [])];
  if (inside.length > 1 || inside.some(({ name }) => name !== "InclusiveNamespaces"))
    throw new RefusedAnswer("form of the signature");
  const ways = childNamed(reference, "signature", "Transforms").children.map(algorithmOf);
  const isKnown =
    ways.length === 2 &&
    ways.every((way, at) => way === transforms[at]) &&
    algorithmOf(childNamed(info, "signature", "CanonicalizationMethod")) === exclusive &&
    signatureMethods.includes(algorithmOf(childNamed(info, "signature", "SignatureMethod"))) &&
    digestMethods.includes(algorithmOf(childNamed(reference, "signature", "DigestMethod")));
  if (!isKnown) throw new RefusedAnswer("algorithm");
}

function hasLongOf(attributes: ReadonlyMap<string, string>): boolean {
  return [...attributes.values()].some((value) => value.length > lettersMost);
}

function algorithmOf(element: Element): string {
  return element.attributes.get("Algorithm") ?? "";
}

/** The signature as a text of its own, with the prefixes that were declared around it. */
function standingAlone(text: string, { from, to, scope }: Element): string {
  const cut = text.slice(from, to);
  const start = /^<[^\s/>]+/.exec(cut)?.[0] ?? "";
  const head = cut.slice(0, cut.indexOf(">"));
  const missing = [...scope].filter(
    ([prefix]) => prefix !== "xml" && !head.includes(prefix === "" ? "xmlns=" : `xmlns:${prefix}=`),
  );
  const declared = missing.map(
    ([prefix, value]) => ` ${prefix === "" ? "xmlns" : `xmlns:${prefix}`}="${escapedXml(value)}"`,
  );
  return `${start}${declared.join("")}${cut.slice(start.length)}`;
}

/** Null where this certificate did not sign it; the library throws where a signature is not even one. */
function bytesUnder(text: string, signature: string, certificate: string): string | null {
  const check = new SignedXml({ publicCert: certificate, getCertFromKeyInfo: () => null });
  check.SignatureAlgorithms = only(check.SignatureAlgorithms, signatureMethods);
  check.HashAlgorithms = only(check.HashAlgorithms, digestMethods);
  check.CanonicalizationAlgorithms = only(check.CanonicalizationAlgorithms, transforms);
  try {
    check.loadSignature(signature);
    if (!check.checkSignature(text)) return null;
  } catch {
    return null;
  }
  const [bytes, ...more] = check.getSignedReferences();
  return more.length === 0 && bytes !== undefined ? bytes : null;
}

function only<Value>(all: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => names.includes(each)));
}

import { own } from "./saml-arrival.ts";
import {
  type Said,
  assertionOf,
  newId,
  responseOf,
  signatureOf,
  signed,
  withSignature,
} from "./saml-words.ts";

const object = (inner: string) =>
  `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${inner}</ds:Object>`;
const extensions = (inner: string) => `<samlp:Extensions>${inner}</samlp:Extensions>`;
const inside = (signature: string, inner: string) =>
  signature.replace("</ds:Signature>", `${inner}</ds:Signature>`);
const beforeEnd = (element: string, inner: string) =>
  element.replace(/<\/[^<]+>$/, (end) => `${inner}${end}`);

/**
 * What is truly signed about one person, wrapped around words about another: the eight ways that Somorovsky and others found ("On Breaking SAML", 2012). In the
 * first two the response is signed, in the others the assertion.
 */
export function wrappings(said: Said, lie: Said): Record<string, string> {
  const response = responseOf(assertionOf(said), said);
  const ofResponse = signatureOf(response, own.keys);
  const forged = responseOf(assertionOf(lie), lie);
  const assertion = assertionOf(said);
  const signature = signatureOf(assertion, own.keys);
  const truth = withSignature(assertion, signature);
  const evil = assertionOf(lie, newId());
  const around = (inner: string) => responseOf(inner, said);
  const wrapping = withSignature(evil, inside(signature, assertion));
  return {
    "1, the signed response in the signature of another": withSignature(forged, inside(ofResponse, response)),
    "2, the signed response before its signature in another": withSignature(
      forged,
      `${response}${ofResponse}`,
    ),
    "3, an assertion before the signed one": around(`${evil}${truth}`),
    "4, the signed assertion in another": around(beforeEnd(evil, truth)),
    "5, the signature in another assertion, the signed one behind": around(
      `${withSignature(evil, signature)}${assertion}`,
    ),
    "6, the signed assertion in the signature of another": around(wrapping),
    "7, another assertion in extensions before the signed one": around(`${extensions(evil)}${truth}`),
    "8, the signed assertion in an object of the signature of another": around(
      withSignature(evil, inside(signature, object(assertion))),
    ),
    "with one number for both": around(`${assertionOf(lie, idOf(assertion))}${truth}`),
    "behind a signature of its own kind": around(
      `${truth}${signed(evil, own.keys).replace(/Assertion/g, "Other")}`,
    ),
  };
}

function idOf(element: string): string {
  return /\bID="([^"]+)"/.exec(element)?.[1] ?? "";
}

import { createHash, randomBytes, sign } from "node:crypto";
import type { Keys } from "./certificate.ts";

/**
 * What a provider of SAML says, from the text of the standard and without the product's code: every text is written as exclusive canonicalization would write it,
 * so that hashing and signing it is all there is to a signature.
 */
export type Said = {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly requestId: string;
  readonly subject: string;
  readonly format: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly notBefore: Date;
  readonly until: Date;
};

export const formats = {
  persistent: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  transient: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
  email: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
};

const saml = ' xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
const samlp = ' xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"';
const ds = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
const dsSpace = "http://www.w3.org/2000/09/xmldsig#";
const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";
const at = (date: Date) => date.toISOString();

export function newId(): string {
  return `i${randomBytes(16).toString("hex")}`;
}

/** An assertion, unsigned. */
export function assertionOf(said: Said, id = newId()): string {
  const { issuer, audience, recipient, requestId, subject, format, notBefore, until } = said;
  const attributes = Object.entries(said.attributes).map(([name, values]) => {
    const written = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`);
    return `<saml:Attribute Name="${name}">${written.join("")}</saml:Attribute>`;
  });
  return [
    `<saml:Assertion${saml} ID="${id}" IssueInstant="${at(notBefore)}" Version="2.0">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${format}">${subject}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData InResponseTo="${requestId}" NotOnOrAfter="${at(until)}" Recipient="${recipient}"></saml:SubjectConfirmationData>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${at(notBefore)}" NotOnOrAfter="${at(until)}">`,
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at(notBefore)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement></saml:Assertion>`,
  ].join("");
}

type Around = Pick<Said, "issuer" | "recipient" | "requestId" | "notBefore">;

/** A response around what it holds. */
export function responseOf(
  inner: string,
  { issuer, recipient, requestId, notBefore }: Around,
  status = "Success",
): string {
  return [
    `<samlp:Response${samlp} Destination="${recipient}" ID="${newId()}" InResponseTo="${requestId}" IssueInstant="${at(notBefore)}" Version="2.0">`,
    `<saml:Issuer${saml}>${issuer}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"></samlp:StatusCode></samlp:Status>`,
    `${inner}</samlp:Response>`,
  ].join("");
}

type How = { readonly hash?: "sha1" | "sha256" | "sha512"; readonly reference?: string };

/** The signature of an element: over all of it, with what is said about the key left out. */
export function signatureOf(element: string, keys: Keys, { hash = "sha256", reference }: How = {}): string {
  const id = reference ?? /\bID="([^"]+)"/.exec(element)?.[1] ?? "";
  const digest = createHash(hash).update(element).digest("base64");
  const [method, digestMethod] =
    hash === "sha1"
      ? [`${dsSpace}rsa-sha1`, `${dsSpace}sha1`]
      : [`http://www.w3.org/2001/04/xmldsig-more#rsa-${hash}`, `http://www.w3.org/2001/04/xmlenc#${hash}`];
  const info = [
    `<ds:SignedInfo${ds}><ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod>`,
    `<ds:SignatureMethod Algorithm="${method}"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms>`,
    `<ds:Transform Algorithm="${dsSpace}enveloped-signature"></ds:Transform><ds:Transform Algorithm="${exclusive}"></ds:Transform></ds:Transforms>`,
    `<ds:DigestMethod Algorithm="${digestMethod}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`,
  ].join("");
  const value = sign(hash, Buffer.from(info), keys.privateKey).toString("base64");
  const certificate = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${keys.certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  return `<ds:Signature${ds}>${info.replace(ds, "")}<ds:SignatureValue>${value}</ds:SignatureValue>${certificate}</ds:Signature>`;
}

/** An element with a signature in it, behind its issuer. */
export function withSignature(element: string, signature: string): string {
  return element.replace("</saml:Issuer>", `</saml:Issuer>${signature}`);
}

export function signed(element: string, keys: Keys, how: How = {}): string {
  return withSignature(element, signatureOf(element, keys, how));
}

export function metadataOf(given: {
  readonly entityId: string;
  readonly signInAddress: string;
  readonly certificates: readonly string[];
}): string {
  const keys = given.certificates.map(
    (each) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo${ds}><ds:X509Data><ds:X509Certificate>${each}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  return `<?xml version="1.0"?>
<!-- Made by Contoso -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${given.entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys.join("")}
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://elsewhere.example/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${given.signInAddress}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
}

import { deflateRawSync } from "node:zlib";
import { escapedXml } from "./escaped-xml.ts";
import { spaces } from "./tree.ts";

type Request = {
  readonly requestId: string;
  /** Comes back with the answer. */
  readonly state: string;
  readonly entityId: string;
  readonly replyAddress: string;
  /** Where the provider takes requests by HTTP-Redirect. */
  readonly signInAddress: string;
  readonly now: Date;
};

/** Where a browser is sent to sign in (SAML bindings 3.4): the request stands in the address. */
export function addressToAsk(request: Request): string {
  const address = new URL(request.signInAddress);
  address.searchParams.set("SAMLRequest", deflateRawSync(written(request)).toString("base64"));
  address.searchParams.set("RelayState", request.state);
  return address.href;
}

function written({ requestId, entityId, replyAddress, signInAddress, now }: Request): string {
  const attributes = Object.entries({
    "xmlns:samlp": spaces.protocol,
    "xmlns:saml": spaces.assertion,
    ID: requestId,
    Version: "2.0",
    IssueInstant: now.toISOString(),
    Destination: signInAddress,
    ProtocolBinding: "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST",
    AssertionConsumerServiceURL: replyAddress,
  }).map(([name, value]) => ` ${name}="${escapedXml(value)}"`);
  const issuer = `<saml:Issuer>${escapedXml(entityId)}</saml:Issuer>`;
  return `<samlp:AuthnRequest${attributes.join("")}>${issuer}<samlp:NameIDPolicy AllowCreate="true"/></samlp:AuthnRequest>`;
}

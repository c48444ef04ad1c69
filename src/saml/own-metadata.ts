import { escapedXml } from "./escaped-xml.ts";
import { spaces } from "./tree.ts";

/** How a site is described to a provider (SAML metadata): who it is, and where it takes answers. It has no key: it signs nothing and reads nothing encrypted. */
export function ownMetadata({
  entityId,
  replyAddress,
}: {
  readonly entityId: string;
  readonly replyAddress: string;
}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${spaces.metadata}" entityID="${escapedXml(entityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${spaces.protocol}">
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapedXml(replyAddress)}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

import type { Asserted } from "#saml/asserted.ts";
import { RefusedAnswer } from "#saml/refused-answer.ts";
import { addressToAsk } from "#saml/request.ts";
import { samlAddresses } from "../operations.ts";
import type { Company, SamlWay } from "../store.ts";
import { requestIdOf } from "./attempt-operations.ts";
import { claimsOf } from "./model/asserted-claims.ts";
import { confirmedIn } from "./model/confirmed.ts";
import type { SamlRefusal } from "./rules.ts";
import type { Heard } from "./store.ts";

type Asking = { readonly state: string; readonly siteAddress: string; readonly now: Date };

/** Where a browser is sent to sign in by SAML. */
export function samlAddress({ signInAddress }: SamlWay, { state, siteAddress, now }: Asking): string {
  const { entityId, replyAddress } = samlAddresses(siteAddress);
  return addressToAsk({ requestId: requestIdOf(state), state, entityId, replyAddress, signInAddress, now });
}

/** What a provider's answer says, to the attempt of this state. What reads signatures is loaded with the first answer. */
export async function heardIn(
  sent: string,
  company: Company<SamlWay>,
  { state, siteAddress, now }: Asking,
): Promise<Heard> {
  const { readAnswer } = await import("#saml/answer.ts");
  const { entityId, replyAddress } = samlAddresses(siteAddress);
  const { issuer, way, claim } = company;
  const speaker = { entityId: issuer, certificates: way.certificates };
  try {
    const asked = { entityId, replyAddress, requestId: requestIdOf(state), now };
    const asserted: Asserted = readAnswer(sent, speaker, asked);
    return { confirmed: confirmedIn(claimsOf(asserted, claim), { issuer: samlIssuer(company), claim }) };
  } catch (error) {
    if (error instanceof RefusedAnswer) return { refused: refusals[error.why] };
    throw error;
  }
}

/** As whom people of a provider are kept: one address may speak both protocols, with other numbers for its people in each. */
export function samlIssuer({ issuer }: Pick<Company, "issuer">): string {
  return `saml:${issuer}`;
}

const refusals = {
  untrusted: "company-failed",
  encrypted: "company-encrypted",
  "passing-name": "company-passing-name",
} as const satisfies Record<RefusedAnswer["why"], SamlRefusal>;

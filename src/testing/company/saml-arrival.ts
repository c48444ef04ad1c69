import { inflateRawSync } from "node:zlib";
import { saveSamlCompany, switchCompany } from "#features/company/contract.ts";
import type { SentOf } from "#kernel/call.ts";
import { as, worldNow } from "../as.ts";
import type { HttpAnswer, TestWeb } from "../server.ts";
import type { World } from "../world.ts";
import { arrivingBrowser } from "./arrival.ts";
import { type Keys, newKeys } from "./certificate.ts";
import { type Said, assertionOf, formats, metadataOf, responseOf, signed } from "./saml-words.ts";

type Given = SentOf<typeof saveSamlCompany>;

/** A provider that says whatever a test wants it to. */
export const own = { entityId: "https://sso.contoso.example/entity", keys: newKeys(), nextKeys: newKeys() };
export const ours = {
  entityId: "https://noordervaart.example/accounts/company/saml/metadata/",
  replyAddress: "https://noordervaart.example/accounts/company/saml/",
};

export function samlGiven(given: Partial<Given> = {}): Given {
  const certificates = [own.nextKeys.certificate, own.keys.certificate];
  const signInAddress = "https://sso.contoso.example/sign-in?tenant=7";
  return {
    name: "Contoso",
    metadata: metadataOf({ entityId: own.entityId, signInAddress, certificates }),
    domains: "noordervaart.example",
    role: "none",
    groups_claim: "groups",
    groups: "[]",
    ...given,
  };
}

/** The company sign-in of a site by SAML, set up by its owner and on. */
export async function setUpSaml(world: World, given: Partial<Given> = {}): Promise<void> {
  const olga = as(world, world.olga);
  const saved = await olga.call(saveSamlCompany, samlGiven(given));
  const on = await olga.call(switchCompany, { on: true });
  if (!saved.success || !on.success) throw new Error(`not set up: ${JSON.stringify([saved, on])}`);
}

/** The number of the request in the address that a browser was sent to. */
export function requestIn(at: URL): { id: string; state: string; text: string } {
  const text = inflateRawSync(Buffer.from(at.searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  return { id: /\bID="([^"]+)"/.exec(text)?.[1] ?? "", state: at.searchParams.get("RelayState") ?? "", text };
}

/** What is true of Vera, who is here, about a request. */
export function saidOfVera(requestId: string, lie: Partial<Said> = {}): Said {
  return {
    issuer: own.entityId,
    audience: ours.entityId,
    recipient: ours.replyAddress,
    requestId,
    subject: "vera-7",
    format: formats.persistent,
    attributes: { mail: ["vera@noordervaart.example"], displayName: ["Vera Visser"], groups: ["sales"] },
    notBefore: worldNow,
    until: new Date(worldNow.getTime() + 300_000),
    ...lie,
  };
}

export function truthOf(said: Said, keys: Keys = own.keys): string {
  return responseOf(signed(assertionOf(said), keys), said);
}

export function encodedAnswer(xml: string): string {
  return Buffer.from(xml).toString("base64");
}

/** Where a browser ends up whose provider answers its request with these words, and whether somebody is signed in there. */
export async function arriveBySaml(
  web: TestWeb,
  answer: (requestId: string, state: string) => string,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ to: unknown; isIn: boolean }> {
  const browser = await arrivingBrowser(web);
  const { id, state } = requestIn(await browser.leave());
  const SAMLResponse = encodedAnswer(answer(id, state));
  const back: HttpAnswer = await browser.sendAnswer({ SAMLResponse, RelayState: state, ...fields });
  return { to: back.headers["location"], isIn: browser.session() !== null };
}

import { type IncomingMessage, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateRawSync } from "node:zlib";
import { newKeys } from "./certificate.ts";
import { type Said, assertionOf, formats, metadataOf, responseOf, signed } from "./saml-words.ts";

/** What it says of the people that it knows, by their number. */
type Employees = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A server that speaks SAML by the text of the standard, with one form: the number of whoever signs in. */
export type SamlProvider = {
  readonly entityId: string;
  readonly metadata: string;
  /** It answers this site alone, as its metadata describe it. */
  readonly trust: (siteMetadata: string) => void;
  readonly close: () => Promise<void>;
};

type Site = { readonly entityId: string; readonly replyAddress: string };

/** `host`: by which name browsers find this machine, so that it is another site than ours. */
export async function openSamlProvider(
  employees: Employees,
  clock: () => Date,
  host = "127.0.0.1",
): Promise<SamlProvider> {
  const keys = newKeys();
  let site: Site | null = null;
  const server = createServer((request, response) => {
    void answerTo(request)
      .then((page) => response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page))
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const entityId = `${origin}/entity`;
  const signInAddress = `${origin}/sign-in?tenant=7`;
  const answerTo = async (request: IncomingMessage): Promise<string> => {
    const { searchParams } = new URL(request.url ?? "/", origin);
    const requestId = demandRequest(searchParams, site, signInAddress);
    if (request.method !== "POST" || !site)
      return `<form method="post"><label>Number <input name="number"></label><button>Continue</button></form>`;
    const number = await numberIn(request);
    const attributes = employees[number] ?? {};
    const about = { issuer: entityId, requestId, subject: `employee-${number}`, attributes };
    const said = saidTo(site, about, clock());
    const answer = responseOf(signed(assertionOf(said), keys), said);
    return formOf(site.replyAddress, Buffer.from(answer), searchParams.get("RelayState") ?? "");
  };
  return {
    entityId,
    metadata: metadataOf({ entityId, signInAddress, certificates: [keys.certificate] }),
    trust: (siteMetadata) => {
      const value = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(siteMetadata)?.[1] ?? "";
      site = { entityId: value("entityID"), replyAddress: value("Location") };
    },
    close: () => closed(server),
  };
}

async function numberIn(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += String(piece);
  return new URLSearchParams(text).get("number") ?? "";
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function saidTo(
  { entityId, replyAddress }: Site,
  about: Pick<Said, "issuer" | "requestId" | "subject" | "attributes">,
  now: Date,
): Said {
  const until = new Date(now.getTime() + 300_000);
  const { persistent: format } = formats;
  return { ...about, audience: entityId, recipient: replyAddress, format, notBefore: now, until };
}

/** Its number, where it is a request of the site that is known, sent here. */
function demandRequest(query: URLSearchParams, site: Site | null, here: string): string {
  const text = inflateRawSync(Buffer.from(query.get("SAMLRequest") ?? "", "base64")).toString();
  const value = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(text)?.[1] ?? "";
  const issuer = /<saml:Issuer>([^<]+)<\/saml:Issuer>/.exec(text)?.[1];
  const isRight =
    text.startsWith("<samlp:AuthnRequest ") &&
    issuer === site?.entityId &&
    value("AssertionConsumerServiceURL") === site?.replyAddress &&
    value("Destination") === here &&
    value("ProtocolBinding").endsWith(":HTTP-POST") &&
    value("Version") === "2.0" &&
    query.get("tenant") === "7";
  if (!isRight) throw new Error(`not a request of the site: ${text}`);
  return value("ID");
}

/** By HTTP-POST (SAML bindings 3.5): a form that sends itself. */
function formOf(to: string, answer: Buffer, state: string): string {
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
  return `<form method="post" action="${to}">${field("SAMLResponse", answer.toString("base64"))}${field("RelayState", state)}</form><script>document.forms[0].submit()</script>`;
}

/** Walks through the provider as a browser does, as the employee of a number; gives what its page would send, and where to. */
export async function walkThroughSaml(
  address: URL,
  number: string,
): Promise<{ to: string; fields: Record<string, string> }> {
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams({ number }) });
  const page = await answer.text();
  if (!answer.ok) throw new Error(page);
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  return {
    to: /action="([^"]+)"/.exec(page)?.[1] ?? "",
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}

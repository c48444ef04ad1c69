import { generateKeyPairSync } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Context } from "oidc-provider";
import { ownClient } from "./own-provider.ts";

/** What it says of the people that it knows, by their number. */
export type Employees = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A certified server that speaks the protocol, with one form: the number of whoever signs in. */
export type RealProvider = {
  readonly issuer: string;
  /** From here on it sends people back to this address, and to no other. */
  readonly returnTo: (address: string) => void;
  readonly close: () => Promise<void>;
};

export async function openRealProvider(employees: Employees): Promise<RealProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    returnTo: (address) => {
      answer = answering(issuer, employees, address);
    },
    close: () => closed(server),
  };
}

function answering(issuer: string, employees: Employees, returnAddress: string) {
  const provider: Provider = new Provider(issuer, {
    ...configurationOf(employees, returnAddress),
    loadExistingGrant: ({ oidc: { client, session } }: Context) =>
      granted(provider, client.clientId, session.accountId),
  });
  const follow = provider.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url?.startsWith("/interaction/")) void interact(provider, request, response);
    else follow(request, response);
  };
}

function configurationOf(employees: Employees, returnAddress: string) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: ownClient.id,
        client_secret: ownClient.secret,
        redirect_uris: [returnAddress],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "groups"],
    },
    pkce: { required: () => true },
    cookies: { keys: ["a key of the tests"] },
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig", kid: "real" }] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) =>
      employees[sub] && { accountId: sub, claims: () => ({ sub, ...employees[sub] }) },
  };
}

async function granted(provider: Provider, clientId: string, accountId: string) {
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === "POST") {
    let text = "";
    for await (const piece of request) text += String(piece);
    const accountId = new URLSearchParams(text).get("number") ?? "";
    return provider.interactionFinished(request, response, { login: { accountId } });
  }
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(
    `<!doctype html><html lang="en"><title>Contoso</title><form method="post"><label>Number <input name="number"></label><button>Continue</button></form>`,
  );
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Walks through the provider as a browser does, as the employee of a number; gives the address that it sends back to. */
export async function walkThrough(at: URL, number: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = at;
  for (let step = 0; step < 8; step++) {
    const isForm = next.pathname.startsWith("/interaction/");
    const answer = await fetch(next, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(isForm && { method: "POST", body: new URLSearchParams({ number }) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${answer.status} at ${next.href}: ${await answer.text()}`);
    next = new URL(location, next);
    if (next.origin !== at.origin) return next;
  }
  throw new Error("the provider leads nowhere");
}

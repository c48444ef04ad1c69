import { createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { type IncomingMessage, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What one code is exchanged for: claims in place of the true ones, or another way to sign. */
export type Lie = {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** `none` leaves the token unsigned; `stranger` signs it with a key that is not the provider's. */
  readonly signedBy?: "none" | "stranger";
  /** The token is signed, and its text is another one afterwards. */
  readonly isTampered?: boolean;
};

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const strangersKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKey = {
  ...createPublicKey(keys.privateKey).export({ format: "jwk" }),
  kid: "own",
  alg: "RS256",
  use: "sig",
};

/** A provider that says whatever a test wants it to, by the letter of the protocol but for what is wrong on purpose. */
export type OwnProvider = {
  readonly issuer: string;
  /** A code for somebody; `nonce` is that of the attempt unless the claims say another. */
  readonly codeFor: (nonce: string, lie?: Lie) => string;
  /** The bodies of requests for a token. */
  readonly asked: URLSearchParams[];
  readonly close: () => Promise<void>;
};

export const ownClient = { id: "atrium", secret: "a secret of the client" };

export async function openOwnProvider(): Promise<OwnProvider> {
  const codes = new Map<string, string>();
  const asked: URLSearchParams[] = [];
  let issuer = "";
  const server = createServer((request, response) => {
    void answerTo(request).then((body) => {
      response.writeHead(body ? 200 : 400, { "content-type": "application/json" });
      response.end(JSON.stringify(body ?? { error: "invalid_grant" }));
    });
  });
  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const path = new URL(request.url ?? "/", issuer).pathname;
    if (path === "/.well-known/openid-configuration") return configurationOf(issuer);
    if (path === "/keys") return { keys: [publicKey] };
    let text = "";
    for await (const piece of request) text += String(piece);
    const body = new URLSearchParams(text);
    asked.push(body);
    const token = codes.get(body.get("code") ?? "");
    return token && { access_token: "opaque", token_type: "Bearer", expires_in: 60, id_token: token };
  };
  issuer = await listen(server);
  return {
    issuer,
    asked,
    codeFor: (nonce, lie = {}) => {
      const code = `code-${codes.size}`;
      codes.set(code, tokenOf(issuer, nonce, lie));
      return code;
    },
    close: () => closed(server),
  };
}

function configurationOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256", "none"],
  };
}

function tokenOf(issuer: string, nonce: string, { claims = {}, signedBy, isTampered }: Lie): string {
  const now = Math.floor(Date.now() / 1000);
  const right = { iss: issuer, aud: ownClient.id, sub: "1", iat: now, exp: now + 300, nonce };
  const header = signedBy === "none" ? { alg: "none" } : { alg: "RS256", kid: "own" };
  const text = `${encoded(header)}.${encoded({ ...right, ...claims })}`;
  if (signedBy === "none") return `${text}.`;
  const key = signedBy === "stranger" ? strangersKeys.privateKey : keys.privateKey;
  const signature = sign("sha256", Buffer.from(text), key).toString("base64url");
  const said = isTampered ? `${encoded(header)}.${encoded({ ...right, ...claims, sub: "2" })}` : text;
  return `${said}.${signature}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

import * as client from "openid-client";
import { type Providers, Unreachable } from "./providers.ts";

/** How a site is known to the provider of its company. */
export type OpenIdClient = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends people back to. */
  readonly returnAddress: string;
};

/** What one attempt to sign in is held together by; none of it is seen by another browser. */
export type OpenIdAttempt = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** What a provider says of somebody, signed. */
export type Claims = { readonly sub: string } & Readonly<Record<string, unknown>>;

/** The provider did not confirm anybody, or what it says does not hold. */
export class NotConfirmed extends Error {
  override readonly name = "NotConfirmed";
}

/** Where a browser is sent to sign in: authorization code with PKCE, state and nonce. */
export async function addressToSignIn(
  of: OpenIdClient,
  { state, nonce, verifier }: OpenIdAttempt,
  providers: Providers,
): Promise<string> {
  return held(async () => {
    const config = await discover(of, providers);
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: of.returnAddress,
      scope: "openid email profile",
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    if (!providers.mayAsk(address.href)) throw new NotConfirmed("authorization endpoint");
    return address.href;
  });
}

/**
 * Exchanges the code that a browser has brought back, and gives what the provider says of that person. Signature, issuer, audience, time, nonce and state are
 * looked at; what the signed token leaves out is asked of the provider, for the same person.
 */
export async function claimsFor(
  of: OpenIdClient,
  { attempt, query }: { readonly attempt: OpenIdAttempt; readonly query: URLSearchParams },
  providers: Providers,
): Promise<Claims> {
  return held(async () => {
    const config = await discover(of, providers);
    const tokens = await client.authorizationCodeGrant(config, new URL(`?${query}`, of.returnAddress), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const signed = tokens.claims();
    if (!signed) throw new NotConfirmed("no token");
    if (config.serverMetadata().userinfo_endpoint === undefined) return signed;
    const more = await client.fetchUserInfo(config, tokens.access_token, signed.sub);
    return { ...more, ...signed };
  });
}

/** For a provider that whoever runs Atrium has listed with http; the guard asks no other. */
// oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out, and it does.
const allowPlain: (config: client.Configuration) => void = client.allowInsecureRequests;

async function discover(of: OpenIdClient, { ask, mayAsk }: Providers): Promise<client.Configuration> {
  if (!mayAsk(of.issuer)) throw new Unreachable("address");
  const plain = new URL(of.issuer).protocol === "http:" ? [allowPlain] : [];
  const fetched = { [client.customFetch]: ask, execute: plain };
  const found = await client.discovery(new URL(of.issuer), of.clientId, undefined, client.None(), fetched);
  const metadata = found.serverMetadata();
  const ways = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const proof = ways.includes("client_secret_basic") ? client.ClientSecretBasic : client.ClientSecretPost;
  const config = new client.Configuration(metadata, of.clientId, undefined, proof(of.clientSecret));
  config[client.customFetch] = ask;
  for (const allow of plain) allow(config);
  // The signature counts, not the connection alone over which a token came.
  client.enableNonRepudiationChecks(config);
  return config;
}

/** What the library refuses is a no of the provider, but for a provider that did not answer. */
async function held<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof Unreachable) throw cause;
    throw new NotConfirmed("refused", { cause: error });
  }
}

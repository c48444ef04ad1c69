import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

/** Signing with a key that stays on a person's device (WebAuthn level 3). The library reads keys and signatures; it is loaded with the first of them. */
const library = () => import("@simplewebauthn/server");

/** For whom keys are made: a site by its name, at the origin where browsers see it. */
export type PasskeySite = { readonly name: string; readonly origin: string };

export type PasskeyOwner = { readonly handle: Buffer; readonly email: string; readonly name: string };

/** What is kept of a key. */
export type KeptPasskey = {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  /** How often it has signed; 0 for ever where the device does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
};

/** What was asked counts for so long. */
export type PasskeyAsked = { readonly challenge: Buffer; readonly minutes: number };

/** Elliptic curves and RSA, as all devices have them: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** Asks a browser to make a key that its owner unlocks and that says by itself whose it is. */
export async function creationOptions(
  site: PasskeySite,
  owner: PasskeyOwner,
  asked: PasskeyAsked & { readonly known: readonly KeptPasskey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: domainOf(site),
    userID: new Uint8Array(owner.handle),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: new Uint8Array(asked.challenge),
    timeout: asked.minutes * 60_000,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: asked.known.map(({ credentialId, transports }) => ({
      id: credentialId.toString("base64url"),
      transports: [...transports] as AuthenticatorTransport[],
    })),
  });
}

/** Asks a browser for a signature of any key that it has for this site. */
export async function requestOptions(
  site: PasskeySite,
  { challenge, minutes }: PasskeyAsked,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: domainOf(site),
    challenge: new Uint8Array(challenge),
    timeout: minutes * 60_000,
    userVerification: "required",
  });
}

/** The key that a browser has made; null where anything about it is not as it was asked for. */
export async function keyMade(
  site: PasskeySite,
  response: RegistrationResponseJSON,
  challenge: Buffer,
): Promise<KeptPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.toString("base64url"),
    expectedOrigin: site.origin,
    expectedRPID: domainOf(site),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!made?.verified) return null;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, "base64url"),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports.filter((each) => transportsKnown.includes(each)),
  };
}

/** How often the key has signed by now; null where the signature, or what was signed, is not right. */
export async function counterAfter(
  site: PasskeySite,
  response: AuthenticationResponseJSON,
  { key, challenge }: { readonly key: KeptPasskey; readonly challenge: Buffer },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const signed = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.toString("base64url"),
    expectedOrigin: site.origin,
    expectedRPID: domainOf(site),
    requireUserVerification: true,
    credential: {
      id: key.credentialId.toString("base64url"),
      publicKey: new Uint8Array(key.publicKey),
      counter: key.counter,
    },
  }).catch(() => null);
  return signed?.verified ? signed.authenticationInfo.newCounter : null;
}

/** What was signed says which challenge it was; null where it says nothing that could be read. */
export function challengeIn(clientDataJSON: string): Buffer | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge = said && typeof said === "object" && "challenge" in said ? said.challenge : null;
    return typeof challenge === "string" ? Buffer.from(challenge, "base64url") : null;
  } catch {
    return null;
  }
}

/** Ways to a key that browsers may be told of again; others are not kept. */
const transportsKnown: readonly string[] = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** Keys belong to a host name without its port. */
function domainOf({ origin }: PasskeySite): string {
  return new URL(origin).hostname;
}

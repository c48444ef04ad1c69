import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What of a ceremony is not as it was asked for. */
export type PasskeyLie = {
  readonly origin?: string;
  readonly domain?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Its owner did not unlock it. */
  readonly locked?: boolean;
  /** How often it has signed, in place of once more. */
  readonly counter?: number;
  /** Signs with another key. */
  readonly forged?: boolean;
};

type Options = { readonly challenge: string; readonly rp?: { readonly id: string }; readonly rpId?: string };

/**
 * A device with one passkey, as a browser hands on what it makes and signs (WebAuthn level 3, ES256): for tests without a
 * browser, and for what no browser does.
 */
export type Authenticator = {
  readonly create: (options: string, lie?: PasskeyLie) => string;
  readonly sign: (options: string, lie?: PasskeyLie) => string;
};

export function authenticator(origin: string): Authenticator {
  const id = randomBytes(16);
  const { publicKey, privateKey } = newKey();
  let counter = 0;

  /** What the browser says of the ceremony, and what the device says of itself. */
  const said = (options: string, type: string, lie: PasskeyLie) => {
    const asked = JSON.parse(options) as Options;
    counter = lie.counter ?? counter + 1;
    return {
      client: clientData({ type, challenge: asked.challenge, origin, ...lie }),
      head: deviceData(lie.domain ?? asked.rp?.id ?? asked.rpId ?? "", { ...lie, counter }),
    };
  };

  return {
    create(options, lie = {}) {
      const { client, head } = said(options, "webauthn.create", lie);
      const flagged = Buffer.from(head);
      flagged[32] = (head[32] ?? 0) | attested;
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      return credentialOf(id, {
        clientDataJSON: letters(client),
        attestationObject: letters(attestation(Buffer.concat([flagged, key]))),
        transports: ["internal"],
      });
    },
    sign(options, lie = {}) {
      const { client, head } = said(options, "webauthn.get", lie);
      const signed = Buffer.concat([head, sha256(client)]);
      return credentialOf(id, {
        clientDataJSON: letters(client),
        authenticatorData: letters(head),
        signature: letters(sign("sha256", signed, lie.forged ? newKey().privateKey : privateKey)),
        userHandle: null,
      });
    },
  };
}

const newKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
const letters = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

function credentialOf(id: Buffer, response: object): string {
  return JSON.stringify({
    id: letters(id),
    rawId: letters(id),
    type: "public-key",
    response,
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
  });
}

function clientData({
  type,
  challenge,
  origin,
}: Required<Pick<PasskeyLie, "type" | "challenge" | "origin">>) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

function deviceData(domain: string, { locked, counter }: { locked?: boolean; counter: number }): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(domain), Buffer.from([locked ? present : present | verified]), count]);
}

/** The public key as COSE writes it: a map of key type, algorithm, curve and the two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 0x20]), Buffer.from(value, "base64url")]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

/** `{ fmt: "none", attStmt: {}, authData }` in CBOR: nobody vouches for the device. */
function attestation(deviceSays: Buffer): Buffer {
  const word = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(deviceSays.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    word("fmt"),
    word("none"),
    word("attStmt"),
    Buffer.from([0xa0]),
    word("authData"),
    Buffer.from([0x59]),
    length,
    deviceSays,
  ]);
}

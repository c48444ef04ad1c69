import { type KeyObject, generateKeyPairSync, sign } from "node:crypto";

/** A key and a certificate that it has signed itself, as base64. */
export type Keys = { readonly privateKey: KeyObject; readonly certificate: string };

type Kind = { readonly bits?: number; readonly isCurve?: boolean };

/** Node reads certificates and makes none: this is as little of one as it reads (RFC 5280, in DER). */
export function newKeys({ bits = 2048, isCurve = false }: Kind = {}): Keys {
  const { privateKey, publicKey } = isCurve
    ? generateKeyPairSync("ec", { namedCurve: "P-256" })
    : generateKeyPairSync("rsa", { modulusLength: bits });
  const name = sequence(set(sequence(of(0x06, 0x55, 0x04, 0x03), part(0x0c, Buffer.from("Contoso")))));
  const until = sequence(time("20260101000000Z"), time("20360101000000Z"));
  const spki = publicKey.export({ type: "spki", format: "der" });
  const first = part(0xa0, of(0x02, 2));
  const told = sequence(first, of(0x02, 1), algorithm(isCurve), name, until, name, spki);
  const signature = sign("sha256", told, privateKey);
  const bytes = sequence(told, algorithm(isCurve), part(0x03, Buffer.concat([Buffer.of(0), signature])));
  return { privateKey, certificate: bytes.toString("base64") };
}

function algorithm(isCurve: boolean): Buffer {
  return isCurve
    ? sequence(of(0x06, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
    : sequence(of(0x06, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b), part(0x05, Buffer.of()));
}

function time(written: string): Buffer {
  return part(0x18, Buffer.from(written));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return part(0x30, Buffer.concat(parts));
}

function set(...parts: readonly Buffer[]): Buffer {
  return part(0x31, Buffer.concat(parts));
}

function of(tag: number, ...bytes: readonly number[]): Buffer {
  return part(tag, Buffer.from(bytes));
}

function part(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

import { createHmac, randomBytes } from "node:crypto";

/** Codes change this often, in seconds, and have so many digits: what every authenticator app does unasked (RFC 6238). */
const period = 30;
const digits = 6;

/** 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The number of the period that a moment lies in. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period);
}

/** The code of one period (RFC 6238 with SHA-1). */
export function totpCode(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** The period of a code that is right now, or one period earlier or later for clocks that differ; null when it is wrong. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const current = totpStep(now);
  return [current, current - 1, current + 1].find((step) => totpCode(secret, step) === code) ?? null;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** As authenticator apps are given it (RFC 4648), without padding. */
export function base32(bytes: Buffer): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letters[(held >> (bits - 5)) & 31] ?? "";
    held &= 0xff;
  }
  return bits > 0 ? text + (letters[(held << (5 - bits)) & 31] ?? "") : text;
}

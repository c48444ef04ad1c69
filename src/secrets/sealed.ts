import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

let hostSecret = "";

/** ATRIUM_SECRET, which never lies in the database: without it, a copy of the database opens nothing that was sealed. */
export function sealWith(secret: string): void {
  hostSecret = secret;
}

const nonceBytes = 12;
const tagBytes = 16;

/** Seals bytes under the site's key and the host's secret (AES-256-GCM). `about` says whose they are: sealed for one, they open for nobody else. */
export function sealed(siteKey: Buffer, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(siteKey, about), nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null when it was sealed for something else, under another secret, or changed since. */
export function unsealed(siteKey: Buffer, about: string, bytes: Buffer): Buffer | null {
  const decipher = createDecipheriv("aes-256-gcm", keyFor(siteKey, about), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyFor(siteKey: Buffer, about: string): Buffer {
  return Buffer.from(hkdfSync("sha256", siteKey, hostSecret, `atrium sealed ${about}`, 32));
}

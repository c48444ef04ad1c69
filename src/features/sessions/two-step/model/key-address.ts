/** What an authenticator app reads from a QR code (Google's key URI format, which all of them know). */
export function keyAddress({ site, email, secret }: { site: string; email: string; secret: string }): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`;
  const issuer = encodeURIComponent(site);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
}

/** The key in groups of four, as people read it off and type it. */
export function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

import { type Verdict, allow, refuse } from "#kernel/verdict.ts";

export type PasskeyAddressRefusal = "passkeys-address";

/** Browsers bind passkeys to a host name, and have them over https alone; on one's own machine `localhost` will do. */
export function mayHavePasskeys(siteAddress: string): Verdict<PasskeyAddressRefusal> {
  const { protocol, hostname } = new URL(siteAddress);
  if (/^(\[.*\]|[\d.]+)$/.test(hostname)) return refuse("passkeys-address");
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  return protocol === "https:" || isLocal ? allow : refuse("passkeys-address");
}

import { isIP } from "node:net";
import type { Finding } from "./finding.ts";

/** Whether the address that people use has a form that they can reach and trust. */
export function checkPublicAddress(config: { publicUrl: string | undefined; host: string }): Finding[] {
  if (config.publicUrl === undefined) {
    const what = "ATRIUM_URL isn't set, so Atrium answers on this machine only.";
    return [{ state: "advice", what, advice: "Set ATRIUM_URL to the address people will use." }];
  }
  const { protocol, hostname } = new URL(config.publicUrl);
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (bare === "localhost" || bare.startsWith("127.") || bare === "::1") {
    const what = `ATRIUM_URL is ${config.publicUrl}, which only works on this machine.`;
    return [{ state: "wrong", what, advice: "Set it to the host name that people use." }];
  }
  if (protocol === "http:" || isIP(bare)) {
    const what = `ATRIUM_URL is ${config.publicUrl}. Without https and a host name, others can read passwords on the way.`;
    return [
      { state: "advice", what, advice: "Put a proxy with a certificate in front, and use its address here." },
    ];
  }
  return [{ state: "well", what: `People reach Atrium at ${config.publicUrl}.` }];
}

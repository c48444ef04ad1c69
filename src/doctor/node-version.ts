import about from "../../package.json" with { type: "json" };
import type { Finding } from "./finding.ts";

/** Whether Node is as new as package.json asks for; a release behind its end of life is worth a word. */
export function checkNode(version: string): Finding[] {
  const least = about.engines.node.replace(">=", "");
  if (!isAtLeast(version, least)) {
    const advice = "Install Node 24, the long-term release.";
    return [{ state: "wrong", what: `Node is ${version}; Atrium needs ${least} or newer.`, advice }];
  }
  if (Number(version.split(".")[0]) >= 22) return [{ state: "well", what: `Node is ${version}.` }];
  const what = `Node is ${version}, which no longer gets security fixes.`;
  return [{ state: "advice", what, advice: "Use Node 24 for a public site." }];
}

function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, "en", { numeric: true }) >= 0;
}

import { stepsMost } from "./limits.ts";

/** What programs leave in folders and no person put there. */
const leftBySystems = /^(?:__MACOSX|node_modules|thumbs\.db|desktop\.ini)$/i;

/** Whether a file of a folder is not looked at: hidden ones, and what systems leave. */
export function isIgnored(path: string): boolean {
  return path.split("/").some((step) => step.startsWith(".") || leftBySystems.test(step));
}

export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/**
 * The path of an entry of an archive, with slashes and composed letters; null when it leads out of the archive or is no name
 * of a file. Archives come from anybody.
 */
export function safePath(name: string): string | null {
  const path = name.replaceAll("\\", "/").normalize("NFC");
  if (path.length > 1000 || /^\/|^[a-z]:/i.test(path) || /[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(path))
    return null;
  const steps = path.split("/").filter((step) => step !== "" && step !== ".");
  if (steps.length === 0 || steps.length > stepsMost || steps.includes("..")) return null;
  return steps.join("/");
}

/** The folder that everything lies in, which most archives have; empty when there is none. */
export function commonTop(paths: readonly string[]): string {
  const [first = ""] = paths;
  const at = first.indexOf("/");
  const top = at < 0 ? "" : first.slice(0, at + 1);
  return top !== "" && paths.every((path) => path.startsWith(top)) ? top : "";
}

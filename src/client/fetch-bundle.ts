import type { Bundle } from "#kernel/bundle.ts";

/** Why there is no bundle: nobody is signed in, no line, or what answered is no screen. */
export type NoBundle = "signed-out" | "cut" | "no-screen";

/** Longer than this nobody waits for a screen, in milliseconds, as for a call (CALL-03). */
const most = 15_000;

/** The bundle of an address of the site, or why there is none. */
export async function fetchBundle(address: string, signal?: AbortSignal): Promise<Bundle | NoBundle> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"cut">((resolve) => {
    timer = setTimeout(() => resolve("cut"), most);
  });
  try {
    return await Promise.race([ask(address, signal), late]);
  } catch {
    return "cut";
  } finally {
    clearTimeout(timer);
  }
}

async function ask(address: string, signal: AbortSignal | undefined): Promise<Bundle | NoBundle> {
  const response = await fetch(address, { headers: { accept: "application/json" }, signal: signal ?? null });
  if (response.status === 401) return "signed-out";
  const isBundle = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (isBundle) return (await response.json()) as Bundle;
  // A proxy answers while the server behind it is away.
  return response.status >= 502 && response.status <= 504 ? "cut" : "no-screen";
}

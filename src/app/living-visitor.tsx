import { loadViews } from "#features/pages/holes/parts/loaded-views.ts";
import { mountHoles } from "#features/pages/holes/parts/mounted-holes.tsx";
import type { HolesForVisitor } from "#features/pages/holes/model/holes-for-visitor.ts";
import { sayAs } from "./say-as.ts";

/** Brings the holes of a page to life for visitors and guests; the rest of it stays as it came. Gives what ends them. */
export async function start(): Promise<{ unmount: () => void } | null> {
  const sent = document.getElementById("holes")?.textContent ?? "";
  const { holes, page, locale, renderedAt } = JSON.parse(sent) as HolesForVisitor;
  const body = document.querySelector("[data-html]");
  if (!body) return null;
  const [say] = await Promise.all([sayAs(locale), loadViews(holes.map(({ kind }) => kind))]);
  const clock = { renderedAt, now: clockSince(renderedAt) };
  const reader = { person: null, mayEdit: page.mayEdit };
  const mounted = mountHoles(body, page.id);
  mounted.show(holes, { say, locale, clock, reader });
  document.documentElement.dataset["ready"] = "";
  return { unmount: () => mounted.end() };
}

/** A kept answer may be older than its way here; only a clock that is behind it is certainly wrong. */
function clockSince(renderedAt: number): () => number {
  const began = performance.now();
  return () => Math.max(Date.now(), renderedAt + (performance.now() - began));
}

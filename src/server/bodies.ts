import type { Bodies } from "#calls/bodies.ts";
import type { PageBody } from "#kernel/page-body.ts";

/** Characters of HTML that are kept in memory over all pages, about 64 MB. */
const most = 32_000_000;

/** Keeps rendered page bodies, the ones used last; a key is a site, a version and a language, so nothing ever grows stale. */
export function openBodies(
  renderBody: (document: unknown, formats: string) => PageBody,
  used: (isHit: boolean) => void = () => {},
): Bodies {
  const kept = new Map<string, PageBody>();
  let size = 0;
  return {
    body: async ({ version, formats }, load) => {
      const key = `${version} ${formats}`;
      const there = kept.get(key);
      used(there !== undefined);
      if (there !== undefined) {
        kept.delete(key);
        kept.set(key, there);
        return there;
      }
      const body = renderBody(await load(), formats);
      size += body.html.length - (kept.get(key)?.html.length ?? 0);
      kept.set(key, body);
      for (const [oldest, value] of kept) {
        if (size <= most) break;
        kept.delete(oldest);
        size -= value.html.length;
      }
      return body;
    },
  };
}

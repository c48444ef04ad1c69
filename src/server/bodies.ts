import type { Bodies, BodyKey } from "#calls/bodies.ts";
import { lettersIn } from "#kernel/letters-in.ts";
import type { PageBody } from "#kernel/page-body.ts";
import type { RenderedAside } from "./rendering/body-workers.ts";
import { plainBody } from "./rendering/plain-body.ts";

/** Characters of HTML that are kept in memory over all pages, about 64 MB. */
const most = 32_000_000;
/** A document with more letters is not rendered on the request's thread: decision 0027 says what was measured. */
const onThreadMost = 8000;

type RenderAside = (document: unknown, formats: string) => Promise<RenderedAside>;

/** Keeps rendered page bodies, the ones used last; a key is a site, a version and a language, so nothing ever grows stale. */
export function openBodies(
  renderBody: (document: unknown, formats: string) => PageBody,
  used: (isHit: boolean) => void = () => {},
  renderAside: RenderAside | null = null,
): Bodies {
  const kept = new Map<string, PageBody>();
  /** Bodies under way: whoever asks for one meanwhile waits for it, too. */
  const underWay = new Map<string, Promise<PageBody>>();
  let size = 0;

  function keep(key: string, body: PageBody): PageBody {
    size += body.html.length - (kept.get(key)?.html.length ?? 0);
    kept.set(key, body);
    for (const [oldest, value] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= value.html.length;
    }
    return body;
  }

  async function aside(render: RenderAside, key: string, { document, formats }: ToRender): Promise<PageBody> {
    const rendered = await render(document, formats);
    // What took too long would take too long again; what only had no place is tried again by the next reader.
    if (rendered === "too-long") return keep(key, plainBody(document));
    return rendered === "too-busy" ? plainBody(document) : keep(key, rendered);
  }

  return {
    body: async ({ version, formats }: BodyKey, load) => {
      const key = `${version} ${formats}`;
      const there = kept.get(key);
      used(there !== undefined);
      if (there !== undefined) {
        kept.delete(key);
        kept.set(key, there);
        return there;
      }
      const document = await load();
      if (!renderAside || lettersIn(document, onThreadMost) <= onThreadMost)
        return keep(key, renderBody(document, formats));
      const begun = underWay.get(key) ?? aside(renderAside, key, { document, formats });
      underWay.set(key, begun);
      return begun.finally(() => underWay.delete(key));
    },
  };
}

type ToRender = { readonly document: unknown; readonly formats: string };

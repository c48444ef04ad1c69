import type { Bodies, BodyKey } from "#calls/bodies.ts";
import { lettersIn } from "#kernel/letters-in.ts";
import type { PageBody } from "#kernel/page-body.ts";
import type { RenderedBody, WidgetFault } from "./render.ts";
import type { RenderedAside } from "./rendering/body-workers.ts";
import { plainBody } from "./rendering/plain-body.ts";

/** Characters of HTML that are kept in memory over all pages, about 64 MB. */
const most = 32_000_000;
/** A document with more letters is not rendered on the request's thread: decision 0027 says what was measured. */
const onThreadMost = 8000;

type RenderAside = (document: unknown, language: string) => Promise<RenderedAside>;

type Options = {
  readonly used?: (isHit: boolean) => void;
  /** Hears of each widget whose view threw. */
  readonly report?: (fault: WidgetFault) => void;
  readonly renderAside?: RenderAside | null;
};

type ToRender = { readonly document: unknown; readonly language: string };

/** Keeps rendered page bodies, the ones used last; a key is a site, a version and a language, so nothing ever grows stale. */
export function openBodies(
  renderBody: (document: unknown, language: string) => RenderedBody,
  { used = () => {}, report = () => {}, renderAside = null }: Options = {},
): Bodies {
  const kept = new KeptBodies();
  /** Bodies under way: whoever asks for one meanwhile waits for it, too. */
  const underWay = new Map<string, Promise<PageBody>>();

  function withoutFaults({ faults, ...body }: RenderedBody): PageBody {
    faults.forEach(report);
    return body;
  }

  async function aside(
    render: RenderAside,
    key: string,
    { document, language }: ToRender,
  ): Promise<PageBody> {
    const rendered = await render(document, language);
    // What took too long would take too long again; what only had no place is tried again by the next reader.
    if (rendered === "too-long") return kept.keep(key, plainBody(document));
    if (rendered === "too-busy") return { ...plainBody(document), isPassing: true };
    return kept.keep(key, withoutFaults(rendered));
  }

  return {
    body: async ({ version, language }: BodyKey, load) => {
      const key = `${version} ${language}`;
      const there = kept.use(key);
      used(there !== undefined);
      if (there !== undefined) return there;
      const document = await load();
      if (!renderAside || lettersIn(document, onThreadMost) <= onThreadMost)
        return kept.keep(key, withoutFaults(renderBody(document, language)));
      const begun = underWay.get(key) ?? aside(renderAside, key, { document, language });
      underWay.set(key, begun);
      return begun.finally(() => underWay.delete(key));
    },
  };
}

/** Bodies in the order in which they were used; those used longest ago make room. */
class KeptBodies {
  readonly #kept = new Map<string, PageBody>();
  #size = 0;

  use(key: string): PageBody | undefined {
    const there = this.#kept.get(key);
    if (there === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, there);
    return there;
  }

  keep(key: string, body: PageBody): PageBody {
    this.#size += body.html.length - (this.#kept.get(key)?.html.length ?? 0);
    this.#kept.set(key, body);
    for (const [oldest, value] of this.#kept) {
      if (this.#size <= most) break;
      this.#kept.delete(oldest);
      this.#size -= value.html.length;
    }
    return body;
  }
}

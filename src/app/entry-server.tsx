import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { FilledHole, PageBody } from "#kernel/page-body.ts";
import type { Frame } from "#kernel/frame.ts";
import type { Document } from "#documents/document.ts";
import { mentionsOf } from "#documents/mentions-of.ts";
import { outlineOf } from "#documents/outline.ts";
import { readDocument } from "#documents/read-document.ts";
import { summaryOf } from "#documents/summary.ts";
import { minutesToRead } from "#documents/reading-time.ts";
import { type BodyInPieces, bodyInPieces, fillHoles } from "#features/pages/holes/model/hole-marks.ts";
import { holesIn } from "#features/pages/holes/model/holes-in.ts";
import { holesShown } from "#features/pages/holes/model/holes-shown.ts";
import { BrokenWidget } from "#features/pages/holes/parts/contained.tsx";
import { FilledHolesContext } from "#features/pages/holes/parts/filled-holes.tsx";
import { type HoleGround, HoleView, prefixOf, propsOf } from "#features/pages/holes/parts/hole-view.tsx";
import { loadViews, viewOf } from "#features/pages/holes/parts/loaded-views.ts";
import { holeReader } from "#features/pages/holes/parts/use-hole-ground.ts";
import { Body, type Inside } from "#features/pages/parts/body.tsx";
import { type Bundle, groundOf } from "#kernel/bundle.ts";
import type { Say } from "#kernel/language.ts";
import { KeptPiecesContext, givenTo } from "#ui/kept.tsx";
import { FormatsContext, type TimeTold, TimeToldContext } from "#ui/language.tsx";
import { sayIn } from "#languages/say-in.ts";
import { ownStylesOf } from "#widgets/own-styles.ts";
import { views } from "#widgets/views.ts";
import { type ViewProps, isLiving, livingKinds } from "#widgets/widget.ts";
import { keepEarlyKeys } from "./commands/early-keys.ts";
import { startOncePainted } from "./early-start.ts";
import { stylesOnce } from "./body-styles.ts";
import { keepEarlyDeeds } from "./commands/early-deeds.ts";
import { type Finished, openKeptPieces } from "./kept-pieces.ts";
import { Root, type ScreenComponent } from "./root.tsx";
import { screens } from "./screens.ts";

/** Stand in the document itself: what is pressed at the first paint cannot wait for a file, and files wait for the first paint. */
export const earlyKeys = `(${keepEarlyKeys.toString()})();(${keepEarlyDeeds.toString()})()`;
export const earlyStart = `(${startOncePainted.toString()})()`;

const components = new Map<string, ScreenComponent>();
for (const [name, load] of Object.entries(screens)) components.set(name, await load("all"));
await loadViews(livingKinds);
const keptPieces = openKeptPieces();

/** A widget whose view threw: it is left out of its page, and somebody should look at it. */
export type BrokenWidgetFault = { readonly kind: string; readonly error: unknown };

/**
 * The finished HTML of a bundle, in pieces, and up to which moment it would be drawn the same; all data is there before, so nothing streams and
 * no script is written inline. Each hole is drawn on its own, as the browser will take it over. Pieces that were drawn from the same before are
 * put in as they are.
 */
export function renderBundle(
  bundle: Bundle<Frame>,
  report: (fault: BrokenWidgetFault) => void = () => {},
): Finished<string[]> {
  const screen = componentOf(bundle.screen);
  const ground = componentOf(groundOf(bundle).screen);
  const say = sayIn(bundle.frame.locale.language);
  let until = Number.POSITIVE_INFINITY;
  const timeTold: TimeTold = (end = bundle.now + 1) => void (until = Math.min(until, end));
  const drawn = keptPieces.document(bundle.now, (pieces) =>
    renderToString(
      <KeptPiecesContext value={pieces}>
        <TimeToldContext value={timeTold}>
          <FilledHolesContext value={fillingOf(drawnHoles(bundle, say, { report, timeTold }))}>
            <Root {...{ bundle, screen, ground }} say={say} now={() => bundle.now} />
          </FilledHolesContext>
        </TimeToldContext>
      </KeptPiecesContext>,
    ),
  );
  return { html: drawn.html, until: Math.min(until, drawn.until) };
}

function componentOf(name: string): ScreenComponent {
  const component = components.get(name);
  if (!component) throw new Error(`the screen ${name} has no component`);
  return component;
}

/** The table of contents lists so many headings, more than anybody looks through: each answer carries them, and draws them twice. */
const contentsMost = 1000;

/** The finished HTML of a page's content in a language, with its holes; kept by the server for as long as the version stands. */
export function renderBody(
  stored: unknown,
  language: string,
): PageBody & { readonly faults: readonly BrokenWidgetFault[] } {
  const document = readDocument(stored);
  const outline = outlineOf(document);
  const mentions = mentionsOf(document);
  const say = sayIn(language);
  const faults: BrokenWidgetFault[] = [];
  const withStyles = stylesOnce(ownStylesOf);
  const inside = (id: string, widget: Document["widgets"][string]): Inside => {
    const { kind, content } = widget;
    if (isLiving(kind)) return { children: null };
    const View = views[kind] as ComponentType<ViewProps<unknown>>;
    const drawn = <View content={content} anchors={outline.names.get(id)} say={say} />;
    return { dangerouslySetInnerHTML: { __html: withStyles(kind, markupOf(drawn, { kind, say, faults })) } };
  };
  return {
    html: renderToStaticMarkup(<Body document={document} inside={inside} />),
    holes: holesIn(document, outline),
    ...(mentions.length > 0 && { mentions }),
    contents: outline.entries.slice(0, contentsMost),
    minutes: minutesToRead(document),
    ...summaryOf(document),
    faults,
  };
}

/** Each widget for itself, so that one that throws takes nothing else with it. */
function markupOf(
  drawn: ReactNode,
  { kind, say, faults }: { kind: string; say: Say; faults: BrokenWidgetFault[] },
): string {
  try {
    return renderToStaticMarkup(<FormatsContext value={say.formats}>{drawn}</FormatsContext>);
  } catch (error) {
    faults.push({ kind, error });
    return renderToStaticMarkup(<BrokenWidget say={say} />);
  }
}

/** Bodies that were taken apart at their holes: so many, and so long ones at most. */
const most = 50;
const longest = 100_000;
const inPieces = new Map<string, BodyInPieces>();

/** Fills bodies with these holes. The pieces around holes are the same for all readers of a body, and the same texts each time. */
function fillingOf(drawn: ReadonlyMap<string, string> | null) {
  return (html: string, holes: readonly { readonly id: string; readonly kind: string }[]): string[] => {
    if (!drawn || holes.length === 0) return [html];
    const known = inPieces.get(html);
    if (known?.ids.length === holes.length) return fillHoles(known, drawn);
    const taken = bodyInPieces(html, holes);
    if (inPieces.size >= most) inPieces.clear();
    if (html.length <= longest) inPieces.set(html, taken);
    return fillHoles(taken, drawn);
  };
}

/** Who hears what drawing a hole shows besides its HTML. */
type Hearing = { readonly report: (fault: BrokenWidgetFault) => void; readonly timeTold: TimeTold };

/** The HTML of the holes of a screen by their widgets' ids; null where there are none. */
function drawnHoles(bundle: Bundle<Frame>, say: Say, hearing: Hearing): ReadonlyMap<string, string> | null {
  const shown = holesShown(groundOf(bundle).data);
  if (!shown) return null;
  const ground: HoleGround = {
    say,
    locale: bundle.frame.locale,
    clock: { renderedAt: bundle.now, now: () => bundle.now },
    reader: holeReader(bundle.frame, shown.page),
  };
  return new Map(shown.holes.map((hole) => [hole.id, holeMarkup(hole, ground, hearing)]));
}

function holeMarkup(hole: FilledHole, ground: HoleGround, { report, timeTold }: Hearing): string {
  const view = viewOf(hole.kind);
  if (!view) return "";
  if (hole.isBroken) return renderToStaticMarkup(<BrokenWidget say={ground.say} />);
  try {
    const { html, until } = finishedHole(hole, ground, view);
    timeTold(until);
    return html;
  } catch (error) {
    report({ kind: hole.kind, error });
    // Nothing is kept that holds it: it is reported whenever it is met.
    timeTold();
    return renderToStaticMarkup(<BrokenWidget say={ground.say} />);
  }
}

function finishedHole(
  hole: FilledHole,
  ground: HoleGround,
  view: NonNullable<ReturnType<typeof viewOf>>,
): Finished<string> {
  const { locale, clock } = ground;
  // Whether somebody can act makes no difference to the first rendering: nobody can before the browser has taken over.
  const { clock: _, ...data } = propsOf(hole, ground, null);
  const before = keptPieces.alone(view as ComponentType<never>, givenTo(locale, data), clock.renderedAt);
  if (before) return before;
  const drawn = <HoleView {...{ hole, view, ground }} act={null} />;
  const { html, until } = keptPieces.document(clock.renderedAt, (kept) =>
    renderToString(<KeptPiecesContext value={kept}>{drawn}</KeptPiecesContext>, {
      identifierPrefix: prefixOf(hole.id),
    }),
  );
  return { html: html.join(""), until };
}

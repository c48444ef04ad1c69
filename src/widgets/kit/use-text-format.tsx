import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useState } from "react";
import { clearFormatting } from "./clear-formatting.ts";
import { toggleWhole } from "./format-keys.ts";
import type { StyleName, StyleValue } from "./letter-styles.ts";
import { setStyle } from "./set-style.ts";
import type { PageTools } from "./editor.ts";
import { type LinkAct, linkActs } from "./link-acts.ts";
import { LinkPanel } from "./link-panel.tsx";
import type { BarExtents } from "./text-bar-state.ts";
import { type BarButtons, TextBar } from "./text-bar.tsx";
import { useTextBar } from "./use-text-bar.tsx";

type Options<Act extends string> = {
  readonly page: PageTools;
  readonly buttons: BarButtons<Act>;
  readonly around: (state: EditorState) => BarExtents;
  /** Acts that are neither a mark nor a link. */
  readonly perform: (view: EditorView, act: Act) => void;
};

/** The bar of formatting over the selected words of an editor, and the panel in which they are given a link. */
export function useTextFormat<Act extends string>({ page, buttons, around, perform }: Options<Act>) {
  const { opened, bar, follow, focusToolbar, blurred, hide } = useTextBar(around);
  const { link, editLink, endLink } = useLinkAct();

  function pressed(act: Act): void {
    const view = opened.current;
    if (view && !performMark(view, act, editLink)) perform(view, act);
  }

  const toText = () => opened.current?.focus();

  function escape(): void {
    toText();
    if (opened.current) follow(opened.current);
  }

  function closeLink(): void {
    endLink();
    toText();
  }

  const panel = link && <FormatLink {...{ link, page }} onClose={closeLink} />;
  const toolbar = bar && (
    <TextBar
      {...{ buttons }}
      bar={bar.at}
      takesFocus={bar.takesFocus}
      perform={pressed}
      onStyle={(name, value) => opened.current && performStyle(opened.current, page, { name, value })}
      onEscape={escape}
      onBlurred={(to) => (!to || !opened.current?.dom.contains(to)) && hide()}
    />
  );
  return { follow, focusToolbar, editLink, blurred, face: panel ?? toolbar };
}

/** What a button does to marks; false where it is about something else. */
function performMark(view: EditorView, act: string, editLink: (view: EditorView) => void): boolean {
  const mark = view.state.schema.marks[act];
  if (act === "link") editLink(view);
  else if (act === "clear") clearFormatting(view.state, view.dispatch);
  else if (mark) toggleWhole(mark)(view.state, view.dispatch);
  else return false;
  return true;
}

type ChosenStyle = { readonly name: StyleName; readonly value: StyleValue | null };

/** Each choice is a step of undo. */
function performStyle({ state, dispatch }: EditorView, page: PageTools, { name, value }: ChosenStyle): void {
  page.endStep();
  setStyle(name, value)(state, dispatch);
  page.endStep();
}

function useLinkAct() {
  const [link, setLink] = useState<LinkAct | null>(null);
  return {
    link,
    editLink(view: EditorView): void {
      const act = linkActs(view);
      if (act) setLink(act);
    },
    endLink(): void {
      link?.end();
      setLink(null);
    },
  };
}

function FormatLink({ link, page, onClose }: { link: LinkAct; page: PageTools; onClose: () => void }) {
  function ended(work: () => void): void {
    page.endStep();
    work();
    onClose();
  }
  return (
    <LinkPanel
      {...{ page, onClose }}
      at={link.at}
      href={link.href}
      onChoose={(chosen) => ended(() => link.set(chosen))}
      onRemove={() => ended(() => link.remove())}
    />
  );
}

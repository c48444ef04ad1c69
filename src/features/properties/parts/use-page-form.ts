import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Failure } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { FolderNode } from "#features/folders/contract.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { type Tag, sameTags } from "#features/tags/model/tag.ts";
import type { TypedTags } from "#features/tags/parts/tag-field.tsx";
import { useNotAddedQuestion } from "#features/tags/parts/use-not-added-question.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { SentSettings } from "../contract.ts";
import {
  type Place,
  changedPlace,
  hasMoved,
  newPlace,
  placePaths,
  tagSettings,
} from "../model/place-settings.ts";
import { propertyWords } from "../wording.ts";
import { type SaveProblem, saveProblem } from "./save-problem.ts";
import { takeCarried } from "./carried-place.ts";
import { useBeginningWith } from "./use-beginning-with.ts";
import { useTypedBefore } from "./use-typed-before.ts";
import { useUnsavedPage } from "./use-unsaved-page.ts";

/** What a form of a page begins with, and how it is saved. */
export type PageFormFacts = {
  place: Place;
  /** The tags that the page has, or begins with. */
  tags?: readonly Tag[];
  /** Of a page that is made: what is proposed gives way to what is typed, and its location follows its title. */
  isNew: boolean;
  tree: readonly FolderNode[];
  /** Null where the location comes from the title. */
  siteAddress: string | null;
  /** Whether any of the fields besides was changed. */
  isChanged?: boolean;
  /** The folder was chosen already, by where one came from. */
  isFolderGiven?: boolean;
  back: string;
  onSave: (settings: SentSettings) => Promise<{ success: true; redirect: string } | Failure>;
};

/** The place that is typed, what is wrong with it, and how it is saved. */
export function usePageForm(facts: PageFormFacts) {
  const { isNew, onSave } = facts;
  const [tree, onTree] = useState(facts.tree);
  const [{ tags: added, ...carried }] = useState(takeCarried);
  // What the form began with: the page may be another one by now.
  const [{ place: from, tags: before = [] }] = useState(facts);
  const [place, setPlace] = useState({ ...from, ...carried });
  const [tags, setTags] = useState<TypedTags>({ tags: [...before, ...added], typed: "" });
  const [busy, setBusy] = useState(false);
  const hasOwnTitle = carried.title !== undefined;
  const form = useTypedPlace({ isNew, hasOwnTitle }, setPlace, (typed) =>
    setTags((now) => ({ ...now, typed })),
  );
  const givesUp = useNotAddedQuestion();
  const waits = useHydrated() ? undefined : "";
  const { problem, show } = useSaveProblem(facts);
  const hasOtherTags = !sameTags(before, tags.tags) || tags.typed.trim() !== "";
  const isChanged = hasMoved(from, place) || hasOtherTags || facts.isChanged === true;
  const saved = useUnsavedPage({ isChanged, isSaving: busy }, facts.back);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !(await givesUp(tags.typed))) return;
    setBusy(true);
    const placed = isNew ? newPlace(place, tree) : changedPlace({ from, to: place }, tree);
    const answer = await onSave({ ...placed, ...tagSettings(before, tags.tags) });
    setBusy(false);
    if (!answer.success) return show(answer);
    saved();
    // A page that was made opens in edit mode (ROUT-14).
    await visit(isNew ? `${answer.redirect}?edit` : answer.redirect);
  }

  const beginWith = useBeginningWith(facts, { place, tags: tags.tags, saved });
  const fields = { place, setPlace, tags, setTags, tree, onTree };
  return { form, fields, busy, problem, save, waits, beginWith };
}

/**
 * The form, with what was typed in it before the script had come, and sent then if it was sent before (`keepEarlyDeeds`); a proposed title
 * gives way to what is typed.
 */
function useTypedPlace(
  { isNew, hasOwnTitle }: { readonly isNew: boolean; readonly hasOwnTitle: boolean },
  setPlace: (change: (now: Place) => Place) => void,
  typeTag: (typed: string) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [wasSent, setSent] = useState(false);
  useTypedBefore(form, (typed) => {
    setPlace((now) => ({
      title: String(typed.get("title") ?? ""),
      folderId: Number(typed.get("folder")),
      slug: isNew ? now.slug : String(typed.get("slug") ?? ""),
    }));
    typeTag(String(typed.get("tag") ?? ""));
    setSent(takePressed());
  });
  useEffect(() => {
    if (wasSent) form.current?.requestSubmit();
  }, [wasSent]);
  const isOwn = useRef(hasOwnTitle);
  useEffect(() => {
    const title = form.current?.querySelector<HTMLInputElement>("input[name=title]");
    if (!isNew || !title) return;
    if (!isOwn.current) return title.select();
    title.focus();
    title.setSelectionRange(title.value.length, title.value.length);
  }, [isNew]);
  return form;
}

/** Whether the form was sent when only the document was there. */
function takePressed(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = "pressed" in dataset;
  delete dataset["pressed"];
  return wasPressed;
}

/** Rights that can be requested are offered in a dialog; all else stands at the fields. */
function useSaveProblem({ isNew, siteAddress }: PageFormFacts) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const { subsiteSlug } = useLocale();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const sentences = { otherwise: say(propertyWords.saveFailed), isInSubsite: Boolean(subsiteSlug) };

  function show(failure: Failure): void {
    if (failure.offer) tellRefusal(failure, isNew ? "create-page" : "change-page");
    else setProblem(saveProblem(failure, placePaths(siteAddress), sentences));
  }
  return { problem, show };
}

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Failure } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { FolderNode } from "#features/folders/contract.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { SentSettings } from "../contract.ts";
import { type Place, changedPlace, hasMoved, newPlace, placePaths } from "../model/place-settings.ts";
import { propertyWords } from "../wording.ts";
import { type SaveProblem, saveProblem } from "./save-problem.ts";
import { useTypedBefore } from "./use-typed-before.ts";
import { useUnsavedPage } from "./use-unsaved-page.ts";

/** What a form of a page begins with, and how it is saved. */
export type PageFormFacts = {
  place: Place;
  /** Of a page that is made: what is proposed gives way to what is typed, and its location follows its title. */
  isNew: boolean;
  tree: readonly FolderNode[];
  /** Null where the location comes from the title. */
  siteAddress: string | null;
  /** Whether any of the fields besides was changed. */
  isChanged?: boolean;
  back: string;
  onSave: (settings: SentSettings) => Promise<{ success: true; redirect: string } | Failure>;
};

/** The place that is typed, what is wrong with it, and how it is saved. */
export function usePageForm(facts: PageFormFacts) {
  const { isNew, tree, onSave } = facts;
  const [place, setPlace] = useState(facts.place);
  const [busy, setBusy] = useState(false);
  const form = useTypedPlace(isNew, setPlace);
  const waits = useHydrated() ? undefined : "";
  const { problem, show } = useSaveProblem(facts);
  const isChanged = hasMoved(facts.place, place) || facts.isChanged === true;
  const saved = useUnsavedPage({ isChanged, isSaving: busy }, facts.back);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await onSave(isNew ? newPlace(place, tree) : changedPlace(place, tree));
    setBusy(false);
    if (!answer.success) return show(answer);
    saved();
    // A page that was made opens in edit mode (ROUT-14).
    await visit(isNew ? `${answer.redirect}?edit` : answer.redirect);
  }

  return { form, place, setPlace, busy, problem, save, waits };
}

/**
 * The form, with what was typed in it before the script had come, and sent then if it was sent before (`keepEarlyDeeds`); a proposed title
 * gives way to what is typed.
 */
function useTypedPlace(isNew: boolean, setPlace: (change: (now: Place) => Place) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [wasSent, setSent] = useState(false);
  useTypedBefore(form, (typed) => {
    setPlace((now) => ({
      title: String(typed.get("title") ?? ""),
      folderId: Number(typed.get("folder")),
      slug: isNew ? now.slug : String(typed.get("slug") ?? ""),
    }));
    setSent(takePressed());
  });
  useEffect(() => {
    if (wasSent) form.current?.requestSubmit();
  }, [wasSent]);
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLInputElement>("input[name=title]")?.select();
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

import { useState } from "react";
import { visit } from "#client/navigation.ts";
import { formatDate } from "#kernel/time-words.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import type { InTrash } from "../model/in-trash.ts";
import { trashWords } from "../wording.ts";
import { useRestoring } from "./use-restoring.ts";

/** At the address of a page that is in the trash, for those who may bring it back: since when, until when, and the way back. */
export function InTrashNote({ page }: { page: InTrash }) {
  const say = useSay();
  const locale = useLocale();
  const restore = useRestoring();
  const [busy, setBusy] = useState(false);
  const { title, by } = page;
  const since = { title, date: formatDate(page.since, locale) };

  async function bringBack() {
    setBusy(true);
    await restore(page.id, visit);
    setBusy(false);
  }

  return (
    <>
      <p>
        {by === null
          ? say(trashWords.inTrashSince, since)
          : say(trashWords.inTrashBy, { ...since, name: by })}{" "}
        {say(trashWords.inTrashUntil, { date: formatDate(page.until, locale) })}
      </p>
      <Button look="primary" busy={busy} onPress={() => void bringBack()}>
        {say(trashWords.restore)}
      </Button>
    </>
  );
}

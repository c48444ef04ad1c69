import { useEffect, useState } from "react";
import { watch } from "#client/live.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { editingNowTopic } from "../events.ts";
import type { Person } from "../model/others.ts";
import { presenceWords } from "../wording.ts";
import { namesInWords } from "../screens/names-in-words.ts";
import "./editing-now.css";

/** For somebody who reads a page and may edit it: who else is editing it at this moment. */
export function EditingNow({ pageId, me }: { pageId: number; me: number }) {
  const say = useSay();
  const locale = useLocale();
  const [people, setPeople] = useState<readonly Person[]>([]);

  useEffect(
    () =>
      watch(editingNowTopic(pageId), {
        onData(data) {
          const told = (data as { people?: readonly Person[] }).people;
          if (told) setPeople(told.filter(({ id }) => id !== me));
        },
        onRefused: () => setPeople([]),
      }),
    [pageId, me],
  );

  if (people.length === 0) return null;
  return (
    <span className="presence-now">
      {people.slice(0, 3).map(({ id, name, photo }) => (
        <span key={id} className="presence-now-face">
          <Avatar name={name} photo={photo ?? null} size={22} />
        </span>
      ))}
      <span className="pages-action-name presence-now-names" dir="auto">
        {say(presenceWords.editingNow, { count: people.length, names: namesInWords(people, say, locale) })}
      </span>
    </span>
  );
}

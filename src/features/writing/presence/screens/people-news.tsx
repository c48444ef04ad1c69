import { useEffect, useRef, useState } from "react";
import { useLocale, useSay } from "#ui/language.tsx";
import { comingsBetween } from "../model/comings.ts";
import type { Person } from "../model/others.ts";
import { presenceWords } from "../wording.ts";
import { namesInWords } from "./names-in-words.ts";

/** Who is back within it has not been away, in milliseconds. */
const patience = 3000;

/** For screen readers: who came and who went, once it has lasted. */
export function PeopleNews({ people }: { people: readonly Person[] }) {
  const say = useSay();
  const locale = useLocale();
  const told = useRef<readonly Person[]>([]);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => {
      const news = comingsBetween(told.current, people);
      told.current = people;
      if (!news) return;
      const sentences = (["came", "went"] as const).map((what) => {
        const names = namesInWords(news[what], say, locale);
        return news[what].length > 0 ? say(presenceWords[what], { count: news[what].length, names }) : "";
      });
      setSaid(sentences.join(" ").trim());
    }, patience);
    return () => clearTimeout(timer);
  }, [people, say, locale]);

  return (
    <span className="ui-unseen" role="status" data-news>
      {said}
    </span>
  );
}

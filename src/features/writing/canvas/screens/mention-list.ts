import FileText from "lucide-react/icons/file-text";
import UserRound from "lucide-react/icons/user-round";
import { awayInWords } from "#features/people/away/model/away-in-words.ts";
import type { Mention } from "#widgets/kit/mention.ts";
import { foundIn, plain } from "../model/found-items.ts";
import { arrangingWords } from "../wording.ts";
import type { Canvas } from "./canvas.ts";
import type { FoundMentions } from "./page-sources.ts";
import type { TypedAt, TypedGroup, TypedItem, TypedList } from "./typed-items.ts";

/** Milliseconds without a key before somebody is looked for. */
const pause = 120;

/** People and pages of the site by their names, for whoever types an `@`; while nothing is typed, those of the last days. */
export const mentionList: TypedList = {
  label: arrangingWords.mention,
  least: 0,
  none: arrangingWords.nobodyFound,
  looking: arrangingWords.looking,
  failed: arrangingWords.notLooked,
  counted: arrangingWords.mentionsFound,
  narrowed,
  // Tab as well, as in other programs.
  choosing: ["Enter", "Tab"],
  async items({ canvas, words, signal }: TypedAt) {
    if (words !== "") await quiet(signal);
    if (signal.aborted) return [];
    const found = await canvas.sources.findMentions(words.trim(), signal);
    if (!found) throw new Error("people and pages could not be loaded");
    return groupsOf(canvas, found);
  },
};

function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    signal.addEventListener("abort", () => resolve());
  });
}

/** Of what was found for fewer letters, what the letters of now mean: Enter never takes what nobody typed. */
function narrowed(groups: readonly TypedGroup[], words: string): TypedGroup[] {
  if (plain(words) === "") return [];
  const left = groups.map((group) => {
    const items = group.items.map((item) => ({ ...item, otherNames: "" }));
    const keys = new Set(foundIn(items, words).map(({ key }) => key));
    return { ...group, items: group.items.filter(({ key }) => keys.has(key)) };
  });
  return left.filter(({ items }) => items.length > 0);
}

function groupsOf(canvas: Canvas, { people, pages }: FoundMentions): TypedGroup[] {
  const groups = [
    {
      title: arrangingWords.people,
      items: people.map(({ id, name, position, away }) => ({
        ...itemFor(canvas, { of: "person", id }, { name, address: `/profile/p/${id}/` }),
        hint:
          [position, away && awayInWords(away, Date.now(), canvas)].filter(Boolean).join(" · ") || undefined,
        icon: UserRound,
      })),
    },
    {
      title: arrangingWords.pages,
      items: pages.map(({ id, title, address }) => ({
        ...itemFor(canvas, { of: "page", id }, { name: title, address }),
        icon: FileText,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function itemFor(
  { sources, announce, say }: Canvas,
  mention: Mention,
  face: { readonly name: string; readonly address: string },
): TypedItem {
  return {
    key: `${mention.of}:${mention.id}`,
    name: face.name,
    choose(typed) {
      sources.mentions.know(mention, { ...face, isNamed: true });
      typed.mention?.(mention);
      announce(say(arrangingWords.mentioned, { name: face.name }));
    },
  };
}

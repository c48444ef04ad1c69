import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import CopyPlus from "lucide-react/icons/copy-plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { Say } from "#kernel/language.ts";
import { editors } from "#widgets/editors.ts";
import { faces } from "#widgets/faces.ts";
import type { TypedText } from "#widgets/kit/editor.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { kindGroups } from "../model/kind-groups.ts";
import { foundIn } from "../model/found-items.ts";
import { arrangingWords } from "../wording.ts";
import type { Canvas } from "./canvas.ts";
import { duplicateHere, moveHere, nameOf, neighbour, removeHere } from "./commands.ts";
import { emptyWidget } from "./edits.ts";
import { lineSides, lineTurns } from "./line-turns.ts";
import type { TypedAt, TypedGroup, TypedItem, TypedList } from "./typed-items.ts";

/** An item with the other words by which it is found. */
type Findable = TypedItem & { readonly otherNames: string };
type Group = { readonly title: TypedGroup["title"]; readonly items: readonly Findable[] };

/** Everything that can be done where a `/` was typed: what the line can become, what can be added, and this block; each once. */
export const slashList: TypedList = {
  label: arrangingWords.everything,
  least: 0,
  none: arrangingWords.nothingFound,
  items({ canvas, widget, typed, words }: TypedAt) {
    const groups = allGroups(canvas, widget, typed);
    if (words.trim() === "") return groups;
    const found = foundIn(
      groups.flatMap(({ items }) => items),
      words,
    );
    return found.length > 0 ? [{ title: arrangingWords.found, items: found }] : [];
  },
};

function allGroups(canvas: Canvas, widget: string, typed: TypedText): Group[] {
  const { say, used } = canvas;
  const [recent, ...others] = kindGroups("", used.kinds.get(), say).map(({ title, kinds }) => ({
    title,
    // Texts and headings are what a line turns into.
    kinds: typed.put ? kinds.filter((kind) => !faces[kind].isLine) : [],
  }));
  const isRecent = (kind: WidgetKind) => recent?.kinds.includes(kind) ?? false;
  const kinds = others.map(({ title, kinds: all }) => ({
    title,
    items: all.filter((kind) => !isRecent(kind)).map((kind) => kindItem(canvas, kind)),
  }));
  const groups = [
    ...(recent ? [{ title: recent.title, items: recent.kinds.map((kind) => kindItem(canvas, kind)) }] : []),
    { title: arrangingWords.turnInto, items: typed.turn ? lineTurns(say) : [] },
    { title: arrangingWords.alignment, items: typed.align ? lineSides(say) : [] },
    ...kinds,
    { title: arrangingWords.thisBlock, items: blockItems(canvas, widget, say) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function kindItem(canvas: Canvas, kind: WidgetKind): Findable {
  const { say } = canvas;
  const { name, otherNames, help, typed: asTyped } = faces[kind];
  return {
    key: kind,
    name: say(asTyped?.name ?? name),
    otherNames: `${say(name)} ${say(otherNames)}`,
    help: say(help),
    icon: editors[kind].icon,
    keys: asTyped?.sign,
    choose(typed) {
      canvas.used.use(kind);
      typed.put?.(emptyWidget(kind));
      canvas.announce(say(arrangingWords.added, { kind: nameOf(canvas, kind) }));
    },
  };
}

function blockItems(canvas: Canvas, id: string, say: Say): Findable[] {
  const items: (Findable & { readonly isPossible?: boolean })[] = [
    {
      key: "duplicate",
      name: say(arrangingWords.duplicate),
      otherNames: say(arrangingWords.duplicateNames),
      help: say(arrangingWords.duplicateHelp),
      icon: CopyPlus,
      choose: (typed) => typed.take(() => duplicateHere(canvas, id)),
    },
    {
      key: "up",
      name: say(arrangingWords.moveUp),
      otherNames: say(arrangingWords.moveNames),
      help: say(arrangingWords.moveUpHelp),
      icon: ArrowUp,
      isPossible: neighbour(canvas, id, -1) !== null,
      choose: (typed) => typed.take(() => moveHere(canvas, id, -1)),
    },
    {
      key: "down",
      name: say(arrangingWords.moveDown),
      otherNames: say(arrangingWords.moveNames),
      help: say(arrangingWords.moveDownHelp),
      icon: ArrowDown,
      isPossible: neighbour(canvas, id, 1) !== null,
      choose: (typed) => typed.take(() => moveHere(canvas, id, 1)),
    },
    {
      key: "delete",
      name: say(arrangingWords.remove),
      otherNames: say(arrangingWords.removeNames),
      help: say(arrangingWords.removeHelp),
      icon: Trash2,
      choose: (typed) => typed.take(() => removeHere(canvas, id)),
    },
  ];
  return items.filter(({ isPossible }) => isPossible !== false);
}

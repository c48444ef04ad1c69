import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type RefObject, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { InnerText } from "../paragraph/inner-text.tsx";
import { hasWords, linesOf } from "../paragraph/lines.ts";
import { BoundText, type BoundTextHandle } from "./bound-text.tsx";
import type { TextCaret } from "./caret.ts";
import type { EditorProps } from "./editor.ts";
import { type TitledPart, partPath, partTitleMost, partsMost } from "./titled-parts.ts";
import { useTakenFocus } from "./use-taken-focus.tsx";
import { type PartActs, useTitledParts } from "./use-titled-parts.tsx";
import { partWords } from "./wording.ts";
import "./titled-parts.css";

type PartsProps = EditorProps<{ readonly items: readonly TitledPart[] }>;
/** The ways to put the caret into the title and the text of a part. */
type Fields = {
  title: BoundTextHandle | null;
  text: ((at: TextCaret) => void) | null;
};

/** Parts with a title and a text each, written one below the other, all of them open. */
export function TitledPartsEditor(props: PartsProps) {
  const { content, takeFocus, page } = props;
  const say = useSay();
  const fields = useRef(new Map<string, Fields>());
  const focus = useFocusAmong(props, fields);
  const acts = useTitledParts(props, (part) => fields.current.get(part)?.title?.focus("end"));
  // Writing in parts without words begins at the first title, wherever the caret comes from.
  useTakenFocus(takeFocus, (at) =>
    at === "end" && !content.items.every(isBlank)
      ? focus.text(content.items.length - 1, "end")
      : focus.title(0, "start"),
  );
  return (
    <div className="kit-parts">
      {content.items.map((part, at) => (
        <PartRow
          key={part.id}
          {...{ part, at, acts, fields }}
          list={props}
          onEdge={{
            title: (to) =>
              to === "after"
                ? focus.text(at, "start")
                : at === 0
                  ? page.leave(to)
                  : focus.text(at - 1, "end"),
            text: (to) =>
              to === "before" ? focus.title(at, "end") : focus.title(at + 1, "start") || page.leave(to),
          }}
        />
      ))}
      {content.items.length < partsMost && (
        <Button look="quiet" size="small" icon={Plus} onPress={acts.add}>
          {say(partWords.add)}
        </Button>
      )}
    </div>
  );
}

function isBlank({ title, text }: TitledPart): boolean {
  return title.trim() === "" && !hasWords(linesOf(text));
}

function useFocusAmong({ content: { items } }: PartsProps, fields: RefObject<Map<string, Fields>>) {
  const of = (at: number) => fields.current.get(items.at(at)?.id ?? "");
  return {
    /** False where no such part is. */
    title(at: number, place: "start" | "end"): boolean {
      const field = at < items.length ? of(at)?.title : null;
      field?.focus(place);
      return Boolean(field);
    },
    text: (at: number, place: "start" | "end") => of(at)?.text?.(place),
  };
}

type PartRowProps = {
  part: TitledPart;
  at: number;
  list: PartsProps;
  acts: PartActs;
  fields: RefObject<Map<string, Fields>>;
  onEdge: {
    readonly title: (to: "before" | "after") => void;
    readonly text: (to: "before" | "after") => void;
  };
};

function PartRow(props: PartRowProps) {
  const { part, at, list, fields, onEdge } = props;
  const { draft, id, page } = list;
  const say = useSay();
  const place = at + 1;
  const own = (): Fields => {
    const known = fields.current.get(part.id) ?? { title: null, text: null };
    fields.current.set(part.id, known);
    return known;
  };
  return (
    <div className="kit-parts-part" role="group" aria-label={say(partWords.part, { place })}>
      <div className="kit-parts-head">
        <BoundText
          {...{ draft, id }}
          handle={(handle) => void (own().title = handle)}
          path={partPath(part.id)}
          most={partTitleMost}
          lines={false}
          change={page.change}
          label={say(partWords.title, { place })}
          placeholder={say(partWords.titleHint)}
          className="kit-parts-title"
          onEdge={onEdge.title}
          onKeyDown={(event) => event.key === "Enter" && onEdge.title("after")}
        />
        <PartTools {...props} />
      </div>
      <InnerText
        {...{ draft, id, page }}
        path={partPath(part.id)}
        content={part.text}
        label={say(partWords.text, { place })}
        hint={say(partWords.textHint)}
        takeFocus={(focus) => void (own().text = focus)}
        onLeave={onEdge.text}
      />
    </div>
  );
}

function PartTools({ part, at, list, acts }: PartRowProps) {
  const say = useSay();
  const place = at + 1;
  const { length } = list.content.items;
  return (
    <span className="kit-parts-tools">
      {at > 0 && (
        <IconButton
          icon={ArrowUp}
          size="small"
          label={say(partWords.earlier, { place })}
          onPress={() => acts.move(part.id, at - 1)}
        />
      )}
      {place < length && (
        <IconButton
          icon={ArrowDown}
          size="small"
          label={say(partWords.later, { place })}
          onPress={() => acts.move(part.id, place)}
        />
      )}
      {length > 1 && (
        <IconButton
          icon={X}
          size="small"
          label={say(partWords.remove, { place })}
          onPress={() => acts.remove(part.id, at)}
        />
      )}
    </span>
  );
}

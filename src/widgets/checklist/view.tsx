import { useId } from "react";
import { useHydrated } from "#ui/use-hydrated.ts";
import { LinkedParts } from "../linked-parts.tsx";
import type { LivingProps } from "../living.ts";
import type { ChecklistRead } from "./schema.ts";
import { TickNote } from "./tick-note.tsx";
import type { Ticks } from "./ticks.ts";
import { useTicks } from "./use-ticks.tsx";
import { checklistWords } from "./wording.ts";
import "./view.css";

/** Items to tick off: by those who may edit the page; everybody else sees what is done (WIDG-16). */
export function ChecklistView(props: LivingProps<ChecklistRead, Ticks>) {
  const { content, reader, act, say, locale } = props;
  const noteId = useId();
  const { tick, tickOf, trouble } = useTicks(props);
  // Without script nothing would come of a tick: boxes open when somebody can hear them.
  const isOpen = useHydrated() && act !== null && reader.mayEdit;
  const { items } = content;
  const done = items.filter(({ id }) => tickOf(id)?.isDone).length;

  return (
    <div className="checklist" data-open={reader.mayEdit || undefined}>
      {items.length > 1 && (
        <p className="checklist-progress">{say(checklistWords.progress, { done, count: items.length })}</p>
      )}
      <ul>
        {items.map(({ id, parts }) => (
          <Item
            key={id}
            {...{ parts, say, locale, isOpen }}
            known={tickOf(id)}
            noteId={reader.person ? `${noteId}${id}` : undefined}
            onTick={(isDone) => tick(id, isDone)}
          />
        ))}
      </ul>
      <p className="checklist-trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}

type Living = LivingProps<ChecklistRead, Ticks>;
type ItemProps = Pick<Living, "say" | "locale"> & {
  parts: ChecklistRead["items"][number]["parts"];
  known: ReturnType<ReturnType<typeof useTicks>["tickOf"]>;
  isOpen: boolean;
  /** For what is said of who ticked it; those who are not known are told nothing. */
  noteId: string | undefined;
  onTick: (isDone: boolean) => void;
};

function Item({ parts, known, say, locale, isOpen, noteId, onTick }: ItemProps) {
  const note = known?.isDone ? noteId : undefined;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          className="ui-checkbox checklist-box"
          checked={known?.isDone ?? false}
          disabled={!isOpen}
          aria-describedby={note}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span className="checklist-text" dir="auto">
          <LinkedParts parts={parts} />
        </span>
      </label>
      {known && note && (
        <span id={note}>
          <TickNote tick={known} say={say} locale={locale} />
        </span>
      )}
    </li>
  );
}

import { useEffect, useRef } from "react";
import { isMacKeyboard } from "#client/command-keys.ts";
import type { Words } from "#kernel/words.ts";
import { Icon } from "#ui/icon.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { KindText } from "./kind-text.tsx";
import type { TypedGroup, TypedItem, TypedList } from "./typed-items.ts";
import type { TypedState } from "./use-typed-choice.ts";

type OptionsProps = {
  id: string;
  groups: readonly TypedGroup[];
  active: TypedItem | null;
  onChoose: (item: TypedItem) => void;
};

/** The items of a list that opened while typing, in their groups; the one that Enter takes is always in sight. */
export function TypedOptions({
  list,
  state,
  ...shown
}: OptionsProps & { list: TypedList; state: TypedState }) {
  const { say } = useCanvas();
  const { groups } = shown;
  const none = { known: list.none, looking: list.looking ?? list.none, failed: list.failed ?? list.none }[
    state
  ];
  return (
    <>
      <TypedGroups label={say(list.label)} {...shown} />
      {groups.length === 0 && none && (
        <p className="canvas-kinds-none" role={list.counted ? undefined : "status"}>
          {say(none)}
        </p>
      )}
      {groups.length > 0 && (list.foot ? <Foot words={list.foot} /> : <Footer />)}
    </>
  );
}

/** The keys of the text move through it. It scrolls, and what scrolls can be reached by itself (axe: scrollable-region-focusable). */
function TypedGroups({ id, label, groups, active, onChoose }: OptionsProps & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={box}
      role="listbox"
      id={id}
      aria-label={label}
      tabIndex={groups.length > 0 ? 0 : undefined}
      className="canvas-typed-items"
    >
      {groups.map((group) => (
        <TypedGroupOptions key={group.title.id} {...{ id, group, active, onChoose }} />
      ))}
    </div>
  );
}

function TypedGroupOptions({
  id,
  group,
  active,
  onChoose,
}: {
  id: string;
  group: TypedGroup;
  active: TypedItem | null;
  onChoose: (item: TypedItem) => void;
}) {
  const { say } = useCanvas();
  return (
    <div role="group" aria-label={say(group.title)}>
      <span className="canvas-kinds-title" aria-hidden="true">
        {say(group.title)}
      </span>
      {group.items.map((item) => (
        <TypedOption
          key={item.key}
          id={typedOptionId(id, item)}
          item={item}
          isActive={item === active}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

function TypedOption({
  id,
  item,
  isActive,
  onChoose,
}: {
  id: string;
  item: TypedItem;
  isActive: boolean;
  onChoose: (item: TypedItem) => void;
}) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={item.help === undefined ? undefined : nameWithKeys(item)}
      aria-describedby={item.help === undefined ? undefined : `${id}-help`}
      className="canvas-kind"
      // The caret stays where it is while somebody chooses.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      {item.icon && <Icon of={item.icon} className="canvas-kind-sign" />}
      {item.sign && (
        <span className="canvas-typed-sign" aria-hidden="true">
          {item.sign}
        </span>
      )}
      <KindText name={item.name} help={item.help} helpId={`${id}-help`} />
      {item.hint && <bdi className="canvas-typed-hint">{item.hint}</bdi>}
      {item.keys && <KeyCap keys={item.keys} />}
    </button>
  );
}

/** As without the line of help, which is told after it. */
function nameWithKeys({ name, keys }: TypedItem): string {
  return keys === undefined ? name : `${name} ${keys}`;
}

/** The keys of the system are those of the keyboard at hand. */
function Foot({ words }: { words: Words }) {
  const { say } = useCanvas();
  return (
    <p className="canvas-typed-foot">
      <span>
        {say(words)} <KeyCap keys={isMacKeyboard() ? "⌃+⌘+Space" : "Windows+."} />
      </span>
    </p>
  );
}

/** The keys of the list, for those who have a keyboard. */
function Footer() {
  const { say } = useCanvas();
  return (
    <p className="canvas-typed-foot" aria-hidden="true">
      <span>
        <KeyCap keys="↑+↓" /> {say(arrangingWords.chooseKeys)}
      </span>
      <span>
        <KeyCap keys={say(arrangingWords.enterKey)} /> {say(arrangingWords.insertKeys)}
      </span>
      <span>
        <KeyCap keys={say(arrangingWords.escapeKey)} /> {say(arrangingWords.closeKeys)}
      </span>
    </p>
  );
}

export function typedOptionId(list: string, { key }: TypedItem): string {
  return `${list}-${key}`;
}

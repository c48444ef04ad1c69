import Search from "lucide-react/icons/search";
import { type RefObject, useId, useRef } from "react";
import { useTypedEarly } from "#client/use-typed-early.ts";
import type { Me } from "#kernel/frame.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { buttonClass } from "#ui/button-look.ts";
import { Icon } from "#ui/icon.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { uiWording } from "#ui/wording.ts";
import { searchWords } from "../wording.ts";
import { type OpenPerson, type SearchBoxState, searchKeys, useSearchBox } from "./use-search-box.ts";
import "./search-box.css";

type SearchBoxProps = {
  site: string;
  me: Me;
  viewer: Pick<Viewer, "withSubsites">;
  onPerson: OpenPerson;
};

const loadResults = () => import("./results-part.ts").then(({ resultsPart }) => resultsPart);

/**
 * The search of the top bar (SRCH-01). Without script it is a form that leads to the pages list; the dropdown is fetched
 * when the field is first focused. The commands that lead here are heard from anywhere (use-search-field.ts).
 */
export function SearchBox({ site, me, viewer, onPerson }: SearchBoxProps) {
  const say = useSay();
  const here = useHere();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [part, want] = useLazyPart(loadResults);
  const box = useSearchBox({ field, person: me.id, part, onNear: want, onPerson });
  const { shown } = box;
  const name = say(searchWords.label, { site });
  useTypedEarly(field, box.setTyped);

  return (
    <form
      className="search-form"
      role="search"
      aria-label={name}
      action={here("/pages/")}
      onSubmit={searchKeys(box).submit}
    >
      <div className="search-box">
        <Icon of={Search} />
        <SearchField {...{ box, listId, name }} ref={field} onTyped={() => want(box.typed === "")} />
        <span className="search-short" aria-hidden="true">
          {say(searchWords.short)}
        </span>
        {shown ? <KeyCap keys="Esc" /> : me.signKeys && <KeyCap keys="/" />}
        <div className="search-drop" hidden={!shown}>
          {box.isOpen && part && <part.SearchResults id={listId} person={me.id} {...{ box, viewer }} />}
        </div>
      </div>
      {box.isOpen && <CancelSearch onPress={box.leave} />}
    </form>
  );
}

/** Seen on phones alone, for fingers: keys have Escape. The keyboard stays in the field until it is pressed. */
function CancelSearch({ onPress }: { onPress: () => void }) {
  const say = useSay();
  return (
    <span className="search-cancel">
      <button
        type="button"
        tabIndex={-1}
        className={buttonClass("quiet", "normal")}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {say(uiWording.cancel)}
      </button>
    </span>
  );
}

type SearchFieldProps = {
  ref: RefObject<HTMLInputElement | null>;
  box: SearchBoxState;
  listId: string;
  name: string;
  /** The list is waited for: where it doesn't come that is told once, not at each letter. */
  onTyped: () => void;
};

function SearchField({ ref, box, listId, name, onTyped }: SearchFieldProps) {
  const say = useSay();
  return (
    <input
      ref={ref}
      data-search=""
      type="search"
      name="q"
      value={box.typed}
      maxLength={500}
      autoComplete="off"
      role="combobox"
      aria-label={name}
      aria-expanded={box.shown}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={box.shown && box.count > 0 ? `${listId}-${box.marked}` : undefined}
      placeholder={say(searchWords.placeholder)}
      onChange={(event) => {
        onTyped();
        box.setTyped(event.currentTarget.value);
        box.unmark();
        box.setOpen(true);
      }}
      onFocus={box.enter}
      // Tab leads from the field into the dropdown, which stays open for it.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.form?.contains(relatedTarget)) box.close();
      }}
      onKeyDown={searchKeys(box).press}
    />
  );
}

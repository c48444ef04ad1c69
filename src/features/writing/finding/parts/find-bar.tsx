import CaseSensitive from "lucide-react/icons/case-sensitive";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Replace from "lucide-react/icons/replace";
import WholeWord from "lucide-react/icons/whole-word";
import X from "lucide-react/icons/x";
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { type Query, foundMost, queryMost } from "#documents/draft/finding/found-words.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { type FindingPage, useFinding } from "../screens/use-finding.ts";
import { findingWords } from "../wording.ts";
import "./find-bar.css";

type FindBarProps = {
  page: FindingPage;
  /** What was selected when somebody began to look. */
  words: string;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
  onClose: () => void;
};

/** Finds words on the page that is edited, and replaces them. */
export function FindBar({ page, words, isReplacing, onReplacing, onClose }: FindBarProps) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<Query>({ words, matchCase: false, wholeWords: false });
  const bar = useRef<HTMLDivElement>(null);
  const found = useFinding(page, query);
  useEffect(() => field.current?.select(), [words]);
  useEffect(() => {
    document.documentElement.classList.add("finding-open");
    return () => document.documentElement.classList.remove("finding-open");
  }, []);

  function close() {
    onClose();
    found.leave();
  }
  useEscape(bar, close);

  return (
    <div ref={bar} className="finding-bar" role="search" aria-label={say(findingWords.find)}>
      <div className="finding-line">
        <Field
          label={say(findingWords.findField)}
          value={query.words}
          most={queryMost}
          handle={field}
          onWords={(next) => setQuery({ ...query, words: next })}
          onEnter={(isShifted) => found.go(isShifted ? -1 : 1)}
        />
        <Count words={query.words} at={found.at} count={found.found.length} />
        <Switches query={query} onQuery={setQuery} />
        <Ways {...{ found, isReplacing, onReplacing }} />
        <IconButton icon={X} label={say(findingWords.close)} onPress={close} />
      </div>
      {isReplacing && <ReplaceLine query={query} found={found} />}
    </div>
  );
}

/** Escape closes the bar from anything in it. */
function useEscape(bar: RefObject<HTMLElement | null>, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      closeNow();
    };
    const element = bar.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [bar]);
}

function Switches({ query, onQuery }: { query: Query; onQuery: (query: Query) => void }) {
  const say = useSay();
  return (
    <>
      <IconButton
        icon={CaseSensitive}
        label={say(findingWords.matchCase)}
        pressed={query.matchCase}
        onPress={() => onQuery({ ...query, matchCase: !query.matchCase })}
      />
      <IconButton
        icon={WholeWord}
        label={say(findingWords.wholeWords)}
        pressed={query.wholeWords}
        onPress={() => onQuery({ ...query, wholeWords: !query.wholeWords })}
      />
    </>
  );
}

type Found = ReturnType<typeof useFinding>;

function Ways(props: { found: Found } & Pick<FindBarProps, "isReplacing" | "onReplacing">) {
  const { found, isReplacing, onReplacing } = props;
  const say = useSay();
  return (
    <>
      <IconButton icon={ChevronUp} label={say(findingWords.previous)} onPress={() => found.go(-1)} />
      <IconButton icon={ChevronDown} label={say(findingWords.next)} onPress={() => found.go(1)} />
      <IconButton
        icon={Replace}
        label={say(isReplacing ? findingWords.hideReplace : findingWords.showReplace)}
        onPress={() => onReplacing(!isReplacing)}
      />
    </>
  );
}

function ReplaceLine({ query, found }: { query: Query; found: Found }) {
  const say = useSay();
  const [by, setBy] = useState("");
  const [done, setDone] = useState<{ of: Query; sentence: string } | null>(null);
  const canReplace = found.found.length > 0;
  const none = canReplace ? null : say(findingWords.none);

  function replace(which: "one" | "all") {
    const { replaced, left, named } = found.replace(which, by);
    const sentences = [
      ...(left > 0 ? [say(findingWords.left, { count: left })] : []),
      ...(named > 0 ? [say(findingWords.named, { count: named })] : []),
    ];
    const first = say(findingWords.replaced, { count: replaced });
    setDone({ of: query, sentence: sentences.length > 0 ? [`${first}.`, ...sentences].join(" ") : first });
  }

  return (
    <div className="finding-line">
      <Field
        label={say(findingWords.replaceField)}
        value={by}
        most={replacementMost}
        onWords={setBy}
        onEnter={() => canReplace && replace("one")}
      />
      <Button size="small" disabledReason={none} onPress={() => replace("one")}>
        {say(findingWords.replace)}
      </Button>
      <Button size="small" disabledReason={none} onPress={() => replace("all")}>
        {say(findingWords.replaceAll)}
      </Button>
      <span className="finding-done" role="status">
        {done?.of === query && done.sentence}
      </span>
    </div>
  );
}

const replacementMost = 1000;

function Field(props: {
  label: string;
  value: string;
  most: number;
  handle?: Ref<HTMLInputElement>;
  onWords: (words: string) => void;
  onEnter?: (isShifted: boolean) => void;
}) {
  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !props.onEnter) return;
    event.preventDefault();
    props.onEnter(event.shiftKey);
  }

  return (
    <input
      ref={props.handle}
      type="text"
      className="finding-field"
      aria-label={props.label}
      placeholder={props.label}
      value={props.value}
      maxLength={props.most}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => props.onWords(currentTarget.value)}
      onKeyDown={press}
    />
  );
}

function Count({ words, at, count }: { words: string; at: number; count: number }) {
  const say = useSay();
  const known = count >= foundMost ? findingWords.countMany : findingWords.count;
  return (
    <span className="finding-count" role="status">
      {words !== "" && (count === 0 ? say(findingWords.none) : say(known, { at, count }))}
    </span>
  );
}

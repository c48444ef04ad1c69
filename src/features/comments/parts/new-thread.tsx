import { ofPage } from "#features/pages/model/of-page.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { beginThread } from "../contract.ts";
import { commentWords } from "../wording.ts";
import { keptName } from "./kept-name.ts";
import type { Begun, Margin } from "./margin.ts";
import { useWritten } from "./use-written.ts";
import { WordsField } from "./words-field.tsx";

/** Where somebody says something about what they have selected. */
export function NewThread({ passage, margin }: { passage: Begun; margin: Margin }) {
  const say = useSay();
  const { pageId, personId } = margin;
  const { written, write, forget } = useWritten(keptName(personId, pageId, "new"));

  function end() {
    forget();
    margin.begin(null);
  }

  async function begin(words: string) {
    const { widget, quote, before, after } = passage;
    const sent = { ...ofPage(pageId), widget, quote, before, after, words, key: written.key };
    const answer = await margin.act(beginThread, sent);
    if (!answer.success) return answer.said ?? say(commentWords.notSent);
    end();
    margin.activate(answer.threads.at(-1)?.id ?? null);
    return null;
  }

  return (
    <article className="comments-card" data-thread="new" data-active="" aria-label={say(commentWords.write)}>
      <div className="comments-top">
        <p className="comments-quote">
          <q dir="auto">{passage.quote}</q>
        </p>
        {passage.isByKeys && <Steps step={margin.step} />}
      </div>
      <WordsField
        {...{ pageId, written }}
        label={say(commentWords.write)}
        action={say(commentWords.comment)}
        onWrite={(change) => write({ ...change, passage })}
        onSend={begin}
        onCancel={end}
      />
    </article>
  );
}

/** Leads to the text before and behind, for who selects nothing with a pointer. */
function Steps({ step }: Pick<Margin, "step">) {
  const say = useSay();
  return (
    <>
      <IconButton icon={ChevronUp} size="small" label={say(commentWords.before)} onPress={() => step(-1)} />
      <IconButton icon={ChevronDown} size="small" label={say(commentWords.behind)} onPress={() => step(1)} />
    </>
  );
}

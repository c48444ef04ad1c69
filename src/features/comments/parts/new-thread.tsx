import { ofPage } from "#features/pages/model/of-page.ts";
import { useSay } from "#ui/language.tsx";
import { beginThread } from "../contract.ts";
import type { Passage } from "../model/found-passage.ts";
import { commentWords } from "../wording.ts";
import { keptName } from "./kept-words.ts";
import type { Margin } from "./margin.ts";
import { useWritten } from "./use-written.ts";
import { WordsField } from "./words-field.tsx";

/** Where somebody says something about what they have selected. */
export function NewThread({ passage, margin }: { passage: Passage; margin: Margin }) {
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
      <p className="comments-quote">
        <q dir="auto">{passage.quote}</q>
      </p>
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

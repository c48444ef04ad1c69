import { type RefObject, useId } from "react";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { type Rss, feedAddressMost } from "./schema.ts";
import type { useFeed } from "./use-feed.tsx";
import { rssWords } from "./wording.ts";

type SourceProps = EditorProps<Rss> & {
  known: ReturnType<typeof useFeed>;
  handle: RefObject<BoundTextHandle | null>;
};

/** The address of the feed, and what there is to say about it: an error, or how the feed is kept. */
export function Source({ id, draft, page, handle, content, known }: SourceProps) {
  const say = useSay();
  const noteId = useId();
  const note = noteOf(content, known);
  return (
    <>
      <BoundText
        {...{ draft, id, handle }}
        path="address"
        most={feedAddressMost}
        lines={false}
        isCode
        change={page.change}
        label={say(rssWords.address)}
        placeholder={say(rssWords.addressHint)}
        describedBy={noteId}
        className="rss-address"
        onEdge={page.leave}
        onKeyDown={(event) => event.key === "Enter" && page.leave("after")}
      />
      <div id={noteId} className="rss-said">
        {note.isError ? (
          <ErrorText announced>{say(rssWords[note.words])}</ErrorText>
        ) : (
          <p className="rss-note">{say(rssWords[note.words])}</p>
        )}
      </div>
    </>
  );
}

type Note = { readonly words: keyof typeof rssWords; readonly isError: boolean };

function noteOf(content: Rss, { address, feed, trouble }: SourceProps["known"]): Note {
  if (address === null) {
    const isTyped = content.address.trim() !== "";
    return { words: isTyped ? "refused" : "keptHint", isError: isTyped };
  }
  if (!feed && trouble === null) return { words: "fetching", isError: false };
  if (!feed || feed.trouble === null) return { words: "keptHint", isError: false };
  if (feed.state === "fetched") return { words: "older", isError: true };
  return { words: feed.trouble === "no-feed" ? "noFeed" : feed.trouble, isError: true };
}

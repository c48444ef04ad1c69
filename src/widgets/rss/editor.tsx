import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { OwnStyle } from "../kit/own-style.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { FeedFace } from "./feed-face.tsx";
import { type Rss, titleMost } from "./schema.ts";
import { RssSettings } from "./settings.tsx";
import type { FeedShown } from "./shown.ts";
import { Source } from "./source.tsx";
import { useFeed } from "./use-feed.tsx";
import { rssWords } from "./wording.ts";
import style from "./view.css?inline";
import "./editor.css";

/** The feed as it is read, its title in place; the address stands below it while it is selected or shows nothing yet. */
function RssEditor(props: EditorProps<Rss>) {
  const { content, isSelected } = props;
  const known = useFeed(props);
  const { feed, trouble, tryAgain } = known;
  const say = useSay();
  const locale = useLocale();
  const field = useRef<BoundTextHandle>(null);
  const [isWanted, setWanted] = useState(false);
  useTakenFocus(props.takeFocus, (at) => {
    flushSync(() => setWanted(true));
    field.current?.focus(at);
  });
  if (isSelected && isWanted) setWanted(false);
  const isOpen = isSelected || isWanted || feed?.state !== "fetched";
  return (
    <>
      <OwnStyle css={style} />
      <div className="rss">
        {(feed !== null || content.title !== "") && <Title {...props} feed={feed} />}
        {feed && (
          <div inert>
            <FeedFace {...{ content, say, locale }} shown={feed} />
          </div>
        )}
        {trouble !== null && (
          <div className="rss-trouble">
            <ErrorText announced>{trouble}</ErrorText>
            <Button onPress={tryAgain}>{say(rssWords.tryAgain)}</Button>
          </div>
        )}
        <div hidden={!isOpen} className="rss-source">
          <Source {...props} known={known} handle={field} />
        </div>
      </div>
    </>
  );
}

function Title({ id, draft, page, feed }: EditorProps<Rss> & { feed: FeedShown | null }) {
  const say = useSay();
  return (
    <BoundText
      {...{ draft, id }}
      path="title"
      most={titleMost}
      lines={false}
      change={page.change}
      label={say(rssWords.title)}
      placeholder={feed?.title || say(rssWords.titleHint)}
      className="rss-title"
      onEdge={page.leave}
    />
  );
}

export const rssEditor: LateParts<Rss> = { Editor: RssEditor, Settings: RssSettings };

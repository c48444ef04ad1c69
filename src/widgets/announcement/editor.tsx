import Megaphone from "lucide-react/icons/megaphone";
import { useId, useRef, useState, useSyncExternalStore } from "react";
import { useLocale, useNow, useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import { valuesPart } from "../kit/draft-parts.ts";
import type { EditorProps, KindEditor, PageTools } from "../kit/editor.ts";
import { LinkChoice } from "../kit/link-choice.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { endDayLine, isEndDay, isOver } from "./end-day.ts";
import { PictureLine } from "./picture-line.tsx";
import { AnnouncementPicture } from "./picture.tsx";
import { type Announcement, labelMost, textMost, titleMost } from "./schema.ts";
import type { AnnouncementShown } from "./shown.ts";
import { announcementWords } from "./wording.ts";
import "./view.css";
import "./editor.css";

/** An announcement written in place, with its button below; that it is put away is nobody's here. */
function AnnouncementEditor(props: EditorProps<Announcement>) {
  const say = useSay();
  const { picture } = props.content;
  const hintId = useId();
  return (
    <div className="announcement announcement-card">
      <div className="announcement-words">
        <p className="announcement-kind">{say(announcementWords.kindName)}</p>
        <TitleAndText {...props} describedBy={hintId} />
        <ButtonLine {...props} />
        <PictureLine {...props} />
        <EndDay {...props} />
        <SeenBy id={hintId} hole={props.page.hole} />
      </div>
      {picture && <AnnouncementPicture picture={picture} />}
    </div>
  );
}

function TitleAndText(props: EditorProps<Announcement> & { describedBy: string }) {
  const { id, draft, page, describedBy } = props;
  const say = useSay();
  const title = useRef<BoundTextHandle>(null);
  const text = useRef<BoundTextHandle>(null);
  useTakenFocus(props.takeFocus, (at) => (at === "end" ? text : title).current?.focus(at));
  const bound = { draft, id, change: page.change, describedBy };
  return (
    <>
      <BoundText
        {...bound}
        handle={title}
        path="title"
        most={titleMost}
        lines={false}
        label={say(announcementWords.title)}
        placeholder={say(announcementWords.title)}
        className="announcement-title"
        onEdge={(to) => (to === "before" ? page.leave(to) : text.current?.focus("start"))}
      />
      <BoundText
        {...bound}
        handle={text}
        path="text"
        most={textMost}
        lines
        label={say(announcementWords.text)}
        placeholder={say(announcementWords.text)}
        className="announcement-text"
        onEdge={(to) => (to === "after" ? page.leave(to) : title.current?.focus("end"))}
      />
    </>
  );
}

/** The last day on which readers see it. A year that is being typed begins with days long past: those are not kept. */
function EndDay({ id, draft, content, page }: EditorProps<Announcement>) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow();
  const { until = "" } = content;
  const [typed, setTyped] = useState({ text: "", stored: "" });
  function choose(text: string) {
    const stored = text === "" || isEndDay(text) ? text : until;
    setTyped({ text, stored });
    if (stored === until) return;
    page.endStep();
    page.change(() => draft.getMap(valuesPart(id)).set("until", stored));
    page.endStep();
  }
  return (
    <div className="announcement-end">
      <TextField
        label={say(announcementWords.showUntil)}
        type="date"
        value={typed.stored === until && typed.text !== "" ? typed.text : until}
        error={typed.text.length > "2026-12-07".length && say(announcementWords.yearTooFar)}
        onChange={choose}
      />
      {isOver(until || undefined, now, locale) && (
        <p className="announcement-seen">
          {say(announcementWords.ended, { day: endDayLine(until, now, locale) })}
        </p>
      )}
    </div>
  );
}

/** How many have put it away, and that they see it again when its words change. */
function SeenBy({ id, hole }: { id: string; hole: PageTools["hole"] }) {
  const say = useSay();
  const shown = useSyncExternalStore(hole.subscribe, hole.data, hole.data) as AnnouncementShown | null;
  return (
    <p className="announcement-seen" id={id}>
      {say(announcementWords.seenBy, { count: shown?.seenBy ?? 0 })}. {say(announcementWords.changedHint)}
    </p>
  );
}

/** What the button says and where it leads. */
function ButtonLine({ id, draft, content, page }: EditorProps<Announcement>) {
  const say = useSay();
  function link(href: string) {
    page.endStep();
    page.change(() => draft.getMap(valuesPart(id)).set("href", href));
    page.endStep();
  }
  return (
    <div className="announcement-button-line">
      <BoundText
        {...{ draft, id }}
        path="label"
        most={labelMost}
        lines={false}
        change={page.change}
        label={say(announcementWords.label)}
        placeholder={say(announcementWords.labelHint)}
        className="announcement-label"
      />
      <LinkChoice
        href={content.href}
        page={page}
        label={say(announcementWords.link)}
        button={say(content.href === "" ? announcementWords.choosePage : announcementWords.changeLink)}
        onLink={link}
      />
    </div>
  );
}

export const announcementEditor: KindEditor<Announcement> = { icon: Megaphone, Editor: AnnouncementEditor };

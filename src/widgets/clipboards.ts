import { attachmentClipboard } from "./attachment/clipboard.ts";
import { pdfClipboard } from "./pdf/clipboard.ts";
import { videoClipboard } from "./video/clipboard.ts";
import { youtubeClipboard } from "./youtube/clipboard.ts";
import { embedsClipboard } from "./embeds/clipboard.ts";
import { iframeClipboard } from "./iframe/clipboard.ts";
import { gmapsClipboard } from "./gmaps/clipboard.ts";
import { gcalendarClipboard } from "./gcalendar/clipboard.ts";
import { gdocEmbedClipboard } from "./gdoc-embed/clipboard.ts";
import { rssClipboard } from "./rss/clipboard.ts";
import { mathClipboard } from "./math/clipboard.ts";
import { checklistClipboard } from "./checklist/clipboard.ts";
import { codeSnippetClipboard } from "./code-snippet/clipboard.ts";
import { countdownClipboard } from "./countdown/clipboard.ts";
import { accordionClipboard } from "./accordion/clipboard.ts";
import { tabsClipboard } from "./tabs/clipboard.ts";
import { peopleCardsClipboard } from "./people-cards/clipboard.ts";
import { fileListClipboard } from "./file-list/clipboard.ts";
import { dividerClipboard } from "./divider/clipboard.ts";
import { buttonClipboard } from "./button/clipboard.ts";
import { shapeClipboard } from "./shape/clipboard.ts";
import { headingClipboard } from "./heading/clipboard.ts";
import { imageClipboard } from "./image/clipboard.ts";
import type { KindClipboard, KindClipboards, PastedWidget, Taking } from "./kit/clipboard.ts";
import { markdownClipboard } from "./markdown/clipboard.ts";
import { paragraphClipboard } from "./paragraph/clipboard.ts";
import { tableClipboard } from "./table/clipboard.ts";
import { greetingClipboard } from "./greeting/clipboard.ts";
import { announcementClipboard } from "./announcement/clipboard.ts";
import { starredPagesClipboard } from "./starred-pages/clipboard.ts";
import { recentlyChangedClipboard } from "./recently-changed/clipboard.ts";
import { waitingForYouClipboard } from "./waiting-for-you/clipboard.ts";
import { newPeopleClipboard } from "./new-people/clipboard.ts";
import { peopleThisWeekClipboard } from "./people-this-week/clipboard.ts";
import { shortcutsClipboard } from "./shortcuts/clipboard.ts";
import { widgetKinds } from "./widget.ts";

/** What each kind puts on the clipboard and takes from it; complete by type. */
export const clipboards: KindClipboards = {
  Heading: headingClipboard,
  Paragraph: paragraphClipboard,
  Markdown: markdownClipboard,
  Table: tableClipboard,
  Checklist: checklistClipboard,
  CodeSnippet: codeSnippetClipboard,
  Divider: dividerClipboard,
  Button: buttonClipboard,
  Shape: shapeClipboard,
  Accordion: accordionClipboard,
  Tabs: tabsClipboard,
  Countdown: countdownClipboard,
  PeopleCards: peopleCardsClipboard,
  Image: imageClipboard,
  Attachment: attachmentClipboard,
  FileList: fileListClipboard,
  PDF: pdfClipboard,
  Video: videoClipboard,
  Youtube: youtubeClipboard,
  embeds: embedsClipboard,
  IFrame: iframeClipboard,
  GMaps: gmapsClipboard,
  GCalendar: gcalendarClipboard,
  GDocEmbed: gdocEmbedClipboard,
  RSS: rssClipboard,
  Math: mathClipboard,
  Greeting: greetingClipboard,
  Announcement: announcementClipboard,
  StarredPages: starredPagesClipboard,
  RecentlyChanged: recentlyChangedClipboard,
  WaitingForYou: waitingForYouClipboard,
  NewPeople: newPeopleClipboard,
  PeopleThisWeek: peopleThisWeekClipboard,
  Shortcuts: shortcutsClipboard,
};

const all: readonly KindClipboard<never>[] = widgetKinds.map((kind) => clipboards[kind]);

/** How foreign HTML is read on this site: each element goes to the first kind that takes it. */
export function takingAt(origin: string): Taking {
  return {
    origin,
    element(node) {
      for (const kind of all) {
        const taken = kind.takesElement?.(node, origin) ?? null;
        if (taken) return taken;
      }
      return null;
    },
    tasks: (texts) => all.find(({ takesTasks }) => takesTasks)?.takesTasks?.(texts) ?? [],
  };
}

/** A widget as another page begins with it: without its file, which has to be brought there. */
export function withoutFile(widget: PastedWidget): PastedWidget {
  const { withoutFile: take }: KindClipboard<never> = clipboards[widget.kind];
  const rest = take?.(widget.content as never) ?? null;
  return rest ? { ...widget, ...rest } : widget;
}

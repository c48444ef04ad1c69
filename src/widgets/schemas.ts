import { attachment } from "./attachment/schema.ts";
import { pdf } from "./pdf/schema.ts";
import { video } from "./video/schema.ts";
import { youtube } from "./youtube/schema.ts";
import { embeds } from "./embeds/schema.ts";
import { iframe } from "./iframe/schema.ts";
import { gmaps } from "./gmaps/schema.ts";
import { gcalendar } from "./gcalendar/schema.ts";
import { gdocEmbed } from "./gdoc-embed/schema.ts";
import { rss } from "./rss/schema.ts";
import { math } from "./math/schema.ts";
import { checklist } from "./checklist/schema.ts";
import { codeSnippet } from "./code-snippet/schema.ts";
import { countdown } from "./countdown/schema.ts";
import { accordion } from "./accordion/schema.ts";
import { tabs } from "./tabs/schema.ts";
import { peopleCards } from "./people-cards/schema.ts";
import { fileList } from "./file-list/schema.ts";
import { divider } from "./divider/schema.ts";
import { button } from "./button/schema.ts";
import { shape } from "./shape/schema.ts";
import { heading } from "./heading/schema.ts";
import { image } from "./image/schema.ts";
import { markdown } from "./markdown/schema.ts";
import { paragraph } from "./paragraph/schema.ts";
import { table } from "./table/schema.ts";
import { greeting } from "./greeting/schema.ts";
import { announcement } from "./announcement/schema.ts";
import { starredPages } from "./starred-pages/schema.ts";
import { recentlyChanged } from "./recently-changed/schema.ts";
import { waitingForYou } from "./waiting-for-you/schema.ts";
import { newPeople } from "./new-people/schema.ts";
import { peopleThisWeek } from "./people-this-week/schema.ts";
import { shortcuts } from "./shortcuts/schema.ts";
import type { StoredWidget, WidgetKind, WidgetSchema } from "./widget.ts";

/** The pure half of each kind; complete by type. */
export const schemas: Readonly<Record<WidgetKind, WidgetSchema<unknown>>> = {
  Heading: heading,
  Paragraph: paragraph,
  CodeSnippet: codeSnippet,
  Markdown: markdown,
  Divider: divider,
  Button: button,
  Shape: shape,
  Accordion: accordion,
  Tabs: tabs,
  Countdown: countdown,
  PeopleCards: peopleCards,
  Table: table,
  Checklist: checklist,
  Image: image,
  Attachment: attachment,
  FileList: fileList,
  PDF: pdf,
  Video: video,
  Youtube: youtube,
  embeds: embeds,
  IFrame: iframe,
  GMaps: gmaps,
  GCalendar: gcalendar,
  GDocEmbed: gdocEmbed,
  RSS: rss,
  Math: math,
  Greeting: greeting,
  Announcement: announcement,
  StarredPages: starredPages,
  RecentlyChanged: recentlyChanged,
  WaitingForYou: waitingForYou,
  NewPeople: newPeople,
  PeopleThisWeek: peopleThisWeek,
  Shortcuts: shortcuts,
};

/**
 * A stored widget's content in the shape of today: lifted through the kind's upgrades, then read by its schema. Throws
 * on a version from the future and on every unknown shape, so that nothing unread is ever shown or kept.
 */
export function readContent(widget: StoredWidget): unknown {
  const schema: WidgetSchema<unknown> = schemas[widget.kind];
  if (widget.version > schema.version) throw new Error(`${widget.kind} of version ${widget.version}`);
  let content = widget.content;
  for (let version = widget.version; version < schema.version; version++) {
    const upgrade = schema.upgrades[version];
    if (!upgrade) throw new Error(`${widget.kind} has no upgrade from version ${version}`);
    content = upgrade(content as never);
  }
  return schema.content.parse(content);
}

import { attachmentExample } from "./attachment/example.ts";
import { pdfExample } from "./pdf/example.ts";
import { videoExample } from "./video/example.ts";
import { youtubeExample } from "./youtube/example.ts";
import { embedsExample } from "./embeds/example.ts";
import { iframeExample } from "./iframe/example.ts";
import { gmapsExample } from "./gmaps/example.ts";
import { gcalendarExample } from "./gcalendar/example.ts";
import { gdocEmbedExample } from "./gdoc-embed/example.ts";
import { rssExample } from "./rss/example.ts";
import { mathExample } from "./math/example.ts";
import { checklistExample } from "./checklist/example.ts";
import { codeSnippetExample } from "./code-snippet/example.ts";
import { countdownExample } from "./countdown/example.ts";
import { accordionExample } from "./accordion/example.ts";
import { tabsExample } from "./tabs/example.ts";
import { peopleCardsExample } from "./people-cards/example.ts";
import { fileListExample } from "./file-list/example.ts";
import { dividerExample } from "./divider/example.ts";
import { buttonExample } from "./button/example.ts";
import { shapeExample } from "./shape/example.ts";
import { headingExample } from "./heading/example.ts";
import { imageExample } from "./image/example.ts";
import { markdownExample } from "./markdown/example.ts";
import { paragraphExample } from "./paragraph/example.ts";
import { tableExample } from "./table/example.ts";
import { greetingExample } from "./greeting/example.ts";
import { announcementExample } from "./announcement/example.ts";
import { starredPagesExample } from "./starred-pages/example.ts";
import { recentlyChangedExample } from "./recently-changed/example.ts";
import { waitingForYouExample } from "./waiting-for-you/example.ts";
import { newPeopleExample } from "./new-people/example.ts";
import { peopleThisWeekExample } from "./people-this-week/example.ts";
import { shortcutsExample } from "./shortcuts/example.ts";
import type { KindExamples } from "./example.ts";

/** The examples that the nets of all kinds try; complete by type. */
export const examples: KindExamples = {
  Heading: headingExample,
  Paragraph: paragraphExample,
  CodeSnippet: codeSnippetExample,
  Markdown: markdownExample,
  Divider: dividerExample,
  Button: buttonExample,
  Shape: shapeExample,
  Accordion: accordionExample,
  Tabs: tabsExample,
  Countdown: countdownExample,
  PeopleCards: peopleCardsExample,
  Table: tableExample,
  Checklist: checklistExample,
  Image: imageExample,
  Attachment: attachmentExample,
  FileList: fileListExample,
  PDF: pdfExample,
  Video: videoExample,
  Youtube: youtubeExample,
  embeds: embedsExample,
  IFrame: iframeExample,
  GMaps: gmapsExample,
  GCalendar: gcalendarExample,
  GDocEmbed: gdocEmbedExample,
  RSS: rssExample,
  Math: mathExample,
  Greeting: greetingExample,
  Announcement: announcementExample,
  StarredPages: starredPagesExample,
  RecentlyChanged: recentlyChangedExample,
  WaitingForYou: waitingForYouExample,
  NewPeople: newPeopleExample,
  PeopleThisWeek: peopleThisWeekExample,
  Shortcuts: shortcutsExample,
};

import { attachmentFace } from "./attachment/face.ts";
import { pdfFace } from "./pdf/face.ts";
import { videoFace } from "./video/face.ts";
import { youtubeFace } from "./youtube/face.ts";
import { embedsFace } from "./embeds/face.ts";
import { iframeFace } from "./iframe/face.ts";
import { gmapsFace } from "./gmaps/face.ts";
import { gcalendarFace } from "./gcalendar/face.ts";
import { gdocEmbedFace } from "./gdoc-embed/face.ts";
import { rssFace } from "./rss/face.ts";
import { mathFace } from "./math/face.ts";
import { checklistFace } from "./checklist/face.ts";
import { codeSnippetFace } from "./code-snippet/face.ts";
import { countdownFace } from "./countdown/face.ts";
import { accordionFace } from "./accordion/face.ts";
import { tabsFace } from "./tabs/face.ts";
import { peopleCardsFace } from "./people-cards/face.ts";
import { fileListFace } from "./file-list/face.ts";
import { dividerFace } from "./divider/face.ts";
import { buttonFace } from "./button/face.ts";
import { shapeFace } from "./shape/face.ts";
import type { KindFace } from "./face.ts";
import { headingFace } from "./heading/face.ts";
import { imageFace } from "./image/face.ts";
import { markdownFace } from "./markdown/face.ts";
import { paragraphFace } from "./paragraph/face.ts";
import { tableFace } from "./table/face.ts";
import { greetingFace } from "./greeting/face.ts";
import { announcementFace } from "./announcement/face.ts";
import { starredPagesFace } from "./starred-pages/face.ts";
import { recentlyChangedFace } from "./recently-changed/face.ts";
import { waitingForYouFace } from "./waiting-for-you/face.ts";
import { newPeopleFace } from "./new-people/face.ts";
import { peopleThisWeekFace } from "./people-this-week/face.ts";
import { shortcutsFace } from "./shortcuts/face.ts";
import { type WidgetKind, widgetKinds } from "./widget.ts";

/** The face of each kind; complete by type. */
export const faces: Readonly<Record<WidgetKind, KindFace>> = {
  Heading: headingFace,
  Paragraph: paragraphFace,
  CodeSnippet: codeSnippetFace,
  Markdown: markdownFace,
  Divider: dividerFace,
  Button: buttonFace,
  Shape: shapeFace,
  Accordion: accordionFace,
  Tabs: tabsFace,
  Countdown: countdownFace,
  PeopleCards: peopleCardsFace,
  Table: tableFace,
  Checklist: checklistFace,
  Image: imageFace,
  Attachment: attachmentFace,
  FileList: fileListFace,
  PDF: pdfFace,
  Video: videoFace,
  Youtube: youtubeFace,
  embeds: embedsFace,
  IFrame: iframeFace,
  GMaps: gmapsFace,
  GCalendar: gcalendarFace,
  GDocEmbed: gdocEmbedFace,
  RSS: rssFace,
  Math: mathFace,
  Greeting: greetingFace,
  Announcement: announcementFace,
  StarredPages: starredPagesFace,
  RecentlyChanged: recentlyChangedFace,
  WaitingForYou: waitingForYouFace,
  NewPeople: newPeopleFace,
  PeopleThisWeek: peopleThisWeekFace,
  Shortcuts: shortcutsFace,
};

/** The kind that an empty page begins with. */
export const beginningKind = kindThat((face) => face.beginsPages === true);

/** The kind that a dropped or pasted file becomes. */
export function kindForFile(files: NonNullable<KindFace["takesFiles"]>): WidgetKind {
  return kindThat((face) => face.takesFiles === files);
}

function kindThat(is: (face: KindFace) => boolean): WidgetKind {
  const found = widgetKinds.find((kind) => is(faces[kind]));
  if (!found) throw new Error("no kind says so in its face.ts");
  return found;
}

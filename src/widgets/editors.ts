import AppWindow from "lucide-react/icons/app-window";
import Blocks from "lucide-react/icons/blocks";
import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarHeart from "lucide-react/icons/calendar-heart";
import FileText from "lucide-react/icons/file-text";
import FileType from "lucide-react/icons/file-type";
import FileVideo from "lucide-react/icons/file-video";
import MapPin from "lucide-react/icons/map-pin";
import SquarePlay from "lucide-react/icons/square-play";
import RectangleHorizontal from "lucide-react/icons/rectangle-horizontal";
import Shapes from "lucide-react/icons/shapes";
import Timer from "lucide-react/icons/timer";
import PanelTop from "lucide-react/icons/panel-top";
import PanelTopOpen from "lucide-react/icons/panel-top-open";
import ContactRound from "lucide-react/icons/contact-round";
import Files from "lucide-react/icons/files";
import Rss from "lucide-react/icons/rss";
import Sigma from "lucide-react/icons/sigma";
import { attachmentEditor } from "./attachment/editor.tsx";
import { checklistEditor } from "./checklist/editor.tsx";
import { codeSnippetEditor } from "./code-snippet/editor.tsx";
import { dividerEditor } from "./divider/editor.tsx";
import type { KindEditors } from "./kit/editor.ts";
import { lateEditor, lateEditorAlone } from "./kit/late-editor.tsx";
import { firstTexts } from "./first-texts.ts";
import { headingEditor } from "./heading/editor.tsx";
import { imageEditor } from "./image/editor.tsx";
import { markdownEditor } from "./markdown/editor.tsx";
import { paragraphEditor } from "./paragraph/editor.tsx";
import { tableEditor } from "./table/editor.tsx";
import { greetingEditor } from "./greeting/editor.tsx";
import { announcementEditor } from "./announcement/editor.tsx";
import { starredPagesEditor } from "./starred-pages/editor.tsx";
import { recentlyChangedEditor } from "./recently-changed/editor.tsx";
import { waitingForYouEditor } from "./waiting-for-you/editor.tsx";
import { newPeopleEditor } from "./new-people/editor.tsx";
import { shortcutsEditor } from "./shortcuts/editor.tsx";

/** How each kind is written; complete by type. Loaded with edit mode only. */
export const editors: KindEditors = {
  Heading: headingEditor,
  Paragraph: paragraphEditor,
  CodeSnippet: codeSnippetEditor,
  Markdown: markdownEditor,
  Divider: dividerEditor,
  Button: lateEditor(
    RectangleHorizontal,
    async () => (await import("./button/editor.tsx")).buttonEditor,
    firstTexts.Button,
  ),
  Shape: lateEditor(Shapes, async () => (await import("./shape/editor.tsx")).shapeEditor, firstTexts.Shape),
  Accordion: lateEditor(
    PanelTopOpen,
    async () => (await import("./accordion/editor.tsx")).accordionEditor,
    firstTexts.Accordion,
  ),
  Tabs: lateEditorAlone(
    PanelTop,
    async () => (await import("./tabs/editor.tsx")).tabsEditor,
    firstTexts.Tabs,
  ),
  Countdown: lateEditor(
    Timer,
    async () => (await import("./countdown/editor.tsx")).countdownEditor,
    firstTexts.Countdown,
  ),
  PeopleCards: lateEditor(
    ContactRound,
    async () => (await import("./people-cards/editor.tsx")).peopleCardsEditor,
    firstTexts.PeopleCards,
  ),
  Table: tableEditor,
  Checklist: checklistEditor,
  Image: imageEditor,
  Attachment: attachmentEditor,
  FileList: lateEditorAlone(
    Files,
    async () => (await import("./file-list/editor.tsx")).fileListEditor,
    firstTexts.FileList,
  ),
  PDF: lateEditor(FileType, async () => (await import("./pdf/editor.tsx")).pdfEditor, firstTexts.PDF),
  Video: lateEditor(
    FileVideo,
    async () => (await import("./video/editor.tsx")).videoEditor,
    firstTexts.Video,
  ),
  Youtube: lateEditor(
    SquarePlay,
    async () => (await import("./youtube/editor.tsx")).youtubeEditor,
    firstTexts.Youtube,
  ),
  embeds: lateEditor(
    Blocks,
    async () => (await import("./embeds/editor.tsx")).embedsEditor,
    firstTexts.embeds,
  ),
  IFrame: lateEditor(
    AppWindow,
    async () => (await import("./iframe/editor.tsx")).iframeEditor,
    firstTexts.IFrame,
  ),
  GMaps: lateEditor(MapPin, async () => (await import("./gmaps/editor.tsx")).gmapsEditor, firstTexts.GMaps),
  GCalendar: lateEditor(
    CalendarDays,
    async () => (await import("./gcalendar/editor.tsx")).gcalendarEditor,
    firstTexts.GCalendar,
  ),
  GDocEmbed: lateEditor(
    FileText,
    async () => (await import("./gdoc-embed/editor.tsx")).gdocEmbedEditor,
    firstTexts.GDocEmbed,
  ),
  RSS: lateEditor(Rss, async () => (await import("./rss/editor.tsx")).rssEditor, firstTexts.RSS),
  Math: lateEditorAlone(Sigma, async () => (await import("./math/editor.tsx")).mathEditor, firstTexts.Math),
  Greeting: greetingEditor,
  Announcement: announcementEditor,
  StarredPages: starredPagesEditor,
  RecentlyChanged: recentlyChangedEditor,
  WaitingForYou: waitingForYouEditor,
  NewPeople: newPeopleEditor,
  PeopleThisWeek: lateEditorAlone(
    CalendarHeart,
    async () => (await import("./people-this-week/editor.tsx")).peopleThisWeekEditor,
    firstTexts.PeopleThisWeek,
  ),
  Shortcuts: shortcutsEditor,
};

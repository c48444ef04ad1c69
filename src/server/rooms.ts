import type { Room } from "#calls/room.ts";
import { sitesRoom } from "#features/sites/room.ts";
import { sessionsRoom } from "#features/sessions/room.ts";
import { filesRoom } from "#features/files/room.ts";
import { undertakingsRoom } from "#features/undertakings/room.ts";
import { peopleRoom } from "#features/people/room.ts";
import { subsitesRoom } from "#features/subsites/room.ts";
import { companyRoom } from "#features/company/room.ts";
import { foldersRoom } from "#features/folders/room.ts";
import { tagsRoom } from "#features/tags/room.ts";
import { pagesRoom } from "#features/pages/room.ts";
import { sharingRoom } from "#features/sharing/room.ts";
import { themeRoom } from "#features/theme/room.ts";
import { menuRoom } from "#features/menu/room.ts";
import { propertiesRoom } from "#features/properties/room.ts";
import { writingRoom } from "#features/writing/room.ts";
import { versionsRoom } from "#features/versions/room.ts";
import { templatesRoom } from "#features/templates/room.ts";
import { creatingRoom } from "#features/creating/room.ts";
import { importingRoom } from "#features/importing/room.ts";
import { seedingRoom } from "#features/seeding/room.ts";
import { startingRoom } from "#features/starting/room.ts";
import { readingRoom } from "#features/reading/room.ts";
import { commentsRoom } from "#features/comments/room.ts";
import { entriesRoom } from "#features/entries/room.ts";
import { searchRoom } from "#features/search/room.ts";
import { activityRoom } from "#features/activity/room.ts";
import { auditRoom } from "#features/audit/room.ts";
import { notificationsRoom } from "#features/notifications/room.ts";
import { uploadsRoom } from "#features/uploads/room.ts";
import { feedbackRoom } from "#features/feedback/room.ts";
import { demoRoom } from "#features/demo/room.ts";

const lower = [sitesRoom, sessionsRoom, filesRoom] as const satisfies readonly Room[];

const higher = [
  subsitesRoom,
  companyRoom,
  foldersRoom,
  tagsRoom,
  pagesRoom,
  sharingRoom,
  menuRoom,
  themeRoom,
  propertiesRoom,
  writingRoom,
  versionsRoom,
  templatesRoom,
  creatingRoom,
  importingRoom,
  seedingRoom,
  startingRoom,
  readingRoom,
  entriesRoom,
  commentsRoom,
  searchRoom,
  activityRoom,
  notificationsRoom,
  auditRoom,
  uploadsRoom,
  feedbackRoom,
  demoRoom,
] as const satisfies readonly Room[];

/** What people have in all of them. */
const people = peopleRoom([...lower, ...higher].flatMap((room: Room) => room.holdings ?? []));

/** Every room of the product. That of undertakings is handed the kinds of work that the others bring. */
export const rooms = [
  ...lower,
  people,
  ...higher,
  undertakingsRoom([...lower, people, ...higher].flatMap((room: Room) => room.undertakings ?? [])),
] as const satisfies readonly Room[];

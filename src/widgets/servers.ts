import { checklistServer } from "./checklist/server.ts";
import { checklistRefusals } from "./checklist/wording.ts";
import { countdownServer } from "./countdown/server.ts";
import { peopleCardsServer } from "./people-cards/server.ts";
import { rssServer } from "./rss/server.ts";
import { greetingServer } from "./greeting/server.ts";
import { announcementServer } from "./announcement/server.ts";
import { starredPagesServer } from "./starred-pages/server.ts";
import { recentlyChangedServer } from "./recently-changed/server.ts";
import { waitingForYouServer } from "./waiting-for-you/server.ts";
import { newPeopleServer } from "./new-people/server.ts";
import { peopleThisWeekServer } from "./people-this-week/server.ts";
import type { KindServers } from "./kind-server.ts";

/** The server's half of each living kind; complete by type. */
export const servers: KindServers = {
  Checklist: checklistServer,
  Countdown: countdownServer,
  PeopleCards: peopleCardsServer,
  RSS: rssServer,
  Greeting: greetingServer,
  Announcement: announcementServer,
  StarredPages: starredPagesServer,
  RecentlyChanged: recentlyChangedServer,
  WaitingForYou: waitingForYouServer,
  NewPeople: newPeopleServer,
  PeopleThisWeek: peopleThisWeekServer,
};

/** What the actions of the kinds refuse. */
export const kindRefusals = { ...checklistRefusals };

import type { Holes, LivingView } from "./living.ts";

/** How each living kind is read; complete by type. In the browser each is a chunk of its own, loaded only where it stands. */
export const holes: Holes = {
  Checklist: async () => (await import("./checklist/view.tsx")).ChecklistView as LivingView,
  Countdown: async () => (await import("./countdown/view.tsx")).CountdownView as LivingView,
  PeopleCards: async () => (await import("./people-cards/view.tsx")).PeopleCardsView as LivingView,
  RSS: async () => (await import("./rss/view.tsx")).RssView as LivingView,
  Greeting: async () => (await import("./greeting/view.tsx")).GreetingView as LivingView,
  Announcement: async () => (await import("./announcement/view.tsx")).AnnouncementView as LivingView,
  StarredPages: async () => (await import("./starred-pages/view.tsx")).StarredPagesView as LivingView,
  RecentlyChanged: async () =>
    (await import("./recently-changed/view.tsx")).RecentlyChangedView as LivingView,
  WaitingForYou: async () => (await import("./waiting-for-you/view.tsx")).WaitingForYouView as LivingView,
  NewPeople: async () => (await import("./new-people/view.tsx")).NewPeopleView as LivingView,
  PeopleThisWeek: async () => (await import("./people-this-week/view.tsx")).PeopleThisWeekView as LivingView,
};

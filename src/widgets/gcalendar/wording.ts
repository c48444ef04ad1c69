import { words } from "#kernel/words.ts";

export const gcalendarWords = words("gcalendar", {
  kindName: "Google Calendar",
  kindOtherNames: "calendar agenda events dates schedule",
  kindHelp: "A public Google calendar.",
  address: "Address or id of the calendar",
  addressHint: "name@group.calendar.google.com",
  refused: "Enter the id or the public address of a Google calendar.",
  view: "View",
  month: "Month",
  week: "Week",
  agenda: "Agenda",
});

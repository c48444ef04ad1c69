import { words } from "#kernel/words.ts";

export const greetingWords = words("greeting", {
  kindName: "Greeting",
  kindOtherNames: "hello welcome good morning name home",
  kindHelp: "Greets each reader by name.",
  morning: "Good morning, {name}",
  afternoon: "Good afternoon, {name}",
  evening: "Good evening, {name}",
  morningAll: "Good morning",
  afternoonAll: "Good afternoon",
  eveningAll: "Good evening",
  focused: "Greeting. Enter writes below, Delete removes it.",
  nothing: "Readers are greeted here by name.",
});

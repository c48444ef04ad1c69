import { words } from "#kernel/words.ts";

export const letterWords = words("letter", {
  greeting: "Hello {name},",
  greetingPlain: "Hello,",
});

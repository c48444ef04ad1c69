import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type FeedbackRefusal = "feedback-off" | "feedback-empty" | "feedback-tel";

export const feedbackRefusals: RefusalWording<FeedbackRefusal> = {
  "feedback-off": { kind: "conflict", text: "This site doesn't take feedback." },
  "feedback-empty": { kind: "invalid", text: "Write your feedback first." },
  "feedback-tel": { kind: "invalid", text: "Add a phone number we can call." },
};

export const feedbackWords = words("feedback", {
  open: "Feedback",
  title: "Feedback",
  help: "Sent by email to the people who run {site}.",
  message: "Your feedback",
  mood: "How do you feel?",
  happy: "Happy",
  neutral: "Neutral",
  sad: "Sad",
  callMe: "Call me about this",
  tel: "Phone number",
  send: "Send",
  // FDBK-08.
  thanks: "Thank you for your feedback!",
  notSent: "Oops, something went wrong. Please try again.",
});

export const feedbackMailWords = words("feedback-mail", {
  subject: "Feedback on {site} from {name}",
  who: "{name} ({email}) wrote:",
  mood: "Mood: {mood}",
  page: "Page: {url}",
  call: "They'd like a call: {tel}",
  closing: "You get this because {site} sends feedback to this address.",
});

import type { Say } from "#kernel/language.ts";
import { noticeMailWords as words } from "../wording.ts";
import { type News, type Notices, byPage, byPlace, lineOf, openLabel, pagesIn } from "./news.ts";
import { reasonFor } from "./why-mailed.ts";

/** The words of a mail about notices, for programs and people that read no HTML. */
export function plainNotices(mail: Notices, from: string, say: Say): string {
  const places = byPlace(mail.news).flatMap((news) => [
    ...(news[0]?.place ? [`== ${news[0].place.name} ==`] : []),
    ...byPage(news).map((each) => plainPage(each, say)),
  ]);
  const rest =
    mail.pagesLeft > 0 ? [`${say(words.pagesLeft, { count: mail.pagesLeft })}: ${mail.inbox}`] : [];
  const footer = [
    from,
    reasonFor(mail.kind, mail.news, say),
    `${say(words.change)}: ${mail.settings}`,
    `${say(words.unsubscribe)}: ${mail.unsubscribe}`,
  ];
  return `${[...heading(mail, say), ...places, ...rest].join("\n\n")}\n\n-- \n${footer.join("\n")}\n`;
}

function heading(mail: Notices, say: Say): string[] {
  if (mail.kind === "alone") return [];
  return [`${say(words.headingDigest, { count: pagesIn(mail) })}\n${mail.date}`];
}

function plainPage(news: readonly News[], say: Say): string {
  const [first] = news;
  const told = news.flatMap((each) => [
    lineOf(each, say),
    ...each.sentences.shown.map((pieces) => `> ${plainSentence(pieces, each.kind === "changed", say)}`),
  ]);
  return [first?.page, ...told, `${openLabel(news, say)}: ${first?.address}`].join("\n");
}

type Pieces = News["sentences"]["shown"][number];

function plainSentence(pieces: Pieces, isMarked: boolean, say: Say): string {
  return pieces
    .map(({ how, text }) => (how === "removed" && isMarked ? `${say(words.removed, { text })} ` : text))
    .join("");
}

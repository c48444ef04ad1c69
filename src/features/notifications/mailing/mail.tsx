import { renderToStaticMarkup } from "react-dom/server";
import { grounds, rolesOf } from "#kernel/accent-roles.ts";
import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { Brand } from "#mail/letter.tsx";
import { MailSheet, MailTitle, addedStyle, quietStyle, serif, textStyle } from "#mail/sheet.tsx";
import type { Mail } from "#outbox/listener.ts";
import { type News, byPage, changesOf, lineOf, reasonFor, subjectOf } from "./model/news.ts";
import { noticeMailWords as words } from "./wording.ts";

export type NoticeMail = {
  readonly kind: "alone" | "digest";
  readonly to: string;
  readonly from: string;
  readonly look: MailLook;
  /** The reader's date of today. */
  readonly date: string;
  readonly news: readonly News[];
  /** Where one changes what is mailed, and where one ends it. */
  readonly settings: string;
  readonly unsubscribe: string;
};

/** The mail about one notification, or about several in a digest, as HTML and as plain text. */
export function noticeMail(mail: NoticeMail, say: Say): Mail {
  const subject = subjectOf(mail.kind, mail.news, say);
  return {
    to: mail.to,
    subject,
    html: `<!doctype html>${renderToStaticMarkup(<Sheet mail={mail} subject={subject} say={say} />)}`,
    text: plainText(mail, say),
    secretLinks: [mail.unsubscribe],
  };
}

type Parts = { readonly mail: NoticeMail; readonly say: Say };
const line = "1px solid #e3e1dc";

function Sheet({ mail, subject, say }: Parts & { subject: string }) {
  const isDigest = mail.kind === "digest";
  return (
    <MailSheet language={say.formats} subject={subject} look={mail.look}>
      <div data-look="rule" style={{ borderBottom: line, marginBottom: "20px" }}>
        <Brand from={mail.from} look={mail.look} />
      </div>
      {isDigest && (
        <>
          <MailTitle level={1} size={24}>
            {say(words.headingDigest, { count: byPage(mail.news).length })}
          </MailTitle>
          <p data-look="quiet" style={{ ...quietStyle, margin: "0 0 20px" }}>
            {mail.date}
          </p>
        </>
      )}
      {byPlace(mail.news).map((news) => (
        <Place key={news[0]?.place?.name ?? ""} news={news} mail={mail} say={say} />
      ))}
      <Footer mail={mail} say={say} />
    </MailSheet>
  );
}

/** Runs of one subsite. */
function byPlace(news: readonly News[]): News[][] {
  const places: News[][] = [];
  for (const each of news) {
    const last = places.at(-1);
    if (last && last[0]?.place?.name === each.place?.name) last.push(each);
    else places.push([each]);
  }
  return places;
}

function Place({ news, mail, say }: Parts & { news: readonly News[] }) {
  const place = news[0]?.place;
  const colour = place && rolesOf(place.accent ?? mail.look.accent, "light")["accent-mark"];
  return (
    <>
      {place && (
        <h2
          data-look="text"
          style={{
            ...textStyle,
            fontSize: "14px",
            margin: "0 0 16px",
            borderBottom: `2px solid ${colour}`,
            paddingBottom: "6px",
          }}
        >
          {place.name}
        </h2>
      )}
      {byPage(news).map((each) => (
        <PageNews key={each[0]?.pageId} news={each} mail={mail} say={say} />
      ))}
    </>
  );
}

function PageNews({ news, mail, say }: Parts & { news: readonly News[] }) {
  const [first] = news;
  if (!first) return null;
  const { count, shown } = changesOf(news);
  const accent = rolesOf(mail.look.accent, "light")["accent-strong"];
  return (
    <div style={{ margin: "0 0 28px" }}>
      <MailTitle level={mail.kind === "digest" ? 2 : 1} size={20}>
        <a
          data-look="text"
          href={first.address}
          style={{ color: grounds.light.text, textDecoration: "none" }}
        >
          {first.page}
        </a>
      </MailTitle>
      {news.map((each) => (
        <Told key={`${each.kind} ${each.time}`} news={each} say={say} />
      ))}
      <a data-look="link" href={first.address} style={{ fontSize: "14px", fontWeight: 600, color: accent }}>
        {count > shown ? say(words.openAll, { count }) : say(words.open)}
      </a>
    </div>
  );
}

function Told({ news, say }: { news: News; say: Say }) {
  return (
    <>
      <p data-look="quiet" style={{ ...quietStyle, margin: "0 0 10px" }}>
        {lineOf(news, say)}
      </p>
      {news.sentences.shown.length > 0 && (
        <div
          data-look="rule"
          style={{ borderInlineStart: "3px solid #e3e1dc", paddingInlineStart: "14px", margin: "0 0 10px" }}
        >
          {news.sentences.shown.map((sentence, at) => (
            <p key={at} data-look="text" style={{ ...textStyle, fontFamily: serif, margin: "0 0 8px" }}>
              <Sentence pieces={sentence} isMarked={news.kind === "changed"} />
            </p>
          ))}
        </div>
      )}
    </>
  );
}

type Pieces = News["sentences"]["shown"][number];

/** Of a page that is new nothing is marked: all of it is. */
function Sentence({ pieces, isMarked }: { pieces: Pieces; isMarked: boolean }) {
  return pieces.map(({ how, text }, at) => {
    if (how === "same" || !isMarked) return text;
    const blank = pieces[at - 1]?.how === "removed" && how === "added" ? " " : "";
    if (how === "removed")
      return (
        <del key={at} data-look="quiet" style={{ color: grounds.light.muted }}>
          {text}
        </del>
      );
    return [
      blank,
      <ins key={at} data-look="added" style={{ ...addedStyle, textDecoration: "none" }}>
        {text}
      </ins>,
    ];
  });
}

function Footer({ mail, say }: Parts) {
  const link = { color: "inherit", textDecoration: "underline" };
  return (
    <div data-look="rule quiet" style={{ ...quietStyle, borderTop: line, paddingTop: "16px" }}>
      {reasonFor(mail.kind, mail.news, say)}
      <br />
      <a href={mail.settings} style={link}>
        {say(words.change)}
      </a>
      {" · "}
      <a href={mail.unsubscribe} style={link}>
        {say(words.unsubscribe)}
      </a>
    </div>
  );
}

function plainText(mail: NoticeMail, say: Say): string {
  const places = byPlace(mail.news).map((news) => {
    const heading = news[0]?.place ? `== ${news[0].place.name} ==\n\n` : "";
    return (
      heading +
      byPage(news)
        .map((each) => plainPage(each, say))
        .join("\n\n")
    );
  });
  const footer = [
    reasonFor(mail.kind, mail.news, say),
    `${say(words.change)}: ${mail.settings}`,
    `${say(words.unsubscribe)}: ${mail.unsubscribe}`,
  ];
  return `${places.join("\n\n")}\n\n-- \n${mail.from}\n${footer.join("\n")}\n`;
}

function plainPage(news: readonly News[], say: Say): string {
  const [first] = news;
  const told = news.flatMap((each) => [
    lineOf(each, say),
    ...each.sentences.shown.map((pieces) => `> ${plainSentence(pieces, each.kind === "changed", say)}`),
  ]);
  return [first?.page, ...told, first?.address].join("\n");
}

function plainSentence(pieces: Pieces, isMarked: boolean, say: Say): string {
  return pieces
    .map(({ how, text }) => (how === "removed" && isMarked ? `${say(words.removed, { text })} ` : text))
    .join("");
}

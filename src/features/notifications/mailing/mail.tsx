import { reasonFor } from "./model/why-mailed.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { grounds, rolesOf } from "#kernel/accent-roles.ts";
import type { Say } from "#kernel/language.ts";
import { MailButton } from "#mail/button.tsx";
import type { Head } from "#mail/head.ts";
import { MailQuote } from "#mail/quote.tsx";
import { MailSheet } from "#mail/sheet.tsx";
import { addedStyle, line, quietStyle, textStyle } from "#mail/styles.ts";
import { MailTitle } from "#mail/title.tsx";
import type { Mail } from "#outbox/listener.ts";
import {
  type News,
  type Notices,
  byPage,
  byPlace,
  lineOf,
  openLabel,
  pagesIn,
  subjectOf,
} from "./model/news.ts";
import { plainNotices } from "./model/plain-notices.ts";
import { noticeMailWords as words } from "./wording.ts";

type NoticeMail = Notices & { readonly to: string; readonly head: Head };

/** The mail about one notification, or about several in a digest, as HTML and as plain text. */
export function noticeMail(mail: NoticeMail, say: Say): Mail {
  const subject = subjectOf(mail, say);
  return {
    to: mail.to,
    subject,
    html: `<!doctype html>${renderToStaticMarkup(<Sheet mail={mail} subject={subject} say={say} />)}`,
    text: plainNotices(mail, mail.head.name, say),
    secretLinks: [mail.unsubscribe],
  };
}

type Parts = { readonly mail: NoticeMail; readonly say: Say };

function Sheet({ mail, subject, say }: Parts & { subject: string }) {
  const isDigest = mail.kind === "digest";
  return (
    <MailSheet language={say.formats} subject={subject} head={mail.head}>
      {isDigest && (
        <>
          <MailTitle level={1} size={24}>
            {say(words.headingDigest, { count: pagesIn(mail) })}
          </MailTitle>
          <p data-look="quiet" style={{ ...quietStyle, margin: "0 0 20px" }}>
            {mail.date}
          </p>
        </>
      )}
      {byPlace(mail.news).map((news) => (
        <Place key={news[0]?.place?.name ?? ""} news={news} mail={mail} say={say} />
      ))}
      {mail.pagesLeft > 0 && (
        <p data-look="rule" style={{ margin: "0 0 24px", borderTop: line, paddingTop: "20px" }}>
          <Way address={mail.inbox} label={say(words.pagesLeft, { count: mail.pagesLeft })} mail={mail} />
        </p>
      )}
      <Footer mail={mail} say={say} />
    </MailSheet>
  );
}

function Place({ news, mail, say }: Parts & { news: readonly News[] }) {
  const place = news[0]?.place;
  const colour = place && rolesOf(place.accent ?? mail.head.look.accent, "light")["accent-mark"];
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
          {colour && <span style={{ ...dotStyle, background: colour }} />}
          {place.name}
        </h2>
      )}
      {byPage(news).map((each, at) => (
        <div
          key={each[0]?.pageId}
          data-look="rule"
          style={{ margin: "0 0 24px", ...(at === 0 ? {} : { borderTop: line, paddingTop: "20px" }) }}
        >
          <PageNews news={each} mail={mail} say={say} />
        </div>
      ))}
    </>
  );
}

const dotStyle = {
  display: "inline-block",
  width: "8px",
  height: "8px",
  borderRadius: "4px",
  marginInlineEnd: "8px",
};

function PageNews({ news, mail, say }: Parts & { news: readonly News[] }) {
  const [first] = news;
  if (!first) return null;
  const isDigest = mail.kind === "digest";
  return (
    <>
      <MailTitle level={isDigest ? (first.place ? 3 : 2) : 1} size={20}>
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
      <WayThere address={first.address} label={openLabel(news, say)} mail={mail} />
    </>
  );
}

/** A mail about one thing has a button, one about many a line each. */
function WayThere(props: WayProps) {
  const { mail, label, address } = props;
  if (mail.kind === "digest") return <Way {...props} />;
  return <MailButton label={label} address={address} look={mail.head.look} />;
}

type WayProps = Pick<Parts, "mail"> & { address: string; label: string };

function Way({ mail, address, label }: WayProps) {
  const color = rolesOf(mail.head.look.accent, "light")["accent-strong"];
  return (
    <a data-look="link" href={address} style={{ ...wayStyle, color }}>
      {label}
    </a>
  );
}

const wayStyle = {
  display: "inline-block",
  padding: "8px 0",
  fontSize: "14px",
  fontWeight: 600,
  textDecoration: "none",
};

function Told({ news, say }: { news: News; say: Say }) {
  return (
    <>
      <p data-look="quiet" style={{ ...quietStyle, margin: "0 0 10px" }}>
        {lineOf(news, say)}
      </p>
      {news.sentences.shown.length > 0 && (
        <MailQuote
          lines={news.sentences.shown.map((sentence, at) => (
            <Sentence key={at} pieces={sentence} isMarked={news.kind === "changed"} />
          ))}
        />
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

import { RefusedAnswer } from "./refused-answer.ts";
import { childNamed, childrenNamed, spaces, wordsOf } from "./tree.ts";
import type { Element } from "./xml.ts";

/** What was asked for: an answer holds for nothing else. */
export type Asked = {
  /** The site as the provider knows it. */
  readonly entityId: string;
  readonly replyAddress: string;
  readonly requestId: string;
  readonly now: Date;
};

/** Clocks of two machines differ; milliseconds. */
const skew = 2 * 60_000;
const bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const formats = "urn:oasis:names:tc:SAML:2.0:nameid-format:";
const addressFormat = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
/** By the standard. */
const subjectMost = 256;

/** Whether an assertion is for this site, about this request, and of now (SAML core 2.5, profiles 4.1.4.2). */
export function demandHolds(assertion: Element, asked: Asked): void {
  if (assertion.attributes.get("Version") !== "2.0") throw new RefusedAnswer("version");
  demandConditions(childNamed(assertion, "assertion", "Conditions"), asked);
  const subject = childNamed(assertion, "assertion", "Subject");
  const confirmations = childrenNamed(subject, "assertion", "SubjectConfirmation");
  if (!confirmations.some((each) => isConfirmed(each, asked)))
    throw new RefusedAnswer("subject confirmation");
  const statements = childrenNamed(assertion, "assertion", "AuthnStatement");
  if (statements.length === 0) throw new RefusedAnswer("nobody has signed in");
  for (const { attributes } of statements)
    if (!isBefore(asked.now, attributes.get("SessionNotOnOrAfter"))) throw new RefusedAnswer("session over");
}

/** Whom an assertion is about. A name that is another one each time would be somebody new each time. */
export function subjectOf(assertion: Element): { subject: string; isAddress: boolean } {
  const name = childNamed(childNamed(assertion, "assertion", "Subject"), "assertion", "NameID");
  const subject = wordsOf(name);
  const format = name.attributes.get("Format") ?? "";
  if (format === `${formats}transient`) throw new RefusedAnswer("transient name", "passing-name");
  if (subject === "" || subject.length > subjectMost) throw new RefusedAnswer("name");
  return { subject, isAddress: format === addressFormat };
}

const knownConditions = ["AudienceRestriction", "OneTimeUse", "ProxyRestriction"];

function demandConditions({ attributes, children }: Element, { now, entityId }: Asked): void {
  if (!isSince(now, attributes.get("NotBefore"))) throw new RefusedAnswer("not yet");
  if (!isBefore(now, attributes.get("NotOnOrAfter"))) throw new RefusedAnswer("over");
  const isKnown = children.every(
    ({ name, namespace }) => namespace === spaces.assertion && knownConditions.includes(name),
  );
  if (!isKnown) throw new RefusedAnswer("unknown condition");
  const audiences = children.filter(({ name }) => name === "AudienceRestriction");
  const isForUs = audiences.every((each) =>
    childrenNamed(each, "assertion", "Audience").map(wordsOf).includes(entityId),
  );
  if (audiences.length === 0 || !isForUs) throw new RefusedAnswer("audience");
}

function isConfirmed(confirmation: Element, { now, requestId, replyAddress }: Asked): boolean {
  if (confirmation.attributes.get("Method") !== bearer) return false;
  const { attributes } = childNamed(confirmation, "assertion", "SubjectConfirmationData");
  const until = attributes.get("NotOnOrAfter");
  return (
    until !== undefined &&
    isBefore(now, until) &&
    isSince(now, attributes.get("NotBefore")) &&
    attributes.get("Recipient") === replyAddress &&
    attributes.get("InResponseTo") === requestId
  );
}

function isBefore(now: Date, until: string | undefined): boolean {
  return until === undefined || now.getTime() - skew < timeOf(until);
}

function isSince(now: Date, since: string | undefined): boolean {
  return since === undefined || now.getTime() + skew >= timeOf(since);
}

function timeOf(written: string): number {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(written);
  const time = isTime ? Date.parse(written.replace(/(\.\d{3})\d+Z$/, "$1Z")) : Number.NaN;
  if (Number.isNaN(time)) throw new RefusedAnswer("time");
  return time;
}

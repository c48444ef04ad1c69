import Mail from "lucide-react/icons/mail";
import Network from "lucide-react/icons/network";
import type { ReactNode } from "react";
import { formatDate } from "#kernel/time-words.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useLocale, useSay } from "#ui/language.tsx";
import { peopleDialogWords } from "../../wording.ts";
import { chartAddress } from "../../model/listing.ts";
import { fieldWords } from "../wording.ts";
import { addressOf } from "../model/address-of.ts";
import type { ShownField } from "../model/shown-field.ts";
import { iconOfField } from "./field-icons.ts";
import "./profiles.css";

/** How somebody is reached and what else their profile says, each with its sign and its name for those who do not see signs. */
export function ProfileAttrs(props: {
  email: string;
  attrs: readonly ShownField[];
  /** How many people report to them. */
  team: { readonly of: number; readonly count: number };
  /** Further lines. */
  more?: ReactNode;
}) {
  const { email, attrs, team, more = null } = props;
  if (email === "" && attrs.length === 0 && team.count === 0 && more === null) return null;
  return (
    <dl className="profiles-attrs">
      {email !== "" && <Address email={email} />}
      {attrs.map((field) => (
        <div key={field.key} title={field.hint}>
          <dt>
            <Icon of={iconOfField[field.icon]} />
            <span className="ui-unseen">{field.hint}</span>
          </dt>
          <dd dir="auto">
            {field.kind === "person" && <span aria-hidden>{field.hint}: </span>}
            <FieldValue field={field} />
          </dd>
        </div>
      ))}
      {more}
      {team.count > 0 && <Team {...team} />}
    </dl>
  );
}

function Address({ email }: { email: string }) {
  const say = useSay();
  return (
    <div>
      <dt>
        <Icon of={Mail} />
        <span className="ui-unseen">{say(peopleDialogWords.email)}</span>
      </dt>
      <dd dir="ltr">
        <a href={`mailto:${encodeURI(email)}`}>{email}</a>
      </dd>
    </div>
  );
}

/** Who reports to them, in the chart. */
function Team({ of, count }: { of: number; count: number }) {
  const say = useSay();
  const here = useHere();
  return (
    <div title={say(fieldWords.team)}>
      <dt>
        <Icon of={Network} />
        <span className="ui-unseen">{say(fieldWords.team)}</span>
      </dt>
      <dd>
        <a href={here(chartAddress(of))}>{say(fieldWords.teamOf, { count })}</a>
      </dd>
    </div>
  );
}

function FieldValue({ field }: { field: ShownField }) {
  const locale = useLocale();
  const say = useSay();
  const here = useHere();
  const address = addressOf(field);
  if (field.kind === "birth")
    return formatDate(Date.parse(`${field.value}T12:00:00Z`), { ...locale, timeZone: "UTC" });
  if (field.kind === "person" && field.personId === null) return say(fieldWords.gone);
  if (field.kind === "person")
    return (
      <a href={here(`/profile/p/${field.personId}/`)} aria-haspopup="dialog">
        {field.value}
      </a>
    );
  if (address === null) return field.value;
  const isWeb = field.kind === "link";
  return (
    <a href={address} {...(isWeb && { rel: "noopener nofollow", target: "_blank" })}>
      {isWeb ? field.value.replace(/^https?:\/\/|\/$/g, "") : field.value}
    </a>
  );
}

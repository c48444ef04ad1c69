import Mail from "lucide-react/icons/mail";
import { formatDate } from "#kernel/time-words.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { peopleDialogWords } from "../../wording.ts";
import { addressOf } from "../model/address-of.ts";
import type { ShownField } from "../model/shown-field.ts";
import { iconOfField } from "./field-icons.ts";
import "./profiles.css";

/** How somebody is reached and what else their profile says, each with its sign and its name for those who do not see signs. */
export function ProfileAttrs({ email, attrs }: { email: string; attrs: readonly ShownField[] }) {
  const say = useSay();
  if (email === "" && attrs.length === 0) return null;
  return (
    <dl className="profiles-attrs">
      {email !== "" && (
        <div>
          <dt>
            <Icon of={Mail} />
            <span className="ui-unseen">{say(peopleDialogWords.email)}</span>
          </dt>
          <dd dir="ltr">
            <a href={`mailto:${encodeURI(email)}`}>{email}</a>
          </dd>
        </div>
      )}
      {attrs.map((field) => (
        <div key={field.key} title={field.hint}>
          <dt>
            <Icon of={iconOfField[field.icon]} />
            <span className="ui-unseen">{field.hint}</span>
          </dt>
          <dd dir="auto">
            <FieldValue field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ field }: { field: ShownField }) {
  const locale = useLocale();
  const address = addressOf(field);
  if (field.kind === "birth")
    return formatDate(Date.parse(`${field.value}T12:00:00Z`), { ...locale, timeZone: "UTC" });
  if (address === null) return field.value;
  const isWeb = field.kind === "link";
  return (
    <a href={address} {...(isWeb && { rel: "noopener nofollow", target: "_blank" })}>
      {isWeb ? field.value.replace(/^https?:\/\/|\/$/g, "") : field.value}
    </a>
  );
}

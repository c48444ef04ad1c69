import Building from "lucide-react/icons/building-2";
import { useSay } from "#ui/language.tsx";
import { LeavingButton } from "#ui/leaving-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { companyDoorWords as words } from "../wording.ts";

type DoorWayProps = { company: { readonly name: string }; next: string; isOnly: boolean };

/** The way in with the account of a company: beside the fields of a password, or in their place. */
export function DoorWay({ company: { name }, next, isOnly }: DoorWayProps) {
  const say = useSay();
  const on = next === "/" ? "" : `next=${encodeURIComponent(next)}`;
  return (
    <div className="sessions-entrance-form">
      <LeavingButton
        href={on === "" ? "/accounts/company/" : `/accounts/company/?${on}`}
        look={isOnly ? "primary" : "plain"}
        icon={Building}
      >
        {say(words.signInWith, { name })}
      </LeavingButton>
      {isOnly ? (
        <p>
          <TextLink href={`/accounts/login/?way=password${on === "" ? "" : `&${on}`}`}>
            {say(words.withPassword)}
          </TextLink>
        </p>
      ) : (
        <p className="ui-field-hint">{say(words.or)}</p>
      )}
    </div>
  );
}

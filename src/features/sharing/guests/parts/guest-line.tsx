import Mail from "lucide-react/icons/mail";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { EmailAddress } from "#ui/email-address.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import type { SharingPerson } from "../../model/listed.ts";
import { guestWords } from "../wording.ts";
import { CopyGuestLink } from "./copy-guest-link.tsx";

/** Somebody who reads by a link. Removing waits for Save, and is taken back by the same button. */
export function GuestLine({
  guest,
  isRemoved,
  onRemove,
  action,
}: {
  guest: SharingPerson;
  isRemoved: boolean;
  onRemove: (isRemoved: boolean) => void;
  /** What else is offered at the line. */
  action: ReactNode;
}) {
  const say = useSay();
  const { email } = guest;

  return (
    <li className="guests-line" data-removed={isRemoved || undefined}>
      <span className="guests-icon">
        <Icon of={Mail} />
      </span>
      <span className="guests-who">
        <span className="guests-email">
          <EmailAddress email={email} />
        </span>
        <span className="guests-hint">{say(isRemoved ? guestWords.removed : guestWords.invited)}</span>
      </span>
      {!isRemoved && action}
      {!isRemoved && <CopyGuestLink email={email} link={guest.link} />}
      <IconButton
        key="remove"
        icon={isRemoved ? Undo2 : X}
        label={say(isRemoved ? guestWords.undoFor : guestWords.remove, { email })}
        onPress={() => onRemove(!isRemoved)}
      />
    </li>
  );
}

import { rolesOf } from "#kernel/accent-roles.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { quietStyle } from "./styles.ts";

type Props = {
  readonly label: string;
  readonly address: string;
  readonly look: MailLook;
  /** The address below it, for those whose program opens no buttons. */
  readonly isWritten?: boolean;
};

/** What a mail asks for; a finger finds it. */
export function MailButton({ label, address, look, isWritten = false }: Props) {
  const background = rolesOf(look.accent, "light").accent;
  return (
    <>
      <p style={{ margin: "24px 0" }}>
        <a data-look="button" href={address} style={{ ...buttonStyle, background }}>
          {label}
        </a>
      </p>
      {isWritten && (
        <p data-look="quiet" style={{ ...quietStyle, wordBreak: "break-all" }}>
          {address}
        </p>
      )}
    </>
  );
}

const buttonStyle = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: "8px",
  color: "#ffffff",
  fontSize: "16px",
  fontWeight: 600,
  lineHeight: "1.25",
  textDecoration: "none",
};

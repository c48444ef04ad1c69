/** An address in a narrow place: where it has no room on one line it goes on behind its @. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf("@") + 1;
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

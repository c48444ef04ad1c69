/** An address in a narrow place: where it has no room on one line it goes on behind its @, and before its last dot. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf("@") + 1;
  const dot = Math.max(at, email.lastIndexOf("."));
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at, dot)}
      <wbr />
      {email.slice(dot)}
    </bdi>
  );
}

/** The styles of a living kind that few pages hold, beside what they are for (decision 0130). They are of the product, never words of people. */
export function OwnStyle({ css }: { css: string }) {
  return css === "" ? null : <style dangerouslySetInnerHTML={{ __html: css }} />;
}

/** The answer of a rule: allowed, or the code of the refusal with the values its sentence needs. */
export type Verdict<Code extends string = string> =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: Code;
      readonly values?: Readonly<Record<string, string | number>>;
    };

export const allow = { allowed: true } as const;

export function refuse<Code extends string>(
  code: Code,
  values?: Readonly<Record<string, string | number>>,
): {
  readonly allowed: false;
  readonly code: Code;
  readonly values?: Readonly<Record<string, string | number>>;
} {
  return values ? { allowed: false, code, values } : { allowed: false, code };
}

export function demoEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
  language?: string,
  withSubsites?: boolean,
): Record<string, string | undefined> | string;

export function demoLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined;

export function demoWithSubsites(args: readonly string[]): boolean;

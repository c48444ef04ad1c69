export function demoEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Record<string, string | undefined> | string;

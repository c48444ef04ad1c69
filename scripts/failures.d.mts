/** One thing that failed: its title, how its error begins, and for a journey the command that shows or records its trace. */
export type Failure = { readonly title: string; readonly error: readonly string[]; readonly next?: string };

type ErrorOfReport = { readonly message?: string };
type Spec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      readonly errors: readonly ErrorOfReport[];
      readonly attachments: readonly { readonly name: string; readonly path?: string }[];
    }[];
  }[];
};
type Suite = { readonly title: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };

export function failedJourneys(
  report: { readonly suites: readonly Suite[]; readonly errors: readonly ErrorOfReport[] },
  root: string,
): Failure[];

export function failedTests(
  report: {
    readonly testResults: readonly {
      readonly name: string;
      readonly status: string;
      readonly message: string;
      readonly assertionResults: readonly {
        readonly status: string;
        readonly ancestorTitles: readonly string[];
        readonly title: string;
        readonly failureMessages: readonly string[];
      }[];
    }[];
  },
  root: string,
): Failure[];

export function failedStep(name: string, output: string): Failure;

export function listOf(failures: readonly Failure[]): string[];

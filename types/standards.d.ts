/** What browsers and Node share and the language's own library leaves out; the pure core may use this much. */
declare class URL {
  constructor(address: string, base?: string);
  readonly origin: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly protocol: string;
  readonly href: string;
  readonly username: string;
  readonly password: string;
  readonly searchParams: {
    get(name: string): string | null;
    set(name: string, value: string): void;
  };
  static canParse(address: string, base?: string): boolean;
}
declare function atob(letters: string): string;

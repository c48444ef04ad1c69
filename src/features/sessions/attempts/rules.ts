/** So many attempts in so many seconds, counted per key over all processes. */
export type Limit = {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** Said instead of the general sentence. */
  readonly refusal?: "sign-in-paused";
};

/** An attempt is counted under each of its limits in turn, until one of them refuses it. */
export type Attempt = readonly [Limit, string];

const quarter = 900;
const hour = 3600;
const sixHours = 6 * hour;

/**
 * An address may be that of a whole office: it gets many attempts, one person at one address only a few. `Site` is for the
 * /48 that an IPv6 provider gives to one customer. `Account` is for one person over all networks, with a second pause that is
 * longer: 240 guesses a day at the most, wherever they come from. `link` is for whoever guesses at links that open something.
 */
export const limits = {
  signInPerson: { name: "sign-in", most: 10, seconds: quarter },
  signInPersonLong: { name: "sign-in-long", most: 40, seconds: sixHours, refusal: "sign-in-paused" },
  signInAccount: { name: "sign-in-account", most: 20, seconds: quarter, refusal: "sign-in-paused" },
  signInAccountLong: { name: "sign-in-account-long", most: 60, seconds: sixHours, refusal: "sign-in-paused" },
  signInAddress: { name: "sign-in-address", most: 200, seconds: quarter },
  signInSite: { name: "sign-in-site", most: 400, seconds: quarter },
  resetPerson: { name: "reset", most: 4, seconds: hour },
  resetAccount: { name: "reset-account", most: 12, seconds: hour },
  resetAddress: { name: "reset-address", most: 40, seconds: hour },
  resetSite: { name: "reset-site", most: 80, seconds: hour },
  companyAddress: { name: "company", most: 600, seconds: quarter },
  companySite: { name: "company-site", most: 1200, seconds: quarter },
  directory: { name: "directory", most: 30_000, seconds: quarter },
  directoryAddress: { name: "directory-address", most: 100, seconds: quarter },
  directorySite: { name: "directory-site", most: 200, seconds: quarter },
  passkeyAddress: { name: "passkey", most: 400, seconds: quarter },
  passkeySite: { name: "passkey-site", most: 800, seconds: quarter },
  linkAddress: { name: "link-address", most: 100, seconds: quarter },
  linkSite: { name: "link-site", most: 200, seconds: quarter },
  pagePasswordAddress: { name: "page-password", most: 10, seconds: quarter },
  pagePasswordPage: { name: "page-password-page", most: 300, seconds: hour },
  guestMails: { name: "guest-mails", most: 200, seconds: hour },
  uploads: { name: "uploads", most: 600, seconds: quarter },
  fetches: { name: "fetches", most: 300, seconds: quarter },
  imports: { name: "imports", most: 30, seconds: hour },
  code: { name: "code", most: 10, seconds: quarter },
  codeLong: { name: "code-long", most: 30, seconds: sixHours },
  ownPassword: { name: "own-password", most: 10, seconds: quarter },
} as const satisfies Record<string, Limit>;

/** Who tries something about a person. `browser` is the number of one that is known for that person, else null. */
export type Trying = { readonly address: string; readonly email: string; readonly browser: string | null };

/**
 * Guesses at a person's password. In a browser that the person has signed in with, the guesses of strangers elsewhere do not
 * count: nobody can lock them out there. Elsewhere the link of a reset lets them in.
 */
export function signInAttempts(trying: Trying): Attempt[] {
  const { address, email, browser } = trying;
  const here = whereOf(trying);
  const attempts: Attempt[] = [
    ...addressAttempts(limits.signInSite, limits.signInAddress, address),
    [limits.signInPerson, here],
    [limits.signInPersonLong, here],
  ];
  if (browser !== null) return attempts;
  return [...attempts, [limits.signInAccount, email], [limits.signInAccountLong, email]];
}

/** Mails asked for: too many would flood a person's mailbox, whoever asks. */
export function resetAttempts(trying: Trying): Attempt[] {
  const { address, email, browser } = trying;
  const attempts: Attempt[] = [
    ...addressAttempts(limits.resetSite, limits.resetAddress, address),
    [limits.resetPerson, whereOf(trying)],
  ];
  return browser === null ? [...attempts, [limits.resetAccount, email]] : attempts;
}

/** Guesses at links: of a reset, an invitation, a guest, the set-up. */
export function linkAttempts(address: string): Attempt[] {
  return addressAttempts(limits.linkSite, limits.linkAddress, address);
}

/** Ways to the provider of a company, which is asked for each: a whole office comes at nine. */
export function companyAttempts(address: string): Attempt[] {
  return addressAttempts(limits.companySite, limits.companyAddress, address);
}

/** What the directory of a company does by its token: providers ask that a server take 25 requests a second. */
export function directoryAttempts(token: string): Attempt[] {
  return [[limits.directory, token]];
}

/** Tokens that open nothing, wherever they come from. */
export function directoryFailures(address: string): Attempt[] {
  return addressAttempts(limits.directorySite, limits.directoryAddress, address);
}

/** Passkeys cannot be guessed; what is asked of a browser and read of it costs work. Two of these are one signing in. */
export function passkeyAttempts(address: string): Attempt[] {
  return addressAttempts(limits.passkeySite, limits.passkeyAddress, address);
}

/** Guesses at the code of somebody whose password is known, wherever they come from: 120 a day at the most. */
export function codeAttempts(personId: number, address: string): Attempt[] {
  const whose = String(personId);
  return [
    ...addressAttempts(limits.signInSite, limits.signInAddress, address),
    [limits.code, whose],
    [limits.codeLong, whose],
  ];
}

function whereOf({ address, email, browser }: Trying): string {
  return `${browser === null ? networkOf(address) : `browser ${browser}`} ${email}`;
}

function addressAttempts(site: Limit, network: Limit, address: string): Attempt[] {
  const wide = networkOf(address, 48);
  const narrow = networkOf(address);
  return wide === narrow
    ? [[network, narrow]]
    : [
        [site, wide],
        [network, narrow],
      ];
}

/**
 * Where a caller sits: the IPv4 address, or the /64 network of an IPv6 address, because one machine there has more
 * addresses than anyone can count. With 48 the network of a whole customer, who may have 65,536 of the others.
 */
export function networkOf(address: string, bits: 64 | 48 = 64): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (v4) return v4[1] ?? address;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, bits / 16).join(":")}::`;
}

/** How long to wait, in whole minutes and never too few; in hours when it is longer than one, else 0. */
export function waitOf(milliseconds: number): { minutes: number; hours: number } {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return { minutes, hours: minutes > 60 ? Math.ceil(minutes / 60) : 0 };
}

import type { FrameReads } from "#calls/frame-read.ts";
import type { RefusalBook } from "#calls/refused.ts";
import type { Runner } from "#calls/run.ts";
import type { Hub } from "#realtime/hub.ts";
import type { LoopDelay } from "./watching/loop-delay.ts";
import type { PublicPages } from "./screens/public-pages.ts";
import type { ReadAs } from "./screens/read-ahead.ts";
import type { Render } from "./screens/render.ts";
import type { PageViews } from "./web/page-views.ts";
import type { Sites } from "./running/sites.ts";
import type { Entry } from "./watching/log.ts";
import type { Metrics } from "./watching/metrics.ts";

/** What the web server is made of; put together in main.ts and, for tests, in testing/server.ts. */
export type System = Runner & {
  readonly sites: Sites;
  /** Reads the sites again, here and in every other process. */
  readonly sitesChanged: () => Promise<void>;
  readonly refusals: RefusalBook;
  readonly frameReads: FrameReads;
  readonly render: Render;
  /** Finds out who asks for a screen, and reads it for them. */
  readonly readAs: ReadAs;
  readonly publicPages: PublicPages;
  /** Counts which pages people open. */
  readonly pageViews: Pick<PageViews, "seen">;
  readonly live: Hub;
  /** The key of form tokens before there is a site. */
  readonly firstKey: Buffer;
  /** Whether the database answered within the last second, asked on a connection that no call waits for. */
  readonly databaseAnswers: () => boolean;
  readonly version: string;
  /** The public address (ATRIUM_URL) of the only site, else null. */
  readonly publicAddress: string | null;
  readonly trustedProxies: readonly string[];
  /** The proxies set X-Forwarded-Host themselves (ATRIUM_FORWARDED_HOST); otherwise only Host counts. */
  readonly withForwardedHost: boolean;
  readonly development: boolean;
  /** The machine-made language is given to whoever asks for it by a cookie. */
  readonly withPseudo: boolean;
  /** There is a mail server. */
  readonly sendsMail: boolean;
  /** What the host tells everybody who is signed in (ATRIUM_TOP_MESSAGE); empty for nothing. */
  readonly topMessage: string;
  readonly note: (entry: Entry) => void;
  readonly metrics: Metrics;
  /** Everything measured, in the text form of Prometheus. */
  readonly metricsText: () => Promise<string>;
  /** What one has to bring to see it; null when it is not to be seen here. */
  readonly metricsToken: string | null;
  /** How late this process is with its work. */
  readonly loop: LoopDelay;
};

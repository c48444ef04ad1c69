import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { HeaderPicture } from "#features/sites/parts/header-picture.tsx";
import { PageReader } from "../../screens/page-reader.tsx";
import type { homeScreen } from "../screen.ts";

type Data = ScreenData<typeof homeScreen>;

/** Most readers never see it, and do not fetch it (decision 0103). */
let Beginning: typeof import("./beginning-home.tsx").BeginningHome | null = null;
const isBegun = (data: Data) => data.page !== null && data.firstSteps === null;

export async function loadBeside(data: Data | null): Promise<void> {
  if (Beginning || (data && isBegun(data))) return;
  Beginning = (await import("./beginning-home.tsx")).BeginningHome;
}

/** The home page (ROUT-04): the page chosen for it, or what the site begins with. */
export function HomeScreen({ data, frame }: { data: Data; frame: Frame }) {
  const { page, html, holes, firstSteps } = data;
  if (page && !firstSteps) {
    const banner = <HeaderPicture picture={frame.site.picture} />;
    return <PageReader {...{ page, html, holes, frame, banner }} />;
  }
  if (!Beginning) throw new Error("loadBeside was not asked first");
  return <Beginning data={data} frame={frame} />;
}

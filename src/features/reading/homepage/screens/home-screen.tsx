import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { PageReader } from "../../screens/page-reader.tsx";
import type { homeScreen } from "../screen.ts";
import { ClosedHome } from "./closed-home.tsx";
import { FirstSteps } from "./first-steps.tsx";

/** The home page (ROUT-04): the page chosen for it, or how to begin. */
export function HomeScreen({ data, frame }: { data: ScreenData<typeof homeScreen>; frame: Frame }) {
  if (data.page) return <PageReader page={data.page} html={data.html} holes={data.holes} frame={frame} />;
  if (data.isClosed) return <ClosedHome site={frame.site.name} />;
  return <FirstSteps may={data} frame={frame} />;
}

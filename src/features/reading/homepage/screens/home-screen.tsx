import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { PageReader } from "../../screens/page-reader.tsx";
import type { homeScreen } from "../screen.ts";
import { ClosedHome } from "./closed-home.tsx";
import { HeaderPicture } from "#features/sites/parts/header-picture.tsx";
import { EmptyHome } from "./empty-home.tsx";
import { StepList } from "./step-list.tsx";

/** The home page (ROUT-04): the page chosen for it, or what the site begins with. */
export function HomeScreen({ data, frame }: { data: ScreenData<typeof homeScreen>; frame: Frame }) {
  const { page, html, holes, firstSteps } = data;
  const steps = firstSteps && <StepList steps={firstSteps} homeAddress={page?.address ?? null} />;
  const banner = <HeaderPicture picture={frame.site.picture} />;
  if (page) return <PageReader {...{ page, html, holes, frame, banner }} before={steps} />;
  if (data.isClosed) return <ClosedHome site={data.subsite ?? frame.site.name} />;
  return (
    <EmptyHome may={data} site={data.subsite ?? frame.site.name} frame={frame}>
      {steps}
    </EmptyHome>
  );
}

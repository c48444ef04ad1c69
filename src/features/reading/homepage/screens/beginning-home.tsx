import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { HeaderPicture } from "#features/sites/parts/header-picture.tsx";
import { PageReader } from "../../screens/page-reader.tsx";
import type { homeScreen } from "../screen.ts";
import { ClosedHome } from "./closed-home.tsx";
import { EmptyHome } from "./empty-home.tsx";
import { StepList } from "./step-list.tsx";

type BeginningHomeProps = { data: ScreenData<typeof homeScreen>; frame: Frame };

/** What stands there before there is a home page, and until a new site is set up. */
export function BeginningHome({ data, frame }: BeginningHomeProps) {
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

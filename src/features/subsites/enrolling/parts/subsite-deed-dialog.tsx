import type { ReactNode } from "react";
import { send } from "#client/call.ts";
import { among, severalTime } from "#features/people/several/model/wire.ts";
import type { OpenSubsiteDeed } from "#features/people/several/parts/subsites-door.ts";
import type { OutputOf } from "#kernel/call.ts";
import { NotLoaded } from "#ui/not-loaded.ts";
import { listPlaces } from "../contract.ts";
import { AddToSubsiteDialog } from "./add-to-subsite-dialog.tsx";
import { RemoveFromSubsiteDialog } from "./remove-from-subsite-dialog.tsx";

export type Place = OutputOf<typeof listPlaces>["places"][number];

/** The dialog that brings several people into a subsite, or takes them out of one, with the subsites that the viewer manages. */
export const subsiteDeedDialog: OpenSubsiteDeed = async (deed, asked): Promise<ReactNode> => {
  const answer = await send(listPlaces, among(asked.ids), severalTime);
  if (!answer.success) throw answer.said === null ? new Error(answer.reason) : new NotLoaded(answer.said);
  const Dialog = deed === "add" ? AddToSubsiteDialog : RemoveFromSubsiteDialog;
  return <Dialog {...asked} places={answer.places} />;
};

import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { PermissionState, permissionRefusals } from "../contract.ts";

/** Who would gain and who would lose access if this were saved; saves nothing. Refused as saving it is. */
export const previewSharing = defineCall({
  name: "preview-sharing",
  method: "POST",
  path: "/-/sharing/change/{page_id}/",
  access: "read",
  input: { page_id: Id, settings: jsonText(z.strictObject({ permission_state: PermissionState })) },
  output: {
    /** One after the other they say it all. */
    sentences: z.array(z.string()),
    /** Somebody loses access, or the world gains it: to be asked before it is saved. */
    asks: z.boolean(),
  },
  refusals: ["page-not-found", "page-editors-only", ...permissionRefusals],
});

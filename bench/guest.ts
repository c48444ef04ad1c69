import { type Visitor, openVisitor } from "./visitor.ts";
import { demandSuccess } from "./workloads/finding.ts";

/** Somebody who opened the link of a guest, and the page that it leads to. */
export async function asGuest(
  base: string,
  { owner, page }: { readonly owner: Visitor; readonly page: { readonly id: number; readonly url: string } },
): Promise<Visitor> {
  const settingsOf = `/ajax/page/page_settings/edit/${page.id}/`;
  const settings = { permission_state: { new1: { view: true, email: "gus@bench.example" } } };
  await demandSuccess(owner.post(settingsOf, { settings }));
  const { users } = JSON.parse((await owner.get(settingsOf, "application/json")).text) as {
    users: { id: string; sub_users: { share_url: string }[] }[];
  };
  const link = users.find(({ id }) => id === "guests")?.sub_users[0]?.share_url ?? "";
  const guest = openVisitor(base);
  await demandSuccess(guest.post(new URL(link, base).pathname, {}));
  return guest;
}

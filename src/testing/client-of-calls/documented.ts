/** Who may send a call, as the documents say it: by what somebody is on the site, or to the page (`reader`: from outside, and lets in to read). */
export type Role = "owner" | "admin" | "editor" | "member" | "external" | "reader" | "public";

export type DocumentedCall = {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answers: readonly string[];
  /** What each entry of a list in the answer has, by the name of the list. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  readonly mayEditors: boolean;
  readonly mayMembers: boolean;
  readonly mayExternals: boolean;
  readonly mayReaders: boolean;
  readonly mayWorld: boolean;
};

const dialog = `title title_s tags all_tags category_id category_path tree slug group_url is_homepage is_template is_default_template is_app is_instance
  nr_instances can_be_template can_toggle_default_template perm_can_edit_title perm_can_edit_slug is_public users allow_guest_invites allow_public_pages
  active_guests create_from_default_template version_timestamp subsite_name`;
const row =
  "id,title_s,title_u,url,cid,tids,c,u,cuid,uuid,weight,f,trash,perm_deleted,ish,ist,isp,isf,iss,aid,prv,cm";
const folders = "tree[id,name,level,parent_id]";
const template = "id,title,title_s,description_s,icon,is_default_template,is_example,tags,path";
const told =
  "id,uid,safe_name,email,avatar_url,notify_paused,notify_following,notify_digest,notify_value,notify_bounced,role_name";
const list = "pages search_pages tree tags apps users page_views date_groupings perm_profiles";
const saved = "success redirect message errors";

/**
 * A line a call of the pages area: its name, method, path, `>` what it answers (of lists `[what each entry has]`), `|` who may besides owners and administrators. Visitors are listed the pages that the
 * world reads, as by `pages_load`.
 */
const table = `
page_create_blank_load GET /ajax/page/page_settings/create/0/ > ${dialog} | editor
page_create_load GET /ajax/page/page_settings/create/ > ${dialog} | editor
page_clone_template_load GET /ajax/page/page_settings/clone/{template}/0/ > ${dialog} | editor
page_clone_version_load GET /ajax/page/page_settings/clone/{page}/{version}/ > ${dialog} | editor
page_edit_properties_load GET /ajax/page/page_settings/edit_properties/{page}/ > ${dialog} | editor
page_edit_load GET /ajax/page/page_settings/edit/{page}/ > ${dialog} | editor
page_create_blank_save POST /ajax/page/page_settings/create/0/ > ${saved} | editor
page_create_save POST /ajax/page/page_settings/create/ > ${saved} | editor
page_clone_template_save POST /ajax/page/page_settings/clone/{template}/0/ > ${saved} | editor
page_clone_version_save POST /ajax/page/page_settings/clone/{page}/{version}/ > ${saved} | editor
page_edit_properties_save POST /ajax/page/page_settings/edit_properties/{page}/ > ${saved} | editor
page_edit_save POST /ajax/page/page_settings/edit/{page}/ > ${saved} | editor
pages_load POST /ajax/pages/action/load/ > ${list} pages[${row}] | editor member external public
pages_search POST /ajax/pages/action/search/ > ${list} search_pages[${row}] | editor member external public
pages_load_trash POST /ajax/pages/action/load_trash/ > ${list} pages[${row}] | editor
list_pages POST /ajax/pages/action/list_pages/ > pages_list pages_list[id,title_s,url] | editor member external public
load_templates GET /ajax/page/page_settings/load_templates/ > success templates examples examples[${template}] | editor
category_tree POST /ajax/category/tree/ > tree ${folders} | editor member external
category_create POST /ajax/category/create/{main}/ > success name id | editor
category_bulk_create POST /ajax/category/bulk_create/ > success | editor
category_rename POST /ajax/category/rename/{folder}/ > success name | editor
category_move POST /ajax/category/move/{folder}/{other}/ > title cat_name tree ${folders} | editor
page_move POST /ajax/category/page/move/{page}/{other}/ > title cat_name | editor
tag_rename POST /ajax/tag/rename/{tag}/ > tag | editor
tag_delete POST /ajax/tag/delete/{tag}/ > success | editor
tag_undelete POST /ajax/tag/undelete/{tag}/ > success | editor
sharing_details POST /ajax/page/sharing_details/{page}/ > success vanity_share vanity_follow title_s has_template_permissions | editor member reader
page_follow POST /ajax/page/follow/{page}/follow/ > is_following | editor member reader
page_unfollow POST /ajax/page/follow/{page}/unfollow/ > is_following | editor member reader
page_delete POST /ajax/page/page_settings/delete/{page}/ > redirect message | editor
trash_restore POST /ajax/page/trash_restore/{trashed}/ > url | editor
trash_remove POST /ajax/page/trash_remove/{trashed}/ > success | editor
category_trash_pages POST /ajax/category/trash_pages/{folder}/ > name | editor
category_delete POST /ajax/category/delete/{other}/ > success old_cats old_cats[path] | editor
notification_details POST /ajax/page/notification_details/{page}/{right}/ > success access_users users_without_access name is_public is_owner access_users[${told}] users_without_access[${told}] | editor`;

export const documentedCalls: readonly DocumentedCall[] = table
  .trim()
  .split(/\n(?=[a-z_]+ (?:GET|POST) )/)
  .map(callOf);

function callOf(text: string): DocumentedCall {
  const [head = "", rest = ""] = text.split(" > ");
  const [answers = "", roles = ""] = rest.split(" | ");
  const [id = "", method = "", path = ""] = head.split(" ");
  const names = answers.split(/\s+/).filter(Boolean);
  const who = new Set(roles.trim().split(" "));
  return {
    id,
    method: method === "GET" ? "GET" : "POST",
    path,
    answers: names.filter((name) => !name.includes("[")),
    entries: Object.fromEntries(names.flatMap(entriesOf)),
    mayEditors: who.has("editor"),
    mayMembers: who.has("member"),
    mayExternals: who.has("external"),
    mayReaders: who.has("external") || who.has("reader"),
    mayWorld: who.has("public"),
  };
}

/** `tree[id,name]`: what each entry of a list has. */
function entriesOf(written: string): [list: string, fields: string[]][] {
  const [, name = "", fields = ""] = /^(\w+)\[(.+)\]$/.exec(written) ?? [];
  return name === "" ? [] : [[name, fields.split(",")]];
}

export function isFor(call: DocumentedCall, role: Role): boolean {
  if (role === "owner" || role === "admin") return true;
  const may = {
    editor: call.mayEditors,
    member: call.mayMembers,
    external: call.mayExternals,
    reader: call.mayReaders,
    public: call.mayWorld,
  };
  return may[role];
}

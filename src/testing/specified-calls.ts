/** A call as the documents name it: what it is sent beside `ajx` and `magic`, and what it answers beside the envelope. */
export type SpecifiedCall = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly sends: readonly string[];
  readonly answers: readonly string[];
};

const pageList = "pages search_pages tree tags apps users page_views date_groupings perm_profiles";

const pageDialog = `
  title title_s tags all_tags category_id category_path tree slug group_url is_homepage is_template
  is_default_template is_app is_instance nr_instances can_be_template can_toggle_default_template
  perm_can_edit_title perm_can_edit_slug is_public users allow_guest_invites allow_public_pages
  active_guests create_from_default_template version_timestamp subsite_name`;

/** A line a call: method, path, `<` the fields that it is sent, `>` those that it answers; a call may take several lines. */
const table = `
GET /ajax/search/ < q all_subsites max_by_type max_results > results hisel_urls
GET /ajax/oauth/{cloud_provider}/docs/search/ < q sort_by_document_type > docs
POST /ajax/settings/action/hide_topmsg/
POST /ajax/ignore_timezone/
GET /ajax/news/getitems/ > news
POST /ajax/news/markread/
GET /ajax/leave_feedback/ < message url mood call_me tel
GET /ajax/settings/action/preferences/ < user_id > roles profile_settings_html password_msg email_msg role_msg
POST /ajax/settings/action/preferences/ < display_name email new_password1 new_password2 role_id user_id
GET /ajax/profile/contact/{user_id}/ > new_contact_html
POST /ajax/settings/upload-profileimage/ < user_id
GET /ajax/settings/crop-profileimage/ < user_id
POST /ajax/settings/crop-profileimage/ < x1 y1 x2 y2 avatar_base user_id
POST /ajax/page/notification_details/{page_id}/{required_permission}/ > access_users users_without_access name is_public is_owner
POST /ajax/page/sharing_details/{page_id}/ > vanity_share vanity_follow title_s has_template_permissions
GET /ajax/page/page_settings/load_templates/ > templates examples
POST /ajax/category/rename/{id}/ < name > name
POST /ajax/tag/rename/{id}/ < name > tag
POST /ajax/tag/delete/{id}/
POST /ajax/tag/undelete/{id}/
POST /ajax/pages/action/load/ > ${pageList}
POST /ajax/pages/action/load_trash/ > ${pageList}
POST /ajax/pages/action/search/ < q > ${pageList}
POST /ajax/page/trash_restore/{id}/ > url
POST /ajax/page/trash_remove/{id}/
POST /ajax/page/follow/{id}/follow/ > is_following
POST /ajax/page/follow/{id}/unfollow/ > is_following
POST /ajax/category/trash_pages/{id}/ > name
POST /ajax/category/page/move/{page_id}/{cat_id}/ > title cat_name
POST /ajax/category/move/{cat_id}/{target_id}/ > title cat_name tree
GET /ajax/page/page_settings/create/ < from_page_id > ${pageDialog}
GET /ajax/page/page_settings/create/0/ > ${pageDialog}
GET /ajax/page/page_settings/clone/{template_id}/0/ > ${pageDialog}
GET /ajax/page/page_settings/clone/{page_id}/{version_id}/ > ${pageDialog}
GET /ajax/page/page_settings/edit_properties/{page_id}/ > ${pageDialog}
GET /ajax/page/page_settings/edit/{page_id}/ > ${pageDialog}
POST /ajax/page/page_settings/create/ < settings > redirect
POST /ajax/page/page_settings/create/0/ < settings > redirect
POST /ajax/page/page_settings/clone/{template_id}/0/ < settings > redirect
POST /ajax/page/page_settings/clone/{page_id}/{version_id}/ < settings > redirect
POST /ajax/page/page_settings/edit_properties/{page_id}/ < settings > redirect
POST /ajax/page/page_settings/edit/{page_id}/ < settings > redirect
POST /ajax/page/page_settings/delete/{page_id}/ > redirect
POST /ajax/people/action/load_admin_users/ < hint only_site_owners > admins
POST /ajax/people/action/send_request_for_admin_promotion/ < hint admin_id only_site_owners
POST /ajax/profile/card/{user_id}/
  > id user_id is_self is_admin is_owner is_invited is_foreign_profile has_audit_log has_profilev1 has_bounced_notifications spaces profile
POST /ajax/people/action/revoke_site_ownership/ < profile_ids
POST /ajax/people/action/make_site_owner/ < profile_ids
POST /ajax/people/action/resend_welcome_emails/ < profile_ids send
POST /ajax/people/action/load_invitation_status/ > nr_not_logged_in
POST /ajax/people/action/remove_from_space/ < profile_ids from_group_id
POST /ajax/people/action/load_user_remove_subsites/ > subsites
POST /ajax/people/action/invite_existing_user_to_spaces/ < profile_ids permissions
POST /ajax/people/action/load_joinable_subsites/ > subsites display_name_s
POST /ajax/people/action/set_user_subsite_permissions/ < profile_ids permissions
POST /ajax/people/action/set_user_subsite_permissions/ < profile_ids mode notifications
POST /ajax/people/action/load_user_subsite_permissions/ > subsite_membership
POST /ajax/people/action/get_auto_join_subsites/ > subsites
POST /ajax/settings/people/invite_addresses/ < txt > emails names
POST /ajax/people/action/invite_to_space/ < data
POST /ajax/settings/people/invite_to_space/ < data
POST /ajax/people/action/load_contacts_invite_list/ > contacts default_role_id can_invite_new_people will_auto_join subsite_name
POST /ajax/people/action/join_space/ < request_to_id group_id > needs_admin_select admins has_joined new_url
POST /ajax/people/action/create_space/ < name description > new_url
POST /ajax/people/action/load_new_space_details/ > can_create_subsites joinable_spaces
POST /ajax/people/action/load_subsites_bar/ > subsites_json_str
POST /ajax/pages/action/list_pages/ < q > pages_list
POST /ajax/pages/action/load_reaction_details/ < reaction_json_str > users
POST /ajax/pages/action/move_to_subsite/ < page_id folder_id mode > subsites nr_pages move_title
POST /ajax/pages/action/move_to_subsite/ < to_subsite_id page_id mode folder_id batch_hint copied_pages to_subsite_folder_id
  > nr_moved more copied_pages new_view_url
POST /ajax/pages/action/load_apps/ > apps
GET /ajax/pages/{view}/ < embed
POST /ajax/category/tree/ > tree
POST /ajax/category/bulk_create/ < path_list
POST /ajax/category/create/{parent_id}/ < new_name > name id
POST /ajax/category/delete/{id}/ > old_cats
POST /ajax/widget/action/load_tags/{page_id}/0/new_menu/ < data > tags
POST /ajax/widget/action/load_categories/{page_id}/0/new_menu/ < data > tree
POST /ajax/widget/action/load_category/{page_id}/0/new_menu/ < data > user_state
POST /ajax/widget/action/load_tag/{page_id}/0/new_menu/ < data > user_state
POST /ajax/widget/action/save_menu/{page_id}/0/new_menu/ < data > menu_json`;

/**
 * Every call of the documents, to the letter. A call of ours at one of these addresses keeps method, path and field
 * names; calls that the documents do not know live elsewhere (see server/contract.test.ts).
 */
export const specifiedCalls: readonly SpecifiedCall[] = table
  .trim()
  .split(/\n(?=GET|POST)/)
  .map(callOf);

function callOf(line: string): SpecifiedCall {
  const [call = "", sends = "", answers = ""] =
    /^([^<>]+)(?:<([^>]+))?(?:>(.+))?$/s.exec(line)?.slice(1) ?? [];
  const [method, path = ""] = words(call);
  return { method: method === "GET" ? method : "POST", path, sends: words(sends), answers: words(answers) };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Calls that the documents imply without showing them, at the addresses that the requirements propose (A2). */
export const proposedCalls: readonly string[] = [
  "POST /ajax/page/star/{id}/star/",
  "POST /ajax/page/star/{id}/unstar/",
  "POST /ajax/people/action/set_role/",
  "POST /ajax/people/action/set_groups/",
  "POST /ajax/people/action/set_auto_join_subsites/",
  "POST /ajax/widget/upload/{page_id}/{widget_id}/",
  // Their addresses are the documents'; they ask there, and begin with a POST (decision 0110).
  "POST /settings/impersonate/p/{profile_id}/",
  "POST /settings/impersonate/u/{user_id}/",
];

/** Calls given by name only, which may be read to follow another path (CALL-12). */
export const alsoUnderSettings: readonly string[] = [
  "invite_to_space",
  "load_contacts_invite_list",
  "join_space",
  "create_space",
  "load_new_space_details",
  "load_subsites_bar",
].map((name) => `POST /ajax/settings/people/${name}/`);

/** What a widget does: `/ajax/widget/action/{action}/{page_id}/{widget_id}/{kind}/`, with the action spelled out, and the kind mostly. */
export const widgetActions =
  /^(GET|POST) \/ajax\/widget\/action\/\w+\/\{page_id\}\/\{widget_id\}\/(\w+|\{kind\})\/$/;

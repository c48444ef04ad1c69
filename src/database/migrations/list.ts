import type { Migration } from "kysely";
import * as first from "./2026-11-21-first.ts";
import * as mailKept from "./2026-11-21-mail-kept.ts";
import * as pageSources from "./2026-11-21-page-sources.ts";
import * as search from "./2026-11-21-search.ts";
import * as files from "./2026-11-22-files.ts";
import * as guests from "./2026-11-22-guests.ts";
import * as pageDrafts from "./2026-11-22-page-drafts.ts";
import * as samples from "./2026-11-22-samples.ts";
import * as siteIndexed from "./2026-11-22-site-indexed.ts";
import * as siteLanguage from "./2026-11-22-site-language.ts";
import * as startLinks from "./2026-11-22-start-links.ts";
import * as startingShares from "./2026-11-22-starting-shares.ts";
import * as widgetEntries from "./2026-11-22-widget-entries.ts";
import * as cookieNames from "./2026-11-23-cookie-names.ts";
import * as listenerRetries from "./2026-11-23-listener-retries.ts";
import * as publicChanges from "./2026-11-23-public-changes.ts";
import * as siteHosts from "./2026-11-23-site-hosts.ts";
import * as signKeys from "./2026-11-24-sign-keys.ts";
import * as discardedDrafts from "./2026-11-25-discarded-drafts.ts";
import * as unpublishedPages from "./2026-11-25-unpublished-pages.ts";
import * as menu from "./2026-11-26-menu.ts";
import * as homeBlocks from "./2026-11-27-home-blocks.ts";
import * as firstSteps from "./2026-11-28-first-steps.ts";
import * as theme from "./2026-11-29-theme.ts";
import * as imports from "./2026-11-30-imports.ts";
import * as siteMaking from "./2026-11-30-site-making.ts";
import * as subsites from "./2026-12-03-subsites.ts";
import * as membership from "./2026-12-04-membership.ts";
import * as activity from "./2026-12-06-activity.ts";
import * as joiningSubsites from "./2026-12-08-joining-subsites.ts";
import * as followers from "./2026-12-09-followers.ts";
import * as notifications from "./2026-12-10-notifications.ts";
import * as arrangedDrafts from "./2026-12-11-arranged-drafts.ts";
import * as noticeMails from "./2026-12-13-notice-mails.ts";
import * as undertakings from "./2026-12-15-undertakings.ts";
import * as unreadNewest from "./2026-12-16-unread-newest.ts";
import * as heldByPeople from "./2026-12-17-held-by-people.ts";
import * as publicInSubsites from "./2026-12-18-public-in-subsites.ts";
import * as tags from "./2026-12-18-tags.ts";
import * as movedPages from "./2026-12-19-moved-pages.ts";
import * as trash from "./2026-12-20-trash.ts";
import * as listsOfSubsites from "./2026-12-21-lists-of-subsites.ts";
import * as deletedFolders from "./2026-12-23-deleted-folders.ts";
import * as searchOfCommonWords from "./2026-12-24-search-of-common-words.ts";
import * as editorsArrange from "./2026-12-25-editors-arrange.ts";
import * as filesOfHomeBlocks from "./2026-12-26-files-of-home-blocks.ts";
import * as changedFolders from "./2026-12-28-changed-folders.ts";
import * as listsOfOnesOwn from "./2026-12-28-lists-of-ones-own.ts";
import * as seenActivity from "./2026-12-28-seen-activity.ts";
import * as pageTypes from "./2026-12-29-page-types.ts";
import * as wordsOfNames from "./2027-01-01-words-of-names.ts";
import * as barOfManySubsites from "./2027-01-02-bar-of-many-subsites.ts";
import * as searchOfRareWords from "./2027-01-03-search-of-rare-words.ts";
import * as pageViews from "./2027-01-05-page-views.ts";
import * as madeOfTemplates from "./2027-01-06-made-of-templates.ts";
import * as profileFields from "./2027-01-10-profile-fields.ts";
import * as peopleSorted from "./2027-01-11-people-sorted.ts";
import * as picturesOfPeople from "./2027-01-15-pictures-of-people.ts";
import * as invitationStatus from "./2027-01-16-invitation-status.ts";
import * as publicLinks from "./2027-01-20-public-links.ts";
import * as doers from "./2027-01-25-doers.ts";
import * as audit from "./2027-01-26-audit.ts";
import * as acting from "./2027-01-27-acting.ts";
import * as peopleSought from "./2027-01-30-people-sought.ts";
import * as searchOfNewest from "./2027-01-31-search-of-newest.ts";
import * as duePreviews from "./2027-02-01-due-previews.ts";
import * as activityOfBatches from "./2027-02-03-activity-of-batches.ts";
import * as dismissals from "./2027-02-07-dismissals.ts";
import * as feedback from "./2027-02-08-feedback.ts";
import * as emailChanges from "./2027-02-09-email-changes.ts";
import * as crossings from "./2027-02-12-crossings.ts";
import * as peopleLookedFor from "./2027-02-15-people-looked-for.ts";
import * as activityOfMoreBatches from "./2027-02-22-activity-of-more-batches.ts";
import * as groups from "./2027-02-25-groups.ts";
import * as twoStep from "./2027-03-01-two-step.ts";
import * as companySignIn from "./2027-03-02-company-sign-in.ts";
import * as comments from "./2027-03-07-comments.ts";
import * as toldComments from "./2027-03-08-told-comments.ts";
import * as reportsTo from "./2027-03-10-reports-to.ts";
import * as knownFor from "./2027-03-11-known-for.ts";
import * as peopleByLetters from "./2027-03-14-people-by-letters.ts";
import * as peopleKnownForByLetters from "./2027-03-15-people-known-for-by-letters.ts";
import * as away from "./2027-03-17-away.ts";
import * as celebrations from "./2027-03-18-celebrations.ts";
import * as joiningByAddress from "./2027-03-19-joining-by-address.ts";
import * as feeds from "./2027-03-21-feeds.ts";
import * as namedVersions from "./2027-03-22-named-versions.ts";
import * as rightToLeft from "./2027-03-25-right-to-left.ts";
import * as passkeys from "./2027-03-26-passkeys.ts";
import * as fileSuccessors from "./2027-03-27-file-successors.ts";
import * as versionWriters from "./2027-03-27-version-writers.ts";
import * as listsFromAnyNumber from "./2027-03-28-lists-from-any-number.ts";
import * as filesBySize from "./2027-03-29-files-by-size.ts";
import * as directory from "./2027-03-30-directory.ts";
import * as pageExcerpts from "./2027-03-30-page-excerpts.ts";
import * as samlSignIn from "./2027-04-02-saml-sign-in.ts";
import * as wordsInFiles from "./2027-04-05-words-in-files.ts";
import * as searchInFiles from "./2027-04-06-search-in-files.ts";
import * as crossingHints from "./2027-04-07-crossing-hints.ts";
import * as linksOfAnEvent from "./2027-04-12-links-of-an-event.ts";
import * as subsitesMadeOnce from "./2027-04-13-subsites-made-once.ts";
import * as whoKnewATitle from "./2027-04-15-who-knew-a-title.ts";
import * as draftsHandedOn from "./2027-04-18-drafts-handed-on.ts";

/** All migrations by name, in the order of their names, in which they run; forward only; a name, once released, never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  "2026-11-21-first": first,
  "2026-11-21-mail-kept": mailKept,
  "2026-11-21-page-sources": pageSources,
  "2026-11-21-search": search,
  "2026-11-22-files": files,
  "2026-11-22-guests": guests,
  "2026-11-22-page-drafts": pageDrafts,
  "2026-11-22-samples": samples,
  "2026-11-22-site-indexed": siteIndexed,
  "2026-11-22-site-language": siteLanguage,
  "2026-11-22-start-links": startLinks,
  "2026-11-22-starting-shares": startingShares,
  "2026-11-22-widget-entries": widgetEntries,
  "2026-11-23-cookie-names": cookieNames,
  "2026-11-23-listener-retries": listenerRetries,
  "2026-11-23-public-changes": publicChanges,
  "2026-11-23-site-hosts": siteHosts,
  "2026-11-24-sign-keys": signKeys,
  "2026-11-25-discarded-drafts": discardedDrafts,
  "2026-11-25-unpublished-pages": unpublishedPages,
  "2026-11-26-menu": menu,
  "2026-11-27-home-blocks": homeBlocks,
  "2026-11-28-first-steps": firstSteps,
  "2026-11-29-theme": theme,
  "2026-11-30-imports": imports,
  "2026-11-30-site-making": siteMaking,
  "2026-12-03-subsites": subsites,
  "2026-12-04-membership": membership,
  "2026-12-06-activity": activity,
  "2026-12-08-joining-subsites": joiningSubsites,
  "2026-12-09-followers": followers,
  "2026-12-10-notifications": notifications,
  "2026-12-11-arranged-drafts": arrangedDrafts,
  "2026-12-13-notice-mails": noticeMails,
  "2026-12-15-undertakings": undertakings,
  "2026-12-16-unread-newest": unreadNewest,
  "2026-12-17-held-by-people": heldByPeople,
  "2026-12-18-public-in-subsites": publicInSubsites,
  "2026-12-18-tags": tags,
  "2026-12-19-moved-pages": movedPages,
  "2026-12-20-trash": trash,
  "2026-12-21-lists-of-subsites": listsOfSubsites,
  "2026-12-23-deleted-folders": deletedFolders,
  "2026-12-24-search-of-common-words": searchOfCommonWords,
  "2026-12-25-editors-arrange": editorsArrange,
  "2026-12-26-files-of-home-blocks": filesOfHomeBlocks,
  "2026-12-28-changed-folders": changedFolders,
  "2026-12-28-lists-of-ones-own": listsOfOnesOwn,
  "2026-12-28-seen-activity": seenActivity,
  "2026-12-29-page-types": pageTypes,
  "2027-01-01-words-of-names": wordsOfNames,
  "2027-01-02-bar-of-many-subsites": barOfManySubsites,
  "2027-01-03-search-of-rare-words": searchOfRareWords,
  "2027-01-05-page-views": pageViews,
  "2027-01-06-made-of-templates": madeOfTemplates,
  "2027-01-10-profile-fields": profileFields,
  "2027-01-11-people-sorted": peopleSorted,
  "2027-01-15-pictures-of-people": picturesOfPeople,
  "2027-01-16-invitation-status": invitationStatus,
  "2027-01-20-public-links": publicLinks,
  "2027-01-25-doers": doers,
  "2027-01-26-audit": audit,
  "2027-01-27-acting": acting,
  "2027-01-30-people-sought": peopleSought,
  "2027-01-31-search-of-newest": searchOfNewest,
  "2027-02-01-due-previews": duePreviews,
  "2027-02-03-activity-of-batches": activityOfBatches,
  "2027-02-07-dismissals": dismissals,
  "2027-02-08-feedback": feedback,
  "2027-02-09-email-changes": emailChanges,
  "2027-02-12-crossings": crossings,
  "2027-02-15-people-looked-for": peopleLookedFor,
  "2027-02-22-activity-of-more-batches": activityOfMoreBatches,
  "2027-02-25-groups": groups,
  "2027-03-01-two-step": twoStep,
  "2027-03-02-company-sign-in": companySignIn,
  "2027-03-07-comments": comments,
  "2027-03-08-told-comments": toldComments,
  "2027-03-10-reports-to": reportsTo,
  "2027-03-11-known-for": knownFor,
  "2027-03-14-people-by-letters": peopleByLetters,
  "2027-03-15-people-known-for-by-letters": peopleKnownForByLetters,
  "2027-03-17-away": away,
  "2027-03-18-celebrations": celebrations,
  "2027-03-19-joining-by-address": joiningByAddress,
  "2027-03-21-feeds": feeds,
  "2027-03-22-named-versions": namedVersions,
  "2027-03-25-right-to-left": rightToLeft,
  "2027-03-26-passkeys": passkeys,
  "2027-03-27-file-successors": fileSuccessors,
  "2027-03-27-version-writers": versionWriters,
  "2027-03-28-lists-from-any-number": listsFromAnyNumber,
  "2027-03-29-files-by-size": filesBySize,
  "2027-03-30-directory": directory,
  "2027-03-30-page-excerpts": pageExcerpts,
  "2027-04-02-saml-sign-in": samlSignIn,
  "2027-04-05-words-in-files": wordsInFiles,
  "2027-04-06-search-in-files": searchInFiles,
  "2027-04-07-crossing-hints": crossingHints,
  "2027-04-12-links-of-an-event": linksOfAnEvent,
  "2027-04-13-subsites-made-once": subsitesMadeOnce,
  "2027-04-15-who-knew-a-title": whoKnewATitle,
  "2027-04-18-drafts-handed-on": draftsHandedOn,
};

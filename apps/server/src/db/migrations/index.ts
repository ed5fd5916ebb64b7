import type { Migration } from "kysely/migration";
import type { Engine } from "../../platform/db/values.ts";
import { platformTables } from "./0001-platform.ts";
import { accountTables } from "./0002-accounts.ts";
import { accountSecurityTables } from "./0003-account-security.ts";
import { quizTables } from "./0004-quiz.ts";
import { contactTables } from "./0005-contact.ts";
import { learningTables } from "./0006-learning.ts";
import { helperTables } from "./0007-helper.ts";
import { openIdTables } from "./0008-open-id.ts";
import { endedCertificateTables } from "./0009-ended-certificates.ts";
import { readingAndWatching } from "./0010-reading-and-watching.ts";
import { gatheredMessages } from "./0011-gathered-messages.ts";
import { freshProofs } from "./0012-fresh-proofs.ts";
import { paymentTables } from "./0013-payments.ts";
import { studioLeads } from "./0014-studio-leads.ts";
import { auditTables } from "./0015-audit.ts";
import { todayTables } from "./0016-today.ts";
import { learners } from "./0017-learners.ts";
import { studioOrders } from "./0018-studio-orders.ts";
import { studioSettings } from "./0019-studio-settings.ts";
import { studioDesk } from "./0020-studio-desk.ts";
import { workbookAnswers } from "./0021-workbook-answers.ts";
import { courseStudio } from "./0022-course-studio.ts";
import { wordTables } from "./0023-words.ts";
import { studioRest } from "./0024-studio-rest.ts";
import { launchPlans } from "./0026-launch-plans.ts";
import { starterLessons } from "./0027-starter-lessons.ts";
import { finishing } from "./0029-finishing.ts";
import { mediaLibrary } from "./0032-media.ts";
import { courseFiles } from "./0033-course-files.ts";
import { headlines } from "./0036-headlines.ts";
import { ownPages } from "./0038-own-pages.ts";
import { testimonialConsents } from "./0040-testimonial-consents.ts";
import { quizVersions } from "./0042-quiz-versions.ts";
import { uploadWriters } from "./0044-upload-writers.ts";
import { lessonFilesAndCovers } from "./0045-lesson-files-and-covers.ts";
import { bookmarks } from "./0046-bookmarks.ts";
import { leadsByName } from "./0048-leads-by-name.ts";
import { leadsFound } from "./0050-leads-found.ts";
import { courseOffers } from "./0054-course-offers.ts";
import { workbookStudio } from "./0056-workbook-studio.ts";
import { drafts } from "./0058-drafts.ts";
import { leadIndexes } from "./0062-lead-indexes.ts";
import { grantEnds } from "./0064-grant-ends.ts";
import { mailRecipients } from "./0066-mail-recipients.ts";
import { roleInvitations } from "./0068-role-invitations.ts";
import { accessForLeads } from "./0070-access-for-leads.ts";
import { filmDrafts } from "./0072-film-drafts.ts";
import { resultCodes } from "./0074-result-codes.ts";
import { moduleOpenings } from "./0080-module-openings.ts";
import { packageCourses } from "./0082-package-courses.ts";
import { dripDays } from "./0084-drip-days.ts";
import { textMeanings } from "./0096-text-meanings.ts";
import { renewalTerms } from "./0108-renewal-terms.ts";
import { benefits } from "./0110-benefits.ts";
import { gatherings } from "./0112-gatherings.ts";
import { bookings } from "./0120-bookings.ts";
import { spaceLinks } from "./0130-space-links.ts";
import { orderNotices } from "./0132-order-notices.ts";
import { promisedAnswers } from "./0134-promised-answers.ts";
import { hashedCalendars } from "./0140-hashed-calendars.ts";
import { questionMeanings } from "./0150-question-meanings.ts";
import { askers } from "./0152-askers.ts";
import { shelves } from "./0160-shelves.ts";
import { unrecordedDates } from "./0170-unrecorded-dates.ts";
import { dueMessages } from "./0180-due-messages.ts";
import { otherMeanings } from "./0190-other-meanings.ts";

/** In the order they run. A migration that has landed is never edited: a change is a new one. */
export function migrations(engine: Engine): Record<string, Migration> {
  return {
    "0001-platform": platformTables(engine),
    "0002-accounts": accountTables(engine),
    "0003-account-security": accountSecurityTables(engine),
    "0004-quiz": quizTables(engine),
    "0005-contact": contactTables(engine),
    "0006-learning": learningTables(engine),
    "0007-helper": helperTables(engine),
    "0008-open-id": openIdTables(engine),
    "0009-ended-certificates": endedCertificateTables(engine),
    "0010-reading-and-watching": readingAndWatching(engine),
    "0011-gathered-messages": gatheredMessages(engine),
    "0012-fresh-proofs": freshProofs(engine),
    "0013-payments": paymentTables(engine),
    "0014-studio-leads": studioLeads(engine),
    "0015-audit": auditTables(engine),
    "0016-today": todayTables(engine),
    "0017-learners": learners(engine),
    "0018-studio-orders": studioOrders(engine),
    "0019-studio-settings": studioSettings(engine),
    "0020-studio-desk": studioDesk(engine),
    "0021-workbook-answers": workbookAnswers(engine),
    "0022-course-studio": courseStudio(engine),
    "0023-words": wordTables(engine),
    "0024-studio-rest": studioRest(engine),
    "0026-launch-plans": launchPlans(engine),
    "0027-starter-lessons": starterLessons(),
    "0029-finishing": finishing(engine),
    "0032-media": mediaLibrary(engine),
    "0033-course-files": courseFiles(),
    "0036-headlines": headlines(engine),
    "0038-own-pages": ownPages(engine),
    "0040-testimonial-consents": testimonialConsents(engine),
    "0042-quiz-versions": quizVersions(engine),
    "0044-upload-writers": uploadWriters(engine),
    "0045-lesson-files-and-covers": lessonFilesAndCovers(),
    "0046-bookmarks": bookmarks(engine),
    "0048-leads-by-name": leadsByName(),
    "0050-leads-found": leadsFound(engine),
    "0054-course-offers": courseOffers(),
    "0056-workbook-studio": workbookStudio(engine),
    "0058-drafts": drafts(engine),
    "0062-lead-indexes": leadIndexes(engine),
    "0064-grant-ends": grantEnds(engine),
    "0066-mail-recipients": mailRecipients(engine),
    "0068-role-invitations": roleInvitations(engine),
    "0070-access-for-leads": accessForLeads(engine),
    "0072-film-drafts": filmDrafts(engine),
    "0074-result-codes": resultCodes(engine),
    "0080-module-openings": moduleOpenings(engine),
    "0082-package-courses": packageCourses(engine),
    "0084-drip-days": dripDays,
    "0096-text-meanings": textMeanings(engine),
    "0108-renewal-terms": renewalTerms(),
    "0110-benefits": benefits(engine),
    "0112-gatherings": gatherings(engine),
    "0120-bookings": bookings(engine),
    "0130-space-links": spaceLinks(),
    "0132-order-notices": orderNotices(engine),
    "0134-promised-answers": promisedAnswers(engine),
    "0140-hashed-calendars": hashedCalendars(),
    "0150-question-meanings": questionMeanings(engine),
    "0152-askers": askers(),
    "0160-shelves": shelves(engine),
    "0170-unrecorded-dates": unrecordedDates(engine),
    "0180-due-messages": dueMessages(engine),
    "0190-other-meanings": otherMeanings(),
  };
}

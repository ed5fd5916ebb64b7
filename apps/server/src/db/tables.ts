import type { AccessTables } from "../features/access/access.tables.ts";
import type { AccountTables } from "../features/account/account.tables.ts";
import type { AuditTables } from "../features/audit/audit.tables.ts";
import type { BookingTables } from "../features/bookings/bookings.tables.ts";
import type { CertificateTables } from "../features/certificates/certificates.tables.ts";
import type { ContactTables } from "../features/contact/contact.tables.ts";
import type { CourseTables } from "../features/courses/courses.tables.ts";
import type { DraftTables } from "../features/drafts/drafts.tables.ts";
import type { FunnelTables } from "../features/funnel/funnel.tables.ts";
import type { GatheringTables } from "../features/gatherings/gatherings.tables.ts";
import type { LaunchPlanTables } from "../features/launch-plans/launch-plans.tables.ts";
import type { LeadTables } from "../features/leads/leads.tables.ts";
import type { PeopleImportTables } from "../features/learners/people-import/people-import.tables.ts";
import type { LessonTables } from "../features/lessons/lessons.tables.ts";
import type { MediaTables } from "../features/media/media.tables.ts";
import type { OfferTables } from "../features/offers/offers.tables.ts";
import type { OrderTables } from "../features/orders/orders.tables.ts";
import type { TestCheckoutTables } from "../features/payments/test-checkout/test-checkout.tables.ts";
import type { ProgressTables } from "../features/progress/progress.tables.ts";
import type { RecordingTables } from "../features/recordings/recordings.tables.ts";
import type { ResourceTables } from "../features/resources/resources.tables.ts";
import type { SageTables } from "../features/sage/sage.tables.ts";
import type { TodayTables } from "../features/today/today.tables.ts";
import type { WebhookTables } from "../features/webhooks/webhooks.tables.ts";
import type { WordTables } from "../features/words/words.tables.ts";
import type { WorkbookTables } from "../features/workbooks/workbooks.tables.ts";
import type { FileTables } from "../platform/files/files.tables.ts";
import type { JobTables } from "../platform/jobs/jobs.tables.ts";
import type { MailTables } from "../platform/mail/mail.tables.ts";
import type { AcademySettingTables } from "../platform/settings/academy-settings.tables.ts";

/** The schema as the code sees it; the types stand beside whoever owns the tables. */
export interface Tables
  extends JobTables,
    MailTables,
    FileTables,
    AcademySettingTables,
    AccountTables,
    AuditTables,
    LeadTables,
    FunnelTables,
    ContactTables,
    CourseTables,
    MediaTables,
    RecordingTables,
    ResourceTables,
    OfferTables,
    OrderTables,
    TestCheckoutTables,
    AccessTables,
    GatheringTables,
    BookingTables,
    ProgressTables,
    LessonTables,
    LaunchPlanTables,
    WorkbookTables,
    PeopleImportTables,
    CertificateTables,
    SageTables,
    TodayTables,
    WebhookTables,
    WordTables,
    DraftTables {}

/** A table that is left out does not compile: it would be missing in every backup. */
const all = <const Names extends readonly (keyof Tables)[]>(
  names: [Exclude<keyof Tables, Names[number]>] extends [never] ? Names : never,
): Names => names;

/** Parents before children, for whoever goes through all of them. */
export const tableNames = all([
  "jobs",
  "kept_mails",
  "files",
  "users",
  "sessions",
  "accounts",
  "sign_ups",
  "mailed_codes",
  "one_time_tokens",
  "email_changes",
  "second_factors",
  "recovery_codes",
  "attempts",
  "role_invitations",

  "audit_entries",
  "people_imports",
  "people_import_lines",
  "leads",
  "stage_changes",
  "lead_views",
  "quiz_results",
  "funnel_counts",
  "quiz_experiments",
  "experiment_counts",
  "academy_settings",
  "interests",
  "contact_messages",
  "message_replies",
  "media",
  "media_sizes",
  "media_uses",
  "media_uploads",
  "courses",
  "course_modules",
  "lessons",
  "lesson_openings",
  "recordings",
  "resources",
  "benefits",
  "offers",
  "offer_versions",
  "coupons",
  "invitations",
  "orders",
  "gifts",
  "payments",
  "refunds",
  "payment_differences",
  "payment_events",
  "receipt_numbers",
  "order_notices",
  "test_checkouts",
  "test_payments",
  "grants",
  "entitlements",
  "held_benefits",
  "gatherings",
  "gathering_benefits",
  "gathering_dates",
  "gathering_attendances",
  "calendar_settings",
  "bookings",
  "booked_quarters",
  "booking_shares",
  "made_items",
  "enrollments",
  "lesson_progress",
  "viewings",
  "learning_days",
  "lesson_notes",
  "lesson_bookmarks",
  "launch_plans",
  "workbook_answers",
  "downloads",
  "certificates",
  "signing_keys",
  "chat_exchanges",
  "taught_answers",
  "settled_questions",
  "text_meanings",
  "question_meanings",
  "open_id_sign_ins",
  "ended_certificates",
  "studio_visits",
  "day_counts",
  "webhook_endpoints",
  "webhook_deliveries",
  "webhook_attempts",
  "rendered_words",
  "redirects",
  "drafts",
  "versions",
  "testimonial_consents",
] as const);

/** What tells the rows of a table apart, where that is not an id of their own. */
const compositeKeys: Readonly<Record<string, readonly string[]>> = {
  lesson_progress: ["user_id", "course_id", "lesson_id"],
  viewings: ["user_id", "id"],
  learning_days: ["user_id", "day"],
  lesson_notes: ["user_id", "lesson_id"],
  lesson_bookmarks: ["user_id", "id"],
  launch_plans: ["user_id", "course_id"],
  workbook_answers: ["user_id", "course_id", "item_id"],
  drafts: ["kind", "subject_id", "language"],
  // In backups of older releases alone.
  lesson_drafts: ["lesson_id"],
  workbook_drafts: ["resource_id"],
  lesson_openings: ["user_id", "lesson_id"],
  recordings: ["lesson_id"],
  people_import_lines: ["import_id", "line"],
  media_sizes: ["file_id"],
  gathering_benefits: ["gathering_id", "benefit_id"],
  gathering_attendances: ["date_id", "user_id"],
  calendar_settings: ["user_id"],
  media_uses: ["media_id", "place_id", "role"],
  booking_shares: ["booking_id", "course_id", "kind", "book", "part"],
};

export function keyOf(table: keyof Tables): readonly string[] {
  return compositeKeys[table] ?? ["id"];
}

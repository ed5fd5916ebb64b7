import { studioAuditPage } from "@academy/content/pages/studio/settings/audit-page";
import type { AuditEntryView } from "@academy/contract/studio/settings";

const words = studioAuditPage;

export const actionInWords = (action: string): string => words.actions[action] ?? spaced(action);

/** What it was done to: a name where there is one, else what it is. */
export const subjectInWords = ({ kind, name }: AuditEntryView["subject"]): string =>
  name ?? words.subjects[kind] ?? spaced(kind);

/** Where something stands in the studio; `ID` is the subject's own. */
const places: Readonly<Record<string, string>> = {
  lead: "/studio/leads/ID",
  leads: "/studio/leads",
  message: "/studio/messages?show=all",
  user: "/studio/learners/ID",
  order: "/studio/orders/ID",
  offer: "/studio/offers",
  coupon: "/studio/offers",
  invitation: "/studio/members",
  import: "/studio/learners/import",
  difference: "/studio/differences",
  webhook: "/studio/settings/webhooks",
  gathering: "/studio/gatherings",
  "gathering-date": "/studio/gatherings/ID",
  booking: "/studio/bookings/ID",
  "session-hours": "/studio/bookings/hours",
  course: "/studio/courses",
  module: "/studio/courses",
  lesson: "/studio/courses",
  media: "/studio/media",
  page: "/studio/pages/ID",
  redirect: "/studio/pages",
  "sage-answer": "/studio/helper",
  "sage-question": "/studio/helper",
  "quiz-order": "/studio/settings/quiz",
  "social-proof": "/studio/settings/enrollments",
  mail: "/studio/settings/mails",
  backup: "/studio/settings/backups",
  claim: "/studio/settings#claims",
  seller: "/studio/settings/business",
  sender: "/studio/settings/business",
};

export function placeOf({ kind, id, name }: AuditEntryView["subject"]): string | undefined {
  const place = places[kind];
  if (!place?.includes("ID")) return place;
  // Whoever is gone has no page any more; orders and pages stay, and have no name.
  const isThere = id !== null && (name !== null || ["order", "page", "booking"].includes(kind));
  return isThere ? place.replace("ID", encodeURIComponent(id)) : undefined;
}

/** `coupon.made` as “Coupon made”, where nothing better was written down. */
export function spaced(name: string): string {
  const text = name.replace(/[.\-_]/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2");
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

import { formatPrice } from "@academy/content/format-price";
import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { nameOfMail } from "@academy/content/pages/studio/mail-kinds";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { studioAuditPage } from "@academy/content/pages/studio/settings/audit-page";
import { studioEnrollmentsPage } from "@academy/content/pages/studio/settings/enrollments-page";
import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { studioQuizSettingsPage } from "@academy/content/pages/studio/settings/quiz-page";
import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { AuditEntryView } from "@academy/contract/studio/settings";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { spaced } from "./audit-words.ts";

type Value = AuditEntryView["detail"][string];
type Words = Readonly<Record<string, string>>;
type OfferName = (key: string) => string;

const words = studioAuditPage;
const labelsOf = (choices: Readonly<Record<string, { label: string }>>): Words =>
  Object.fromEntries(Object.entries(choices).map(([key, { label }]) => [key, label]));

/** What was chosen instead of what, as the studio calls it where it is chosen. */
const choices: Readonly<Record<string, Words>> = {
  "quiz-order.chosen": labelsOf(studioQuizSettingsPage.choice.choices),
  "social-proof.chosen": labelsOf(studioEnrollmentsPage.modes),
  "role.given": { ...labelsOf(studioPeoplePage.roles), learner: words.noRole },
  "role.taken": { ...labelsOf(studioPeoplePage.roles), learner: words.noRole },
};

const isId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

/** What was noted with it, as far as there is anything that says something to whoever reads it. */
export function detailInWords(
  { action, detail }: Pick<AuditEntryView, "action" | "detail">,
  offerName: OfferName,
): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== "" && !isId.test(String(value)))
    .map(([name, value]) => `${labelOf(name)}: ${inWords({ action, name, value }, offerName)}`)
    .join(" · ");
}

const labelOf = (name: string) =>
  words.details[name] ?? spaced(name.replace(/Cents$/, "").replace(/^cents(?=[A-Z])/, ""));

type AuditFact = { action: string; name: string; value: Value };

function inWords({ action, name, value }: AuditFact, offerName: OfferName): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  const isMoney = /cents/i.test(name) || (action === "offer.changed" && (name === "from" || name === "to"));
  if (typeof value === "number" && isMoney) return formatPrice(value);
  const text = String(value);
  if (isTime.test(text)) return formatTime(text);
  if (name === "offer") return offerName(text);
  if (name === "mail") return nameOfMail(text);
  if (name === "events") return text.split(" ").map(wordIn(studioWebhooksPage.events)).join(", ");
  if (name === "stage") return wordIn(studioLeadsPage.stages)(text);
  if (action === "order.refund-asked" && name === "reason") return wordIn(studioOrderPage.reasons)(text);
  return wordIn(choices[action] ?? {})(text);
}

const wordIn = (some: Words) => (key: string) => some[key] ?? key;

import { plural } from "../../format-count.ts";
import { studioSettingsPage } from "./settings/settings-page.ts";

/** The words of the box that finds anything in the studio. */
export const studioPalette = {
  open: "Search",
  title: "Search the studio",
  label: "Name, email, receipt or page",
  close: "Close",
  groups: { pages: "Pages", actions: "Actions", leads: "Leads", learners: "Learners", orders: "Orders" },
  /** Pages that stand below one of the studio's parts. */
  pages: [
    { label: "Messages", to: "/studio/messages" },
    { label: "Offers and codes", to: "/studio/offers" },
    { label: "Alumni group: members and invitations", to: "/studio/members" },
    { label: "Gifts", to: "/studio/gifts" },
    { label: "Payment differences", to: "/studio/differences" },
    ...studioSettingsPage.tabs.items,
    { label: "Your academy’s website", to: "/" },
    { label: "Your own settings", to: "/settings" },
  ],
  actions: [
    { label: "See the academy as a visitor or a learner", to: "/studio/view" },
    { label: "See new leads", to: "/studio/leads?stage=new" },
    { label: "See leads who want news", to: "/studio/leads?wantsNews=yes" },
    { label: "Answer messages", to: "/studio/messages?show=waiting" },
    { label: "Find learners who are stuck", to: "/studio/learners?progress=stuck" },
    { label: "Give a learner access", to: "/studio/learners" },
    { label: "Correct or revoke a certificate", to: "/studio/learners?progress=finished" },
    { label: "Import people from a CSV file", to: "/studio/learners/import" },
    { label: "Give somebody access", to: "/studio/learners/give" },
    { label: "See failed payments", to: "/studio/orders?failed=yes" },
    { label: "Refund an order", to: "/studio/orders?state=active" },
    { label: "Change a price", to: "/studio/offers" },
    { label: "Create a discount code", to: "/studio/offers" },
    { label: "Invite someone to the alumni group", to: "/studio/members" },
    { label: "Create or edit a course", to: "/studio/courses" },
    { label: "Upload a film, picture or file", to: "/studio/media" },
    { label: "Teach Sage an answer", to: "/studio/helper" },
    { label: "Edit the words of a page", to: "/studio/pages" },
    { label: "Change colors and logo", to: "/studio/settings/look" },
    { label: "Change the order of the quiz", to: "/studio/settings/quiz" },
    { label: "Compare two headlines", to: "/studio/settings/quiz" },
    { label: "Add a webhook", to: "/studio/settings/webhooks" },
    { label: "See failed emails", to: "/studio/settings/mails?state=failed" },
    { label: "Change who sells, on receipts", to: "/studio/settings/business" },
    { label: "Change who emails come from", to: "/studio/settings/business" },
    { label: "Make or download a backup", to: "/studio/settings/backups" },
    { label: "Give someone a role in the studio", to: "/studio/settings/people" },
    { label: "See who did what", to: "/studio/settings/audit" },
  ],
  /** Of an order, beside who bought it. */
  receipt: (number: string) => `Receipt ${number}`,
  hint: "Enter the start of a name, an email address or a receipt number.",
  /** For editors, who see no people and no orders. */
  forEditors: {
    label: "Page or action",
    hint: "Enter the start of a page’s name or of what you want to do.",
  },
  searching: "Searching…",
  none: (text: string) => `Nothing begins with “${text}”.`,
  failed: "The search didn’t work.",
  count: (count: number) => plural(count, "# result", "# results"),
} as const;

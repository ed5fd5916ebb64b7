import type { LaunchCheckId, LaunchView } from "@academy/contract/studio/settings";
import { formatCount } from "../../../format-count.ts";

type CheckWords = {
  title: string;
  /** One sentence. */
  why: string;
  /** What to do about it, while it is not done. */
  todo: string;
  link?: { label: string; to: string };
  /** What only the operator can set, by its name in docs/operations.md and the README. */
  settings?: readonly string[];
};

const checks: Record<LaunchCheckId, CheckWords> = {
  address: {
    title: "Address",
    why: "Visitors, search engines and payment pages need an https:// address of your own.",
    todo: "Whoever hosts the academy gives it its address.",
    settings: ["BASE_URL"],
  },
  mail: {
    title: "Email",
    why: "Sign-in codes, quiz results and receipts go out by email.",
    todo: "Whoever hosts the academy connects a mail server. Until then, emails are only saved here.",
    settings: ["SMTP_URL", "MAIL_FROM"],
  },
  payments: {
    title: "Payments",
    why: "Without live payments, nobody can buy from you.",
    todo: "Whoever hosts the academy connects your Stripe account.",
    settings: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  },
  delivery: {
    title: "Everything you sell is ready",
    why: "A live academy doesn’t sell what it couldn’t deliver: such an offer says “opens soon” and takes an address instead.",
    todo: "Set up what is missing, or take it out of your offers.",
    link: { label: "See your offers", to: "/studio/offers" },
  },
  seller: {
    title: "Your name and address",
    why: "Every receipt has to say who sells.",
    todo: "Enter the name and the postal address that receipts should show.",
    link: { label: "Enter them", to: "/studio/settings/business" },
  },
  legal: {
    title: "Terms and privacy policy",
    why: "Both pages are drafts until you make them your own and a lawyer has seen them.",
    todo: "Make both your own under Pages, then confirm “terms” and “privacy” in the list below.",
    link: { label: "See the list", to: "#samples" },
  },
  owner: {
    title: "An owner account of your own",
    why: "The sample owner is only for looking around.",
    todo: "Create an account with your own address, then open the owner link that the academy prints when it starts.",
    link: { label: "See who has which role", to: "/studio/settings/people" },
  },
  "sample-accounts": {
    title: "No sample accounts",
    why: "Their passwords have been shown on a screen, so anyone might know them.",
    todo: "A live academy that starts with an empty data folder has none.",
    settings: ["DATA_DIR"],
  },
  "sample-gatherings": {
    title: "No sample calls on the calendar",
    why: "They’re here so that each tier can be tried. Nobody hosts them.",
    todo: "They go when the academy starts live. Change one, and it’s yours.",
    link: { label: "See your gatherings", to: "/studio/gatherings" },
  },
  "second-factor": {
    title: "Two-step verification for every owner",
    why: "An owner’s account opens everything, so a stolen password alone must not be enough.",
    todo: "Each owner turns it on in their own settings.",
    link: { label: "Turn it on", to: "/settings#second-factor" },
  },
  backups: {
    title: "Backups on a schedule",
    why: "If the server breaks, a backup is what brings your academy back.",
    todo: "Choose how often one is made, and at which hour.",
    link: { label: "Choose when", to: "/studio/settings/backups" },
  },
  "trial-restore": {
    title: "A restore that worked",
    why: "A backup only helps if it can be restored.",
    todo: "Make a backup, then try it out. After that the academy does it by itself, once a week.",
    link: { label: "See backups", to: "/studio/settings/backups" },
  },
  "backup-copies": {
    title: "Backups in a second place",
    why: "A backup on the same server is lost together with it.",
    todo: "Whoever hosts the academy sets a passphrase and a place for encrypted copies.",
    settings: ["BACKUP_PASSPHRASE", "S3_URL"],
  },
  claims: {
    title: "Figures and voices confirmed",
    why: "Only you can prove them, so a live academy leaves out whatever you haven’t confirmed.",
    todo: "Go through the list below and confirm what is true.",
    link: { label: "See the list", to: "#claims" },
  },
  samples: {
    title: "Samples replaced",
    why: "These parts are made up or promise something that you have to do yourself.",
    todo: "Go through the list below, replace what isn’t yours, then confirm it.",
    link: { label: "See the list", to: "#samples" },
  },
  enrollments: {
    title: "No made-up enrollment notices",
    why: "Visitors must not be shown buyers who don’t exist.",
    todo: "Turn the samples off before real visitors come.",
    link: { label: "Choose what is shown", to: "/studio/settings/enrollments" },
  },
  consents: {
    title: "Consent to every testimonial",
    why: "People decide themselves whether their words, name and picture are shown, and you may have to prove that they agreed.",
    todo: "Record for each who agreed, when, how and to what. Replace the made-up ones first.",
    link: { label: "See testimonials", to: "/studio/pages/testimonials" },
  },
};

const payments: Record<LaunchView["payments"], string> = {
  live: "Stripe, live",
  test: "Stripe, test mode: no real money moves",
  "test-checkout": "The demo’s test checkout: no real money moves",
  none: "Not connected",
};

/** The words of `/studio/settings`. */
export const studioLaunchPage = {
  meta: { title: "Launch checklist", description: "What is done and what is left before you launch." },
  demo: "This is a demo. The list shows what would be missing if it went live today.",
  progress: (done: number, all: number) => (done === all ? "Everything is done." : `${done} of ${all} done`),
  todo: "To do",
  done: "Done",
  checks,
  /** Before the names of settings, for whoever hosts the academy. */
  operator: "Setting:",
  operators: "Settings:",
  operatorNote:
    "Settings in capitals are changed by whoever hosts the academy. They are explained in docs/operations.md.",
  /** A mail to whoever hosts the academy, where only they can help. */
  host: {
    label: "Ask your host",
    subject: (title: string) => `Our academy: ${title}`,
    body: (why: string, settings: readonly string[]) =>
      `Hello,\n\n${why} Could you please set this for our academy?\n\n${settings.join("\n")}\n\nEach is explained in docs/operations.md.\n\nThank you!`,
  },
  facts: {
    from: (address: string) => `Sent from ${address}`,
    payments,
    owners: { on: "on", off: "off" },
    /** A backup, or a restore that was tried out. */
    madeAt: (time: string) => `Last backup: ${time}`,
    neverMade: "No backup yet",
    restored: (time: string) => `Restored on trial: ${time}`,
    failed: (time: string) => `The restore failed: ${time}`,
    open: (count: number) => `${count} open`,
    /** The two have a line of their own. */
    openSamples: (count: number) => `${count} open, besides the terms and the privacy policy`,
    withoutConsent: (count: number) => `${formatCount(count)} without a record`,
  },
  testMail: {
    button: "Send me a test email",
    busy: "Sending…",
    sent: (to: string) => `A test email is on its way to ${to}.`,
  },
  claims: {
    heading: "Figures and voices",
    about:
      "A live academy shows only what is confirmed. Confirm only what you can prove, and replace the words first where they aren’t yours.",
    id: "Name",
    words: "Says",
    at: "On",
    state: "State",
    action: "Action",
    /** Who has decided, where that wasn't done here. */
    byOperator: "by your host",
    confirm: {
      button: "Confirm",
      title: "Can you prove this?",
      text: "What you confirm is shown to everybody within seconds, without the word “sample,” and your name stands with it in the audit log.",
      demo: "What you confirm is shown once the academy is live, without the word “sample,” and your name stands with it in the audit log.",
      sure: "It’s true today, and I have what shows it.",
      sureNeeded: "Please check this box, or close this and change the words first.",
      go: "Confirm it",
      busy: "Confirming…",
      cancel: "Not yet",
      done: "Confirmed.",
    },
    takeBack: {
      button: "Take back",
      busy: "Taking back…",
      done: "Taken back. A live academy leaves it out.",
    },
    confirmed: "Confirmed",
    open: "Not confirmed",
    show: (open: number, all: number) =>
      open === 0 ? `All ${all} are confirmed` : `Show all ${all}: ${open} not confirmed`,
    /** In place of words that stand nowhere as such, or are too many. */
    says: {
      "home-addresses": "Links to the academy elsewhere. They lead to example.com.",
      "alumni-values": "The table of stated values, $597 per month",
      "blueprint-rating": "4.9 from 127 ratings, as search engines are told",
      "blueprint-taken-by": "“Taken by 1000+ healers,” as search engines are told",
      "blueprint-search-prices":
        "150 and 250 USD, as search engines are told. They otherwise get the tiers’ own prices.",
    } as Readonly<Record<string, string>>,
    voices: (count: number) => `${count} testimonials`,
  },
  samples: {
    heading: "Samples",
    about: "These stay on the pages, because the pages would not be whole without them.",
    todo: "To do",
  },
} as const;

import type { OffReason, WebhookEvent, WebhookProblem } from "@academy/contract/studio/webhooks";
import { formatCount } from "../../format-count.ts";

const events: Record<WebhookEvent, string> = {
  "lead.created": "A new lead who asked for news",
  "lead.updated":
    "A lead who asked for news took the quiz again, asked about an offer, moved to another stage or wants no more news",
  "order.paid": "A payment came in",
  "order.refunded": "Money was refunded",
  "course.completed": "A learner finished a course",
};

const offBecause: Record<OffReason, string> = {
  failing: "Turned off: nothing arrived for three days.",
  gone: "Turned off: the other side said it no longer accepts events.",
};

/** Beside the status, or in its place where nobody answered. */
const problems: Record<WebhookProblem, string> = {
  status: "not accepted",
  redirect: "sends elsewhere, which isn’t followed",
  timeout: "no answer within 15 seconds",
  "no-such-host": "the address doesn’t exist",
  "private-address": "the address leads into a private network",
  certificate: "the certificate isn’t valid",
  connection: "no connection",
};

/** The words of `/studio/settings/webhooks`. */
export const studioWebhooksPage = {
  meta: { title: "Webhooks", description: "Tell other programs what happens in your academy." },
  title: "Webhooks",
  intro:
    "Tell another program, such as your newsletter or an automation tool, when something happens in your academy. Every event is signed as Standard Webhooks describes, so the other side can be sure it’s from you. Leads are told of only if they asked for news: nobody else agreed to it.",
  link: "Webhooks",
  add: "Add a webhook",
  none: {
    heading: "No webhooks yet",
    text: "Add one when another program should know about leads, orders or courses.",
  },
  events,
  offBecause,
  problems,
  on: "On",
  off: "Off",
  failing: "Not arriving since",
  overlap: "The previous secret still works until",

  form: {
    newTitle: "Add a webhook",
    editTitle: "Edit webhook",
    url: "Address",
    urlHint: "Starts with https://",
    events: "Events",
    isOn: "Send events to this address",
    add: "Add",
    save: "Save",
    busy: "Saving…",
    cancel: "Cancel",
    noUrl: "Please enter an address.",
    noEvents: "Please choose at least one event.",
    conflict: "Someone changed this webhook in the meantime. Close this window to see it.",
    saved: "Webhook saved.",
  },
  secret: {
    title: "Your signing secret",
    text: "Copy it into the other program now. You won’t be able to see it here again.",
    label: "Secret",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Couldn’t copy. Select the secret and copy it.",
    done: "Done",
  },
  edit: "Edit",
  test: "Send a test",
  tested: "A test is on its way.",
  rotate: "New secret",
  rotation: {
    title: "Make a new secret?",
    text: "For one day, events are signed with both the old and the new secret. After that, only the new one counts.",
    confirm: "Make a new secret",
    busy: "Making…",
    cancel: "Cancel",
  },
  remove: "Remove",
  removal: {
    title: "Remove this webhook?",
    text: "It gets no more events, and its log is deleted.",
    confirm: "Remove",
    busy: "Removing…",
    cancel: "Cancel",
    done: "Webhook removed.",
  },

  log: {
    open: "What was sent",
    hint: "Kept for 30 days.",
    none: "Nothing has been sent yet.",
    refresh: "Refresh",
    test: "Test",
    states: { waiting: "Will be tried again", delivered: "Delivered", failed: "Failed" },
    /** Before its first try. */
    sending: "On its way",
    next: "Next try:",
    ms: (ms: number) => `${formatCount(ms)} ms`,
    again: "Send again",
    sentAgain: "Sent again.",
  },
} as const;

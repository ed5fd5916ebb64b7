import { plural } from "../../format-count.ts";

/** The words of `/studio/messages`. */
export const studioMessagesPage = {
  meta: { title: "Messages", description: "What people wrote on the contact page." },
  title: "Messages",
  show: {
    label: "Show",
    options: { waiting: "Waiting for an answer", answered: "Answered", all: "All" },
  },
  /** In the owner's own mail program. */
  answer: "Use my mail app",
  reply: {
    open: "Reply",
    label: "Your reply",
    hint: (email: string) => `Goes to ${email}, with the message quoted below it.`,
    send: "Send reply",
    busy: "Sending…",
    cancel: "Cancel",
    empty: "Please write a reply.",
    maxCharacters: 10_000,
    tooLong: "Please use 10,000 characters or fewer.",
    sent: "Your reply is on its way.",
    conflict: "Someone answered this message in the meantime. Nothing was sent, and your text is kept.",
    seeAnswered: "See their answer",
    /** Above replies that were sent, before who sent them. */
    by: (name: string | null) => (name ? `Reply by ${name}` : "Reply"),
    states: { waiting: "On its way", sent: "Sent", failed: "Not delivered" },
    again: "Send again",
    sentAgain: "It’s on its way again.",
  },
  /** Before what they wrote, in the mail that opens. */
  quoted: (name: string) => `${name} wrote:`,
  subject: (topic: string) => `Re: ${topic}`,
  markAnswered: "Mark as answered",
  markWaiting: "Mark as waiting",
  marked: { answered: "Marked as answered.", waiting: "Marked as waiting." },
  answered: "Answered",
  waitingSince: "Waiting since",
  /** Of somebody who was promised to be answered first. */
  priority: "Priority",
  promisedBy: "Answer promised by",
  promise: {
    summary: (days: number) =>
      `Priority: answered within ${plural(days, "# business day", "# business days")}`,
    label: "Business days",
    hint: "People who were promised priority stand first here, each with the day by which you answer. A change counts from their next message on.",
    invalid: "Please enter a number from 1 to 30.",
    save: "Save",
    busy: "Saving…",
    saved: "Saved. It counts from the next message on.",
  },
  none: {
    waiting: { heading: "Nothing is waiting", text: "New messages from the contact page will show up here." },
    answered: { heading: "No answered messages", text: "Messages you mark as answered will be listed here." },
    all: { heading: "No messages yet", text: "Messages from the contact page will show up here." },
  },
} as const;

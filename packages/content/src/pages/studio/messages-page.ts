/** The words of `/studio/messages`. */
export const studioMessagesPage = {
  meta: { title: "Messages", description: "What people wrote on the contact page." },
  title: "Messages",
  show: {
    label: "Show",
    options: { waiting: "Waiting for an answer", answered: "Answered", all: "All" },
  },
  answer: "Answer by email",
  /** Before what they wrote, in the mail that opens. */
  quoted: (name: string) => `${name} wrote:`,
  subject: (topic: string) => `Re: ${topic}`,
  markAnswered: "Mark as answered",
  markWaiting: "Mark as waiting",
  marked: { answered: "Marked as answered.", waiting: "Marked as waiting." },
  answered: "Answered",
  none: {
    waiting: { heading: "Nothing is waiting", text: "New messages from the contact page will show up here." },
    answered: { heading: "No answered messages", text: "Messages you mark as answered will be listed here." },
    all: { heading: "No messages yet", text: "Messages from the contact page will show up here." },
  },
} as const;

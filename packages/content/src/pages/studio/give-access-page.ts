/** The words of `/studio/learners/give`. */
export const studioGiveAccessPage = {
  meta: { title: "Give access", description: "Open something to somebody." },
  back: { label: "All learners", to: "/studio/learners" },
  title: "Give access",
  lead: "To anybody with an email address. If they have no account yet, they get one, and only the email we send to this address opens it.",

  form: {
    email: "Email",
    name: "Name",
    nameHint: "For people without an account. Everybody else keeps the name they have.",
    offer: "What opens",
    until: "Until",
    untilHint: "The last day it’s open. Leave it empty for no end.",
    reason: "Reason",
    reasonHint: "Only you and your team read it, on their page and in the audit log.",
    noReason: "Please say why.",
    sends: "Send them an email about it",
    note: "A note from you",
    noteHint: "It stands in the email, as you write it.",
    submit: "Give access",
    busy: "Opening…",
    done: "Access given.",
    doneNew: "Access given, and an account made.",
  },

  mail: {
    read: "Read the email first",
    heading: "The email they’ll get",
    subject: "Subject",
    way: "The links here open nothing: only the email itself has their way in. You can change its words under Pages.",
  },
} as const;

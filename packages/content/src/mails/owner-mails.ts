import type { EditableMail } from "./editable-mail.ts";

type OwnerMail = Pick<EditableMail, "placeholders" | "words">;

/** What is told to the owner alone, and by nobody but us: it has the same words in every academy. */
export const academyIsRunningMail = {
  placeholders: [],
  words: {
    subject: "Your academy is running",
    preview: "This email traveled the same way as every email your learners will get.",
    heading: "Your academy is running",
    body: [
      "{greeting}",
      "This email traveled the same way as every email your learners will get. If you can read it, email is working.",
      "Your visitors start here: {quizPage}",
    ],
    greeting: "Dear {firstName},",
    greetingWithoutName: "Hello,",
  },
} as const satisfies OwnerMail;

export const contactMessageMail = {
  placeholders: [{ name: "topic", label: "What it is about", inSubject: true }],
  words: {
    subject: "New contact message: {topic}",
    preview: "Someone sent you a message from the contact page.",
    heading: "You have a new message",
    body: ["{message}"],
    from: "{name} ({email}) sent you a message from the contact page. Topic: {topic}.",
    priority: "Priority: answer by {day}.",
    howToReply:
      "To respond, just reply to this email. We haven’t verified that the address belongs to the sender, so don’t send anything private until you’re sure. Open links in the message only if you expect them.",
  },
} as const satisfies OwnerMail;

export const contactMessagesMail = {
  placeholders: [{ name: "count", label: "How many there are", inSubject: true }],
  words: {
    subject: "{count} more messages from your contact page",
    preview: "A lot of messages came in from the contact page. Here they are together.",
    heading: "You have more new messages",
    body: [
      "So many messages came in from the contact page that we put them in one email. Here they are, oldest first. To respond to one, email the address above it.",
      "{messages}",
    ],
  },
} as const satisfies OwnerMail;

export const paymentDifferencesMail = {
  placeholders: [{ name: "count", label: "How many there are", inSubject: true }],
  words: {
    subject: "{count} orders and payments don’t match",
    preview: "What didn’t match between the academy and the payment provider, and what was done.",
    heading: "Orders and payments didn’t match",
    body: [
      "The academy compared its orders with the payment provider’s records. The following didn’t match. Each line also says what was done about it.",
      "{lines}",
      "If a line says that nothing was done, please look up the payment with the payment provider.",
    ],
    subjectOfOne: "An order and a payment don’t match",
    /** The lines themselves. */
    otherAmount:
      "Order {order} ({offer}) was paid with a different amount or currency than agreed. Nothing was opened. Please check it with the payment provider, and contact the buyer.",
    caughtUp:
      'Order {order} ({offer}) was "{before}" here and is now "{after}", to match the payment provider. You don’t need to do anything.',
    unknownCheckout:
      "Checkout {checkout} was paid at the payment provider, but there is no order for it here. Nothing was done. Please check it there.",
  },
} as const satisfies OwnerMail;

export const webhookOffMail = {
  placeholders: [],
  words: {
    subject: "A webhook was turned off",
    preview: "Your academy stopped sending events to one address.",
    heading: "A webhook was turned off",
    body: [
      "{why} Your leads, orders and courses aren’t affected. Once the other side works again, you can turn the webhook on and send again what it missed.",
      "{button}",
    ],
    isGone: "{host} answered that it no longer accepts events, so we turned this webhook off.",
    isUnreachable: "For three days, nothing we sent to {host} arrived, so we turned this webhook off.",
    button: "See your webhooks",
  },
} as const satisfies OwnerMail;

export const ordersPaidMail = {
  placeholders: [
    { name: "offer", label: "What was bought", inSubject: true },
    { name: "count", label: "How many there are", inSubject: true },
  ],
  words: {
    subject: "New order: {offer}",
    preview: "What was bought, by whom, and what you do for it yourself.",
    heading: "You have a new order",
    body: [
      "{orders}",
      "{button}",
      "You can turn these emails off in the studio, in Settings under Email log.",
    ],
    subjectOfMany: "{count} new orders",
    headingOfMany: "You have new orders",
    bought: "{name} ({email}) bought “{offer}”.",
    given: "{name} ({email}) bought “{offer}” as a gift.",
    free: "nothing, it was free",
    owed: "What you do for it yourself. Today, in the studio, reminds you when something is due:",
    nothingOwed: "Everything in it opens by itself. You don’t need to do anything.",
    button: "See the order",
    buttonOfMany: "See your orders",
  },
} as const;

/** How the first payment is called, and what the owner does by hand for what opens not by itself, by its kind. */
export const orderNoticeWords = {
  paid: {
    full: "Paid: {amount}.",
    "two-payments": "Paid: {amount}, the first of two payments.",
    monthly: "Paid: {amount}, the first month.",
  },
  byHand: {
    calls: "{name}: hold them, and put each on your calendar in time",
    "co-working": "{name}: hold them, and put each on your calendar in time",
    recordings: "{name}: put new ones up when you have them",
    session:
      "{name}: they choose a time from your free hours; write to them after {offerDays} days if they haven’t",
    files: "{name}: make it, and hand it over in “Made for you” within {handOverDays} days after the session",
    /** Where no session comes with them. */
    filesAlone: "{name}: make it, and hand it over in “Made for you” within {handOverDays} days",
    priority: "{name}: answer within {answerDays} business days",
  },
} as const;

import { editableMail, type Placeholder, placeholders } from "./editable-mail.ts";
import { secondPaymentMail } from "./membership-mails.ts";

const until = { name: "day", label: "Until when they have access" } as const satisfies Placeholder;
const amount = { name: "amount", label: "How much it is" } as const satisfies Placeholder;

/** With the PDF. What was paid, for what and when stands in the facts, which can't be left out. */
export const receiptMail = editableMail("receipt", {
  title: "Receipt",
  about: "Sent with every payment, with the receipt attached.",
  placeholders: [
    { name: "number", label: "The number of the receipt", inSubject: true },
    { name: "facts", label: "What was paid, for what and when", isBlock: true, isNeeded: true },
    { name: "next", label: "What they pay next, if anything", isBlock: true, isNeeded: true },
    { name: "canceling", label: "How a membership is canceled, for members", isBlock: true, isNeeded: true },
    { name: "tax", label: "The tax in the amount" },
    { name: "nextAmount", label: "How much the next payment is" },
    { name: "nextDay", label: "When the next payment is" },
    { name: "ordersPage", label: "A link to their orders" },
  ],
  words: {
    subject: "Your receipt {number}",
    preview: "Thank you. Your receipt is attached.",
    heading: "Your receipt",
    body: [
      "Thank you for your payment. Your receipt is attached as a PDF.",
      "{facts}",
      "{next}",
      "{canceling}",
    ],
    secondPaymentComes:
      "Your second and last payment is {nextAmount} on {nextDay}. We’ll remind you three days before.",
    monthlyPaymentComes:
      "Your next payment is {nextAmount} on {nextDay}, and then every month until you cancel.",
    paidInFull: "You’ve paid in full. There are no more payments.",
    howToCancel:
      "You can cancel anytime, in two clicks, under Settings → Orders. You keep access until the end of the month you’ve paid for: {ordersPage}",
    labelFor: "For",
    labelAmount: "Amount",
    labelTax: "Tax",
    labelPayment: "Payment",
    labelDate: "Date",
    labelReceipt: "Receipt",
    withoutTax: "None charged",
    withTax: "{tax}, included",
    paidOnce: "One payment",
    paidFirstOfTwo: "First of two payments",
    paidSecondOfTwo: "Second of two payments",
    paidFirstMonth: "First month of membership",
    paidOneMonth: "One month of membership",
  },
});

export const paymentFailedMail = editableMail("payment-failed", {
  title: "A payment didn’t go through",
  about: "Sent when a second payment or a month of a membership couldn’t be charged.",
  placeholders: [
    { name: "missed", label: "Which payment it was, how much and for what", isNeeded: true },
    { name: "access", label: "What stays open to them, and until when", isNeeded: true },
    placeholders.offerName,
    amount,
    until,
    placeholders.button,
  ],
  words: {
    subject: "Your payment didn’t go through",
    preview: "Nothing is lost. You may just need a different card.",
    heading: "Your payment didn’t go through",
    body: [
      "{missed} It happens: cards expire, and banks are careful. Nothing is lost.",
      "Our payment provider will try the same card again automatically. If you need to use a different card, you can change it under Settings → Orders:",
      "{button}",
      "{access} If we haven’t received the payment by then, your access ends. We’ll save all your progress.",
    ],
    secondMissed: "The second payment of {amount} for “{offerName}” didn’t go through on your card.",
    monthMissed: "This month’s payment of {amount} for “{offerName}” didn’t go through on your card.",
    accessToPurchase: "You have access to what you bought until {day}.",
    accessToMembership: "You have access to your membership until {day}.",
    button: "Change card",
  },
});

export const refundedMail = editableMail("refunded", {
  title: "A refund",
  about: "Sent when money goes back, all of it or a part.",
  placeholders: [
    { name: "refunded", label: "How much of what goes back", isNeeded: true },
    { name: "after", label: "What changes for them now, if anything", isBlock: true, isNeeded: true },
    placeholders.offerName,
    amount,
    until,
  ],
  words: {
    subject: "Your refund is on its way",
    preview: "It can take your bank a few days to show it.",
    heading: "Your refund is on its way",
    body: ["{refunded} It can take your bank a few days to show it.", "{after}"],
    refundedInFull:
      "We’ve refunded {amount}, the full amount you paid for “{offerName}”, to your original payment method.",
    refundedInPart:
      "We’ve refunded {amount}, part of what you paid for “{offerName}”, to your original payment method.",
    accessEnds:
      "You have access to what you bought until {day}. We’ll save your progress and notes, in case you come back.",
    certificateEnds: "Any certificate you earned with it will no longer be valid after that.",
    nothingEnds: "Nothing else changes: you keep access to everything you have.",
    hadItAlready:
      "You already had this, and nobody should pay twice. Nothing else changes: you keep access to everything you have.",
    wasShort:
      "You paid the difference to what you’d paid before, and part of that has been refunded since. So this payment goes back, too, and you can upgrade anytime at today’s difference. Nothing else changes: you keep access to everything you have.",
  },
});

export const paymentDisputedMail = editableMail("payment-disputed", {
  title: "A payment was disputed",
  about: "Sent when a buyer’s bank takes a payment back.",
  placeholders: [
    placeholders.offerName,
    { ...placeholders.contactPage, isNeeded: true },
    { ...until, isNeeded: true },
  ],
  words: {
    subject: "Your payment was disputed",
    preview: "If it was a mistake, you can still fix it.",
    heading: "Your payment was disputed",
    body: [
      "Your card’s bank told us that your payment for “{offerName}” was disputed.",
      "If that was a mistake, please withdraw the dispute with your bank. If something is wrong with the payment, or you don’t know how this happened, contact us and we’ll figure it out together: {contactPage}",
      "You have access to what you bought until {day}. If the dispute is still open then, your access ends. We’ll save your progress and notes.",
    ],
  },
});

/** What is about money: only the owner changes these. */
export const paymentMails = [
  receiptMail,
  secondPaymentMail,
  paymentFailedMail,
  refundedMail,
  paymentDisputedMail,
] as const;

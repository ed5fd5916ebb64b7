import { editableMail, placeholders } from "./editable-mail.ts";

export const membershipCanceledMail = editableMail("membership-canceled", {
  title: "A membership was canceled",
  about: "Sent when a member cancels.",
  placeholders: [
    placeholders.offerName,
    { name: "day", label: "Until when they have access", isNeeded: true },
    placeholders.ordersPage,
  ],
  words: {
    subject: "Your membership is canceled",
    preview: "You have access until the end of the time you’ve paid for.",
    heading: "Your membership is canceled",
    body: [
      "As you asked, your membership in “{offerName}” is canceled. You have access until {day}, the end of the time you’ve paid for, and you won’t be charged again.",
      "If you change your mind before then, you can keep your membership under Settings → Orders: {ordersPage}",
      "Thank you for the time you’ve spent with us.",
    ],
  },
});

export const membershipResumedMail = editableMail("membership-resumed", {
  title: "A membership continues",
  about: "Sent when a member takes their cancellation back.",
  placeholders: [
    placeholders.offerName,
    { name: "day", label: "When they pay next", isNeeded: true },
    placeholders.ordersPage,
  ],
  words: {
    subject: "Your membership continues",
    preview: "We’ve undone your cancellation, and nothing has changed.",
    heading: "Your membership continues",
    body: [
      "We’re glad you’re staying. We’ve undone your cancellation of “{offerName}”, and everything is as it was.",
      "Your next payment is on {day}. You can cancel anytime, in two clicks, under Settings → Orders: {ordersPage}",
    ],
  },
});

export const secondPaymentMail = editableMail("second-payment-due", {
  title: "A second payment is coming up",
  about: "Sent three days before the second of two payments.",
  placeholders: [
    placeholders.offerName,
    { name: "day", label: "When it is due", isNeeded: true },
    { name: "amount", label: "How much it is", isNeeded: true },
    placeholders.ordersPage,
  ],
  words: {
    subject: "Your second payment is coming up",
    preview: "A reminder, so it doesn’t come as a surprise.",
    heading: "Your second payment is coming up",
    body: [
      "Your second and last payment for “{offerName}” is due on {day}: {amount}.",
      "We’ll charge the card you paid with, so there’s nothing you need to do. If you’d rather use a different card, you can change it under Settings → Orders: {ordersPage}",
    ],
  },
});

/** To whoever had it, when it closes. */
export const accessEndedMail = editableMail("access-ended", {
  title: "Access has ended",
  about: "Sent when what somebody bought, or was given, closes for them.",
  placeholders: [
    { name: "why", label: "Why it has ended", isNeeded: true },
    placeholders.offerName,
    placeholders.button,
    { ...placeholders.contactPage, isNeeded: true },
  ],
  words: {
    subject: "Your access has ended",
    preview: "What we’ve saved for you, and how to come back.",
    heading: "Your access has ended",
    body: [
      "{why}",
      "We’ve saved your account, your progress and your notes. If you come back, you can pick up where you left off.",
      "{button}",
      "If you think this is a mistake, contact us: {contactPage}",
    ],
    refunded:
      "Your payment for “{offerName}” was refunded, so your access has ended. Any certificate you earned with it is no longer valid.",
    disputed:
      "Your payment for “{offerName}” was disputed with the bank, and the dispute wasn’t withdrawn. Your access has ended.",
    paymentMissed: "A payment for “{offerName}” didn’t arrive in time, so your access has ended.",
    canceled: "Your membership was canceled, and the time you paid for is over: {offerName}.",
    button: "See how to come back",
  },
});

export const accountDeletedMail = editableMail("account-deleted", {
  title: "An account was deleted",
  about: "The last email to somebody who has deleted their account.",
  placeholders: [placeholders.firstName],
  words: {
    subject: "Your account has been deleted",
    preview: "Your account and its data have been deleted.",
    heading: "Your account has been deleted",
    body: [
      "Dear {firstName},",
      "As you asked, we’ve deleted your account and its data. Thank you for the time you spent with us. If your path leads back here one day, you’ll be welcome.",
    ],
  },
});

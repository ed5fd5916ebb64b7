import { editableMail, placeholders } from "./editable-mail.ts";

/** To whom it is given, and who may never have heard of us. */
export const giftMail = editableMail("gift", {
  title: "A gift",
  about: "Sent to whoever gets the gift, on the day the giver chose.",
  placeholders: [
    placeholders.toName,
    { name: "fromName", label: "Who gives it", isNeeded: true },
    placeholders.offerName,
    { name: "note", label: "What the giver wrote, if anything", isBlock: true, isNeeded: true },
    placeholders.wayIn,
    placeholders.firstStep,
    placeholders.contactPage,
  ],
  words: {
    subject: "You’ve received a gift",
    preview: "It’s paid for and waiting for you.",
    heading: "A gift for you",
    body: [
      "Dear {toName},",
      "{fromName} has given you a gift: {offerName}. It’s paid for, and all you have to do is open it.",
      "{note}",
      "{wayIn}",
      "{firstStep}",
      "If you don’t know who this is from, you can ignore this email or ask us: {contactPage}",
    ],
    aboveTheNote: "They included this note:",
    button: "Open your gift",
  },
});

export const giftOrderedMail = editableMail("gift-ordered", {
  title: "A gift was ordered",
  about: "Sent to the giver right after they paid.",
  placeholders: [
    placeholders.toName,
    placeholders.offerName,
    { name: "when", label: "Whether it is sent now or on a day", isNeeded: true },
    { name: "day", label: "The day the giver chose" },
    placeholders.contactPage,
  ],
  words: {
    subject: "Your gift order",
    preview: "Thank you. Here’s when we’ll deliver it.",
    heading: "Your gift order",
    body: [
      "Thank you. We’ve received your payment for your gift to {toName}: {offerName}.",
      "{when}",
      "If you need to change anything, contact us: {contactPage}",
    ],
    rightAway:
      "We’re emailing it to {toName} now, with your note, if you wrote one, and a link to open the gift.",
    onADay:
      "We’ll email it to {toName} on {day}, with your note, if you wrote one, and a link to open the gift. We’ll keep it a secret until then.",
  },
});

export const giftDeliveredMail = editableMail("gift-delivered", {
  title: "A gift was delivered",
  about: "Sent to the giver when their gift has gone out.",
  placeholders: [placeholders.toName, placeholders.offerName],
  words: {
    subject: "Your gift has been delivered",
    preview: "We’ve emailed it to the person you chose.",
    heading: "Your gift has been delivered",
    body: [
      "Today we emailed your gift to {toName}: {offerName}. The email includes your note, if you wrote one, and a link to open the gift.",
      "Emails like this can end up in spam. If you don’t hear anything, let them know to look for it.",
    ],
  },
});

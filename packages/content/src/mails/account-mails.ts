import { editableMail, type Placeholder, placeholders } from "./editable-mail.ts";

const code: Placeholder = { name: "code", label: "The code, large", isBlock: true, isNeeded: true };
const signInPage: Placeholder = { name: "signInPage", label: "A link to sign in", isNeeded: true };

/** A code that somebody types: what differs is why they get it. */
const codeLetter = <const Template extends string>(
  template: Template,
  about: { title: string; about: string; subject: string; text: string; otherwise: string },
) =>
  editableMail(template, {
    title: about.title,
    about: about.about,
    placeholders: [code],
    words: {
      subject: about.subject,
      preview: about.text,
      heading: about.subject,
      body: [about.text, "{code}", about.otherwise],
    },
  });

export const codeLetters = {
  "sign-in": codeLetter("sign-in-code", {
    title: "Code to sign in",
    about: "Sent to whoever signs in with a code.",
    subject: "Your sign-in code",
    text: "Enter this code to sign in. It works once, for ten minutes.",
    otherwise: "If you didn’t ask for it, you can ignore this email. Nobody can sign in without the code.",
  }),
  "sign-up": codeLetter("sign-up-code", {
    title: "Code to confirm an email address",
    about: "Sent to whoever creates an account.",
    subject: "Your code to confirm your email",
    text: "We’re glad you’re here. Enter this code to confirm your email address. It works once, for ten minutes.",
    otherwise: "If you didn’t sign up, you can ignore this email.",
  }),
  "change-email": codeLetter("change-email-code", {
    title: "Code to confirm a new email address",
    about: "Sent to the new address of whoever changes theirs.",
    subject: "Your code to confirm your new email",
    text: "Enter this code in your settings to start signing in with this address. It works once, for ten minutes.",
    otherwise: "If you didn’t ask for it, you can ignore this email.",
  }),
  "claim-result": codeLetter("claim-result-code", {
    title: "Code to take a quiz result along",
    about: "Sent to the address a result was mailed to, when somebody with another address says it’s theirs.",
    subject: "Your code for your quiz result",
    text: "Enter this code where you asked for it, and your result is in your account. It works once, for ten minutes.",
    otherwise:
      "If you didn’t ask for it, you can ignore this email. Nobody can take your result without the code.",
  }),
  prove: codeLetter("prove-code", {
    title: "Code to confirm it’s them",
    about: "Sent before somebody changes how their account is protected.",
    subject: "Your confirmation code",
    text: "You’re about to change how your account is protected. Enter this code to continue. It works once, for ten minutes.",
    otherwise:
      "If this wasn’t you, someone else is signed in to your account. Sign in, choose “Sign out everywhere” in your settings, and choose a new password.",
  }),
} as const;

/** From the academy's owner, to somebody who can't get in. */
export const signInLinkMail = editableMail("sign-in-link", {
  title: "Link to sign in",
  about: "Sent when you help somebody to sign in.",
  placeholders: [placeholders.wayIn],
  words: {
    subject: "Your link to sign in",
    preview: "One press, and you’re signed in.",
    heading: "Your link to sign in",
    body: [
      "We’re sending you this to help you sign in. You don’t need your password for it.",
      "{wayIn}",
      "If you didn’t ask us for help, you can ignore this email.",
    ],
    button: "Sign in",
  },
});

export const resetPasswordMail = editableMail("reset-password", {
  title: "New password",
  about: "Sent to whoever has forgotten their password, or whom you help.",
  placeholders: [
    { name: "why", label: "Whether they asked for it or you send it to help", isNeeded: true },
    placeholders.button,
  ],
  words: {
    subject: "Reset your password",
    preview: "This link works once, for one hour.",
    heading: "Reset your password",
    body: [
      "{why}",
      "{button}",
      "If you didn’t ask for this, you can ignore this email. Your password won’t change.",
    ],
    asked: "You asked to reset your password. This link works once, for one hour.",
    helped:
      "We’re sending you this to help you sign in. Choose a new password here. The link works once, for one hour.",
    button: "Choose a new password",
  },
});

export const alreadyHaveAccountMail = editableMail("already-have-account", {
  title: "There’s an account already",
  about: "Sent when somebody signs up with an address that has an account.",
  placeholders: [
    { name: "codeToEnter", label: "A code to sign in, where there is one", isBlock: true, isNeeded: true },
    signInPage,
  ],
  words: {
    subject: "You already have an account",
    preview: "There’s already an account with this address.",
    heading: "You already have an account",
    body: [
      "Someone, probably you, tried to sign up with this address. It already has an account. Nothing about it has changed, including the password.",
      "{codeToEnter}",
      "You can sign in anytime, even without a password: {signInPage}",
    ],
    enter: "Enter this code on the page you came from to sign in. It works once, for ten minutes.",
  },
});

export const noAccountHereMail = editableMail("no-account-here", {
  title: "There’s no account",
  about: "Sent when somebody signs in with an address that has no account.",
  placeholders: [signInPage],
  words: {
    subject: "No account with this address",
    preview: "There’s no account with this email address.",
    heading: "No account with this address",
    body: [
      "Someone, probably you, tried to sign in with this address. It doesn’t have an account. You may have used a different address.",
      "To sign in or create an account: {signInPage}",
      "If this wasn’t you, you can ignore this email.",
    ],
  },
});

/** From the academy's owner, to somebody who has lost their phone and their recovery codes. */
export const secondFactorOffMail = editableMail("second-factor-off", {
  title: "Link to turn off two-step verification",
  about: "Sent when you help somebody who has lost their phone.",
  placeholders: [placeholders.button],
  words: {
    subject: "Turn off two-step verification",
    preview: "This link works once, for one hour.",
    heading: "Turn off two-step verification",
    body: [
      "You told us that you can’t get a code to sign in. With this link you can turn two-step verification off. It works once, for one hour, and signs you out everywhere.",
      "{button}",
      "If you didn’t ask us for this, don’t use the link, and let us know. Nothing has changed so far.",
    ],
    button: "Turn it off",
  },
});

const notYou =
  "If this was you, you’re all set. If it wasn’t, please set a new password right away: {signInPage}";

/** Told after the fact, so that nobody's account changes hands in silence. */
const noticeLetter = <const Template extends string>(
  template: Template,
  about: { title: string; about: string; subject: string; text: string },
) =>
  editableMail(template, {
    title: about.title,
    about: about.about,
    placeholders: [signInPage],
    words: {
      subject: about.subject,
      preview: about.text,
      heading: about.subject,
      body: [about.text, notYou],
    },
  });

export const passwordChangedMail = noticeLetter("password-changed", {
  title: "Their password was changed",
  about: "Sent after a password was changed.",
  subject: "Your password was changed",
  text: "The password for your account was just changed. You’ve been signed out on all other devices.",
});

export const secondFactorMails = {
  on: noticeLetter("second-factor-on", {
    title: "Two-step verification was turned on",
    about: "Sent after somebody has turned it on.",
    subject: "Two-step verification is on",
    text: "From now on, signing in also takes a code from your authenticator app. Keep your recovery codes in a safe place: if you lose your phone, each one lets you in once.",
  }),
  off: noticeLetter("second-factor-is-off", {
    title: "Two-step verification was turned off",
    about: "Sent after it was turned off.",
    subject: "Two-step verification is off",
    text: "Signing in no longer takes a code from an authenticator app, and your recovery codes no longer work.",
  }),
} as const;

export const emailChangedMail = editableMail("email-changed", {
  title: "Their email address was changed",
  about: "Sent to the address that an account had before.",
  placeholders: [placeholders.button],
  words: {
    subject: "Your email address was changed",
    preview: "From now on, you sign in with a different address.",
    heading: "Your email address was changed",
    body: [
      "Your account now has a different email address, and you can no longer sign in with this one. This is the last email we’ll send here.",
      "If this wasn’t you, get your account back. For seven days, this link moves it back to this address and signs everyone else out:",
      "{button}",
    ],
    button: "Get my account back",
  },
});

export const emailRestoredMail = editableMail("email-restored", {
  title: "Their email address was changed back",
  about: "Sent to the address that an account has no longer.",
  placeholders: [],
  words: {
    subject: "An account no longer uses this address",
    preview: "An account was moved back to its previous address.",
    heading: "An account no longer uses this address",
    body: [
      "The account that was using this address has been moved back to its previous one, with a link that was emailed there. You can no longer sign in with this address.",
      "If you made the change and want to use this address, sign in with the previous one and change it again.",
    ],
  },
});

/** To somebody whom an owner lets help in the studio. */
export const roleGivenMail = editableMail("role-given", {
  title: "A role in the studio",
  about: "Sent when you let somebody help in the studio, if you choose to tell them.",
  placeholders: [
    placeholders.academy,
    placeholders.greeting,
    placeholders.firstName,
    { name: "by", label: "Your name" },
    { name: "role", label: "What the role lets them do", isNeeded: true },
    { name: "note", label: "What you wrote, if anything", isBlock: true, isNeeded: true },
    { name: "way", label: "How they get in", isNeeded: true },
    { name: "day", label: "Until when the invitation works" },
    placeholders.button,
    placeholders.contactPage,
  ],
  words: {
    subject: "You’re invited to help at {academy}",
    preview: "Here’s what you can do there, and how you get in.",
    heading: "You’re invited to help",
    body: [
      "{greeting}",
      "{by} would like you to help run {academy}. {role}",
      "{note}",
      "{way}",
      "{button}",
      "If you weren’t expecting this, you can ignore this email or ask us: {contactPage}",
    ],
    greeting: "Dear {firstName},",
    greetingWithoutName: "Hello,",
    support: "As support, you see leads, learners, orders and messages, answer people and help them sign in.",
    editor: "As an editor, you write and publish courses, pages, emails and the quiz.",
    owner: "As an owner, you can do everything, including giving and taking roles.",
    withAccount: "The studio is open to you with the account you have.",
    withoutAccount:
      "Make an account with exactly this email address, and the studio opens to you. The invitation works until {day}.",
    signIn: "Sign in",
    makeAccount: "Create my account",
  },
});

/** What protects accounts: only the owner changes these. */
export const accountMails = [
  ...Object.values(codeLetters),
  alreadyHaveAccountMail,
  noAccountHereMail,
  signInLinkMail,
  resetPasswordMail,
  passwordChangedMail,
  emailChangedMail,
  emailRestoredMail,
  ...Object.values(secondFactorMails),
  secondFactorOffMail,
  roleGivenMail,
] as const;

import { academy } from "../academy.ts";

/** The words of the pages around an account: more than labels, less than chapters. */
export const signInPage = {
  title: "Sign in",
  description: `Sign in to ${academy.name} with your password or a code sent to your e-mail, or create an account.`,
  password: {
    heading: "Welcome back",
    lead: "Your courses, notes and results are as you left them.",
  },
  askCode: {
    heading: "A code instead",
    lead: "We write six digits to your address. Type them here, and you are in without a password.",
  },
  code: {
    heading: "Look into your mail",
    lead: "If the address is right, six digits are on their way to",
    wait: "It can take a minute. If nothing comes, look among the unwanted mail too.",
  },
  signUp: {
    heading: "Create an account",
    lead: "One place for your result, your courses and what you make of them.",
    nameHint: "As it will stand on your certificates.",
  },
  secondFactor: {
    heading: "One more step",
    lead: "Open your authenticator app and type the six digits it shows for the academy.",
    recoveryLead:
      "Type one of the recovery codes you kept when you set up the second factor. Each works once.",
  },
  forgot: {
    heading: "A new password",
    lead: "Tell us your address. We write you a link with which you choose a new password.",
  },
  forgotSent: {
    heading: "Look into your mail",
    lead: "If there is an account for this address, a link is on its way to",
    wait: "It works once, for a short while. The password you had stays until you choose another.",
  },
  /** In a demo alone. */
  keptMail: {
    text: "This is a demo: no mail leaves it. Read what it writes at",
    path: "/dev/mail",
    opensNewTab: "opens in a new tab",
  },
  openIdFailed: "Single sign-on did not work this time. Try it once more, or take another way in.",
  already: {
    heading: "You are signed in",
  },
} as const;

export const resetPasswordPage = {
  title: "Choose a new password",
  description: `Choose a new password for your account at ${academy.name}.`,
  heading: "Choose a new password",
  lead: "It takes the place of the old one, and every device that is signed in now will have to sign in again.",
  doneHeading: "Your password is changed",
  doneLead: "Every session has ended. Sign in with the new password.",
  expiredHeading: "This link no longer works",
  expiredLead:
    "It has expired, or it was used already. A new one takes a minute, and your password is as it was.",
  brokenHeading: "This link is not whole",
  brokenLead:
    "Mail programs sometimes break long links in two. Open the newest mail again, or ask for a new link.",
} as const;

export const claimOwnerPage = {
  title: "Become the owner",
  description: `Take ${academy.name} into your hands with the link from its first start.`,
  heading: "Become the owner",
  lead: `This link hands ${academy.name} to one person: whoever confirms here. It works once.`,
  doneHeading: "The academy is yours",
  doneLead:
    "Set up a second factor next. It keeps the academy yours even if someone learns your password, and the studio asks for it.",
  brokenHeading: "This link is not whole",
  brokenLead: "Copy the whole line that the academy printed when it started, up to its last letter.",
} as const;

export const restoreEmailPage = {
  title: "Take your account back",
  description: `Take back the e-mail address of your account at ${academy.name}.`,
  heading: "Take your account back",
  lead: "Your address was changed, and it was not you? This returns the account to the address that got this mail. Everybody who is signed in is signed out, and the password is taken away, so that nobody else comes in with it.",
  doneHeading: "Your account is yours again",
  doneLead: "Everybody has been signed out. Sign in with a code that we mail to",
  doneNext: "Then choose a new password in your settings.",
  expiredHeading: "This link no longer works",
  expiredLead:
    "It works once, for seven days after the change. If you still can't get into your account, write to us from the address it had.",
  brokenHeading: "This link is not whole",
  brokenLead: "Mail programs sometimes break long links in two. Open the mail again and copy the whole link.",
} as const;

export const proofDialog = {
  title: "Is it you?",
  about: "What you are about to change decides who can get into your account, so we make sure first.",
  mail: "We write six digits to",
  mailedHint: "From the mail we have just sent you.",
  codeHint: "From your authenticator app.",
  /** How to change over to each. */
  ways: {
    password: "Use my password",
    mailedCode: "Use a code by e-mail",
    code: "Use the authenticator app",
    recoveryCode: "Use a recovery code",
  },
} as const;

export const settingsPage = {
  title: "Settings",
  description: "Your name, your ways of signing in, your orders, and what the academy keeps about you.",
  lead: "Your name, your ways of signing in, your orders, and what the academy keeps about you.",
  name: "How the academy speaks to you, and what stands on your certificates.",
  picture: "Beside your name, for you and those you learn with. A square picture works best.",
  email:
    "Where codes, receipts and answers go. We write to the new address first, to be sure that it is yours.",
  password: "Changing it ends every other session.",
  noPassword: "You sign in with codes by e-mail so far. A password is a second way in.",
  secondFactor: {
    off: "Besides your password, signing in then also takes a code from an app on your phone. Nobody gets in with the password alone.",
    on: "Signing in takes a code from your authenticator app.",
    scan: "Scan this with your authenticator app, then type the six digits it shows.",
    noCamera: "No camera at hand? Type this into the app:",
    renew: "You get ten new ones, and the codes you have now stop working.",
    stop: "After this, your password or a code by e-mail alone lets you in, and your recovery codes stop working.",
    codes:
      "If your phone is ever lost, each of these lets you in once. They are shown only now: keep them where you keep what matters.",
  },
  sessions: "Where you are signed in. End any that you don't recognise, then change your password.",
  preferences: "Receipts, codes and answers to what you ask always come. The rest is up to you.",
  export: "Everything the academy keeps about you, in one file that other programs can read.",
  delete: {
    about:
      "Your account, your progress and your notes are removed for good. Nobody can bring them back, us included.",
    confirm: "This can't be undone.",
    consequences: [
      {
        what: "Your certificates end.",
        text: "Whoever checks one then reads that it is no longer valid, and not whose it was.",
      },
      {
        what: "What you paid for closes.",
        text: "A membership ends and is charged no more. Deleting your account is no refund: if you have one coming, write to us first.",
      },
      {
        what: "Your receipts stay with us.",
        text: "Tax law wants them: your name, your address, what you bought and what you paid.",
      },
    ],
    proof: "To be sure that it is you and that you mean it, type your address once more.",
    doneToast: "Your account is deleted",
    doneToastMore: "What was kept about you is gone, but for the receipts of what you bought. Go well.",
  },
} as const;

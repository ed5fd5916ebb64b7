import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";

/** The words of the pages around an account: more than labels, less than chapters. */
export const signInPage = editable("sign-in-page", {
  title: "Sign in",
  description: `Sign in to ${academy.name} with your password or a code sent to your email, or create an account.`,
  password: {
    heading: "Welcome back",
    lead: "Your courses, notes and results are as you left them.",
  },
  askCode: {
    heading: "Sign in with a code",
    lead: "We’ll email you a six-digit code. Enter it here to sign in without a password.",
  },
  code: {
    heading: "Check your email",
    lead: "If that address is right, a six-digit code is on its way to",
    wait: "It can take a minute. If it isn’t in your inbox, look in spam too.",
  },
  signUp: {
    heading: "Create an account",
    lead: "One place for your quiz result, your courses and your notes.",
    nameHint: "The name on your certificates.",
  },
  secondFactor: {
    heading: "One more step",
    lead: "Open your authenticator app and enter the six-digit code it shows for the academy.",
    recoveryLead:
      "Enter one of the recovery codes you saved when you set up two-step verification. Each one works once.",
  },
  forgot: {
    heading: "Reset your password",
    lead: "Enter your email address and we’ll send you a reset link.",
  },
  forgotSent: {
    heading: "Check your email",
    lead: "If there’s an account with this address, a reset link is on its way to",
    wait: "The link works once, for one hour. If it isn’t in your inbox, look in spam too. Your current password works until you choose a new one.",
  },
  /** In a demo alone. */
  keptMail: {
    text: "This is a demo and sends no real email. Read what it would send at",
    path: "/dev/mail",
    opensNewTab: "opens in a new tab",
  },
  openIdFailed: "Single sign-on didn’t work this time. Try again, or sign in another way.",
  already: {
    heading: "You’re signed in",
  },
} as const);

export const resetPasswordPage = editable("reset-password-page", {
  title: "Choose a new password",
  description: `Choose a new password for your account at ${academy.name}.`,
  heading: "Choose a new password",
  lead: "It replaces the old one. You’ll need to sign in again on all your devices.",
  doneHeading: "Your password has been changed",
  doneLead: "You’ve been signed out everywhere. Sign in with your new password.",
  expiredHeading: "This link no longer works",
  expiredLead:
    "It has expired or was already used. Your password hasn’t changed. You can get a new link in a minute.",
  brokenHeading: "This link is incomplete",
  brokenLead: "Email apps sometimes cut long links in two. Open our latest email again, or get a new link.",
} as const);

export const claimOwnerPage = {
  title: "Become the owner",
  description: `Become the owner of ${academy.name} with the link from its first start.`,
  heading: "Become the owner",
  lead: `This link makes one person the owner of ${academy.name}: whoever confirms here. It works once.`,
  doneHeading: "The academy is yours",
  doneLead:
    "Next, set up two-step verification. It protects the academy even if someone learns your password, and the studio requires it.",
  brokenHeading: "This link is incomplete",
  brokenLead: "Copy the whole link that the academy printed when it started, to the very last character.",
} as const;

export const restoreEmailPage = editable("restore-email-page", {
  title: "Get your account back",
  description: `Restore the email address of your account at ${academy.name}.`,
  heading: "Get your account back",
  lead: "Was your email address changed without you? This moves your account back to the address that received our email. Everyone is signed out and the password is removed, so nobody else can get in with it.",
  doneHeading: "Your account is yours again",
  doneLead: "Everyone has been signed out. Sign in with a code that we email to",
  doneNext: "Then choose a new password in your settings.",
  expiredHeading: "This link no longer works",
  expiredLead:
    "It works once, for seven days after the change. If you still can’t get into your account, email us from your old address.",
  brokenHeading: "This link is incomplete",
  brokenLead: "Email apps sometimes cut long links in two. Open the email again and copy the whole link.",
} as const);

export const secondFactorOffPage = editable("second-factor-off-page", {
  title: "Turn off two-step verification",
  description: `Sign in to ${academy.name} without a code again.`,
  heading: "Turn off two-step verification",
  lead: "After this, your password is enough to sign in. You’ll be signed out on every device.",
  password: "Password",
  passwordHint: "Leave this empty if your account has no password.",
  submit: "Turn it off",
  busy: "Turning it off…",
  doneHeading: "Two-step verification is off",
  doneLead:
    "You’ve been signed out everywhere. Once you’re signed in again, you can turn it back on in your settings.",
  expiredHeading: "This link no longer works",
  expiredLead: "It works once, for one hour. Let us know if you still can’t sign in.",
  brokenHeading: "This link is incomplete",
  brokenLead: "Email apps sometimes cut long links in two. Open the email again and copy the whole link.",
} as const);

export const proofDialog = editable("proof-dialog", {
  title: "Confirm it’s you",
  about: "This change affects who can get into your account, so we need to confirm it’s you first.",
  aboutDeleting: "This deletes your account for good, so we need to confirm it’s you first.",
  aboutOwning: "This makes you an owner of the academy, so we need to confirm it’s you first.",
  mail: "We’ll email a six-digit code to",
  mailedHint: "From the email we just sent you.",
  codeHint: "From your authenticator app.",
  /** How to change over to each. */
  ways: {
    password: "Use my password",
    mailedCode: "Email me a code",
    code: "Use the authenticator app",
    recoveryCode: "Use a recovery code",
  },
} as const);

export const settingsPage = editable("settings-page", {
  title: "Settings",
  description: "Your name, how you sign in, your orders, and your data.",
  lead: "Your name, how you sign in, your orders, and your data.",
  name: "What we call you, and the name on your certificates.",
  picture: "Shown next to your name. A square picture works best.",
  email:
    "Where we send codes, receipts and replies. If you change it, we first email a code to the new address to make sure it’s yours.",
  password: "Changing it signs you out on all other devices.",
  noPassword: "You sign in with emailed codes. You can add a password as another way to sign in.",
  secondFactor: {
    off: "When it’s on, signing in also takes a code from an app on your phone, so nobody can get in with your password alone.",
    on: "Signing in takes a code from your authenticator app.",
    scan: "Scan this with your authenticator app, then enter the six-digit code it shows.",
    noCamera: "Can’t scan it? Enter this key in the app:",
    renew: "You’ll get ten new codes, and your current ones will stop working.",
    stop: "After this, your password or an emailed code is enough to sign in, and your recovery codes stop working.",
    codes:
      "If you ever lose your phone, each of these codes lets you in once. We show them only now, so save them somewhere safe.",
  },
  sessions: "Devices where you’re signed in. Sign out any you don’t recognize, then change your password.",
  preferences: "We always send receipts, codes and replies to your questions. The rest is up to you.",
  export: "Everything the academy keeps about you, in one file you can open in other programs.",
  delete: {
    onlyOwner:
      "You’re the academy’s only owner, so your account has to stay: without it, nobody could open the studio. Make someone else an owner first.",
    makeOwner: "Open People",
    about: "Your account, progress and notes are deleted for good. Nobody can restore them, including us.",
    confirm: "This can’t be undone.",
    consequences: [
      {
        what: "Your certificates end.",
        text: "Anyone who checks one will see that it’s no longer valid, but not whose it was.",
      },
      {
        what: "You lose access to what you paid for.",
        text: "A membership ends and isn’t charged again. Deleting your account doesn’t refund anything: if you’re owed a refund, contact us first.",
      },
      {
        what: "We keep your receipts.",
        text: "Tax law requires it: your name, your email address, what you bought and what you paid.",
      },
    ],
    proof: "To confirm, type your email address.",
    doneToast: "Your account has been deleted",
    doneToastMore: "We’ve deleted what we kept about you, except for your receipts. Take good care.",
  },
} as const);

import { editable } from "../../editing/editable.ts";

/** The small words of forms around an account, wherever they stand. */
export const accountWords = editable("account-words", {
  /** Where a form got no answer. */
  unreachable:
    "We can’t reach the academy. Check your connection and try again. What you typed is still here.",
  formFields: {
    email: "Email",
    sixDigitCode: "Six-digit code",
    recoveryCode: "Recovery code",
    password: "Password",
    newPasswordHint: "At least 10 characters. A short sentence is easy to remember.",
    hide: "Hide {field}",
    show: "Show {field}",
    firstName: "First name",
    lastName: "Last name",
  },
  sendAgain: {
    in: "in",
  },
  proofDialog: {
    emailMeACode: "Email me a code",
    sending: "Sending…",
    continue: "Continue",
    checking: "Checking…",
    sendAnotherCode: "Send another code",
    sentAgain: "We’ve sent another code.",
  },
  signedInGate: {
    unreachable: "We can’t reach the academy",
    checkConnection: "Check your connection, then try again. Nothing is lost.",
    tryAgain: "Try again",
    loggedOut: { title: "Unauthorized", description: "You are logged out. Logging in again..." },
  },
} as const);

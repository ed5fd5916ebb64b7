import { academy } from "../../academy.ts";
import { editable } from "../../editing/editable.ts";

/** The words of `/welcome`, where the link of a purchase or a gift leads. */
export const welcomePage = editable("welcome-page", {
  title: "Welcome",
  description: `Sign in to ${academy.name} with the link from our email.`,
  heading: "Everything’s ready",
  lead: "One click signs you in on this device and opens what you bought or were given. The link works once.",
  submit: "Sign in",
  expiredHeading: "This link no longer works",
  expiredLead:
    "It was already used or has expired. What’s yours is still here: we’ll email you a six-digit code so you can sign in.",
  askCode: { label: "Email me a code", to: "/sign-in?step=ask-code" },
  /** For those who press the link a second time where they are signed in. */
  alreadyHeading: "You’re already signed in",
  alreadyLead: "This link was already used, and you’re signed in as",
  go: { label: "Open your courses", to: "/" },
  brokenHeading: "This link is incomplete",
  brokenLead:
    "Email apps sometimes cut long links in two. Open the email again, or let us email you a six-digit code.",
} as const);

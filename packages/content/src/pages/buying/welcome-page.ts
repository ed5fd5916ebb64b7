import { academy } from "../../academy.ts";

/** The words of `/welcome`, where the link of a purchase or a gift leads. */
export const welcomePage = {
  title: "Come in",
  description: `Sign in to ${academy.name} with the link from our mail.`,
  heading: "It is all here",
  lead: "One press signs you in on this device and opens what is yours. The link works once.",
  submit: "Come in",
  expiredHeading: "This link no longer works",
  expiredLead:
    "It was used already, or it is too old. What is yours is where it was: we mail six digits to your address, and you are in.",
  askCode: { label: "Send me a code", to: "/sign-in?step=ask-code" },
  /** For those who press the link a second time where they are signed in. */
  alreadyHeading: "You are in already",
  alreadyLead: "This link was used, and you are signed in as",
  go: { label: "Open your courses", to: "/" },
  brokenHeading: "This link is not whole",
  brokenLead:
    "Mail programs sometimes break long links in two. Open the mail again, or let us send six digits to your address.",
} as const;

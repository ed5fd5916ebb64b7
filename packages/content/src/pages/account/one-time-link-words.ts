import { editable } from "../../editing/editable.ts";

/** The small words of pages that a link from an email opens. */
export const oneTimeLinkWords = editable("one-time-link-words", {
  claimOwner: {
    setUpSecondFactor: "Set up two-step verification",
    signedInAs: "You’re signed in as",
    makeMeTheOwner: "Make me the owner",
    thatsNotMe: "That’s not me",
  },
  resetPassword: {
    getANewLink: "Get a new link",
    signIn: "Sign in",
    saveNewPassword: "Save new password",
    saving: "Saving…",
    newPassword: "New password",
  },
  restoreEmail: {
    withCode: "Sign in with a code",
    getMyAccountBack: "Get my account back",
    contactUs: "Contact us",
  },
  secondFactorOff: {
    signIn: "Sign in",
    contactUs: "Contact us",
  },
} as const);

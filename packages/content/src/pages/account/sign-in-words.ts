import { editable } from "../../editing/editable.ts";

/** The small words of the ways in. */
export const signInWords = editable("sign-in-words", {
  codeStep: {
    continue: "Continue",
    checking: "Checking…",
    sendAnotherCode: "Send another code",
    sentAgain: "We’ve sent another code.",
    useADifferentAddress: "Use a different address",
  },
  emailStep: {
    emailMeACode: "Email me a code",
    sendResetLink: "Send reset link",
    sending: "Sending…",
    backToSignIn: "Back to sign in",
  },
  mailSentStep: {
    sendAnotherLink: "Send another link",
    sentAgain: "We’ve sent another link.",
    useADifferentAddress: "Use a different address",
    backToSignIn: "Back to sign in",
  },
  passwordStep: {
    signIn: "Sign in",
    signingIn: "Signing in…",
    emailMeACode: "Email me a code instead",
    forgotYourPassword: "Forgot your password?",
    createAnAccount: "Create an account",
  },
  secondFactorStep: {
    continue: "Continue",
    checking: "Checking…",
    useTheAuthenticatorApp: "Use the authenticator app",
    useARecoveryCode: "Use a recovery code",
    startOver: "Start over",
  },
  signIn: {
    singleSignOn: "Continue with single sign-on",
    as: "As",
    continue: "Continue",
    signOut: "Sign out",
  },
  signUpStep: {
    createMyAccount: "Create my account",
    oneMoment: "One moment…",
    haveAccount: "I already have an account",
  },
} as const);

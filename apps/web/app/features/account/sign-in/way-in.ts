import type { SignInAnswer } from "@academy/contract/account";
import { returnPath } from "../../../lib/return-path.ts";

export type StepName =
  | "password"
  | "ask-code"
  | "code"
  | "sign-up"
  | "second-factor"
  | "forgot"
  | "forgot-sent";

/** What was typed on the way, except passwords and codes: going back and forth loses none of it. */
export type TypedDetails = { email: string; firstName: string; lastName: string };

export type SignInRoute = {
  typed: TypedDetails;
  type: (part: Partial<TypedDetails>) => void;
  go: (step: StepName) => void;
  /** Whatever way was taken: on to the second factor, or in. */
  enter: (answer: SignInAnswer) => void;
};

/** A full-page navigation: the server decides what a signed-in person sees. */
export function leaveTo(wanted: string | null) {
  window.location.assign(returnPath(wanted));
}

import type { SignInAnswer } from "@academy/contract/account";
import type { FastifyReply } from "fastify";
import { toUserView } from "../account.rules.ts";
import type { Cookies } from "./cookies.ts";
import type { SignInOutcome } from "./finish-sign-in.ts";

/** The cookie of a session goes out only when nothing more is asked for. */
export function answerSignIn(cookies: Cookies, reply: FastifyReply, outcome: SignInOutcome): SignInAnswer {
  if (outcome.status === "second-factor") {
    cookies.set(reply, "secondFactor", outcome.token);
    return { status: "second-factor" };
  }
  cookies.set(reply, "session", outcome.token);
  cookies.set(reply, "device", outcome.device);
  return { status: "signed-in", user: toUserView(outcome.user) };
}

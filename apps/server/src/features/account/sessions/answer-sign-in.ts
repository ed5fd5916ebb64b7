import type { SignInAnswer } from "@academy/contract/account";
import type { FastifyReply } from "fastify";
import type { AccountRouteDeps } from "../account-route-deps.ts";
import { viewUser } from "../view-user.ts";
import type { SignInOutcome } from "./finish-sign-in.ts";

/** The cookie of a session goes out only when nothing more is asked for. */
export async function answerSignIn(
  { db, cookies }: Pick<AccountRouteDeps, "db" | "cookies">,
  reply: FastifyReply,
  outcome: SignInOutcome,
): Promise<SignInAnswer> {
  if (outcome.status === "second-factor") {
    cookies.set(reply, "secondFactor", outcome.token);
    return { status: "second-factor" };
  }
  cookies.set(reply, "session", outcome.token);
  cookies.set(reply, "device", outcome.device);
  return { status: "signed-in", user: await viewUser(db, outcome.user) };
}

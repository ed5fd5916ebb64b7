import type { Tx } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeAttempt } from "../proofs/limit-attempts.ts";
import { issueToken } from "../proofs/one-time-tokens.ts";
import { deleteSessions } from "../sessions/sessions.queries.ts";
import { issueSignInLink } from "../sign-in/sign-in-with-link.ts";
import type { User } from "../users.queries.ts";

type Deps = Pick<AccountDeps, "hash" | "now">;

/** What opens the account goes to its own address, and nowhere else: whoever asked for it never sees it. */
export async function sendHelp(
  tx: Tx,
  deps: Deps,
  { user, send }: { user: User; send: "sign-in-link" | "reset-password" },
): Promise<void> {
  // Whoever asks in their name may do so again and again, and it is their mailbox.
  await takeAttempt({ ...deps, db: tx }, "mail", `help ${user.id}`);
  const mail =
    send === "sign-in-link"
      ? ({ template: "sign-in-link", props: { token: await issueSignInLink(tx, deps, user.id) } } as const)
      : ({
          template: "reset-password",
          props: { token: await issueToken({ ...deps, db: tx }, "reset-password", user.id), isHelp: true },
        } as const);
  await sendMail(tx, { address: user.email }, mail, { now: deps.now(), isAwaited: true });
}

/** Signs them out everywhere. */
export const endSessions = (tx: Tx, userId: string): Promise<void> => deleteSessions(tx, userId);

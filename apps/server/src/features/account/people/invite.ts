import type { roleBody, roleMailBody } from "@academy/contract/studio/settings";
import type { Mail } from "@academy/documents/mails";
import type { z } from "zod";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { PersonalData } from "../../../platform/personal-data.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { findUserByEmail, type User } from "../users.queries.ts";
import { changeRole } from "./change-role.ts";
import * as queries from "./role-invitations.queries.ts";

const days = 24 * 60 * 60 * 1000;
const openDays = 30;

type RoleMailProps = Extract<Mail, { template: "role-given" }>["props"];
type Inviting = z.infer<typeof roleBody>;

/** At once where there is an account; otherwise the role waits for one, which only that address can open. */
export function giveRole(db: Db, { sendsMail, ...given }: Inviting, actor: Actor & { name: string }) {
  const { email, role } = given;
  const { by, now } = actor;
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user) {
      await queries.removeInvitationsOf(tx, { email });
      await changeRole(tx, user, role, actor);
    } else {
      const expiresAt = new Date(now.getTime() + openDays * days);
      await queries.putInvitation(tx, { email, role, by, now, expiresAt });
      const subject = { kind: "role", id: "people" };
      await recordAudit(tx, { by, action: "role.invited", subject, detail: { to: role } }, now);
    }
    if (sendsMail) {
      const mail = { template: "role-given", props: propsOf(given, user, actor) } as const;
      await sendMail(tx, { address: email }, mail, { now });
    }
    return { isWaiting: !user };
  });
}

/** What `giveRole` would send. */
export async function previewRoleMail(
  { db, baseUrl, documents }: { db: Db; baseUrl: string; documents: Pick<Documents, "renderMail"> },
  given: z.infer<typeof roleMailBody>,
  actor: { name: string; now: Date },
) {
  const props = propsOf(given, await findUserByEmail(db, given.email), actor);
  const { subject, text } = await documents.renderMail({ template: "role-given", props }, { baseUrl });
  return { subject, text };
}

function propsOf(
  { role, note }: z.infer<typeof roleMailBody>,
  user: User | undefined,
  { name, now }: { name: string; now: Date },
): RoleMailProps {
  const until = new Date(now.getTime() + openDays * days).toISOString().slice(0, 10);
  return { firstName: user?.firstName ?? "", by: name, role, note, until: user ? null : until };
}

export function withdrawInvitation(db: Db, id: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await queries.removeInvitation(tx, id);
    if (!removed) throw new AppError("NOT_FOUND");
    const subject = { kind: "role", id: "people" };
    await recordAudit(tx, { by, action: "role.withdrawn", subject, detail: { to: removed.role } }, now);
  });
}

/** Whoever signs in has shown that the address is theirs: what waited for it is theirs from now on. */
export async function takeWaitingRole(tx: Tx, user: User, now: Date): Promise<User> {
  const invitation = await queries.takeInvitation(tx, user.email, now);
  // Nobody's role is made less by it.
  if (!invitation || user.role !== "learner") return user;
  await changeRole(tx, user, invitation.role, { by: invitation.invited_by ?? user.id, now });
  return { ...user, role: invitation.role };
}

export const invitationPersonalData: PersonalData = {
  name: "invitations",
  collect: queries.listInvitationsOf,
  remove: queries.removeInvitationsOf,
  // It is the address that was invited, not whoever leaves it.
  keepThroughEmailChange: queries.removeInvitationsOf,
};

import * as calls from "@academy/contract/calls/studio/settings";
import { fullName } from "@academy/contract/fields/full-name";
import type { StaffRole } from "@academy/contract/studio/settings";
import type { FastifyPluginAsync } from "fastify";
import type { Documents } from "../../../platform/documents/documents.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Auth } from "../sessions/auth.ts";
import { listStaff } from "../users.queries.ts";
import { takeRole } from "./change-role.ts";
import { giveRole, previewRoleMail, withdrawInvitation } from "./invite.ts";
import { listInvitations } from "./role-invitations.queries.ts";

type PeopleDeps = Pick<AccountDeps, "db" | "now"> & {
  auth: Auth;
  baseUrl: string;
  documents: Pick<Documents, "renderMail">;
};

/** Who may do what in the studio. */
export function peopleRoutes({ db, now, auth, baseUrl, documents }: PeopleDeps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listPeople, async (request) => {
      const { id: you } = await auth.requireOwner(request);
      const people = await listStaff(db);
      return {
        items: people.map((person) => ({
          id: person.id,
          name: fullName(person),
          email: person.email,
          role: person.role as StaffRole,
          hasSecondFactor: person.hasSecondFactor,
          isYou: person.id === you,
        })),
        invitations: (await listInvitations(db, now())).map((each) => ({
          id: each.id,
          email: each.email,
          role: each.role,
          by: each.by,
          at: each.created_at.toISOString(),
          until: each.expires_at.toISOString(),
        })),
      };
    });

    registerCall(app, calls.giveRole, async (request) => {
      const owner = await auth.requireOwner(request);
      return giveRole(db, request.body, { by: owner.id, name: fullName(owner), now: now() });
    });

    registerCall(app, calls.previewRoleMail, async (request) => {
      const owner = await auth.requireOwner(request);
      return previewRoleMail({ db, baseUrl, documents }, request.body, { name: fullName(owner), now: now() });
    });

    registerCall(app, calls.withdrawInvitation, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await withdrawInvitation(db, request.params.id.toLowerCase(), { by, now: now() });
    });

    registerCall(app, calls.takeRole, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await takeRole(db, request.params.id.toLowerCase(), { by, now: now() });
    });
  };
}

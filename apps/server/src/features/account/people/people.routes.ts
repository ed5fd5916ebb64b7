import * as calls from "@academy/contract/calls/studio/settings";
import { fullName } from "@academy/contract/fields/full-name";
import type { StaffRole } from "@academy/contract/studio/settings";
import type { FastifyPluginAsync } from "fastify";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Auth } from "../sessions/auth.ts";
import { listStaff } from "../users.queries.ts";
import { giveRole, takeRole } from "./change-role.ts";

/** Who may do what in the studio. */
export function peopleRoutes({ db, now, auth }: AccountDeps & { auth: Auth }): FastifyPluginAsync {
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
      };
    });

    registerCall(app, calls.giveRole, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await giveRole(db, request.body, { by, now: now() });
    });

    registerCall(app, calls.takeRole, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await takeRole(db, request.params.id.toLowerCase(), { by, now: now() });
    });
  };
}

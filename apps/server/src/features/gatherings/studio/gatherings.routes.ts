import * as calls from "@academy/contract/calls/studio/gatherings";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { cancelDate, changeDate } from "./change-date.ts";
import { changeGathering } from "./change-gathering.ts";
import { findNewestZone, listGatheredFor } from "./gatherings.queries.ts";
import { makeGathering } from "./make-gathering.ts";
import { putUpRecording, sayUnrecorded } from "./put-up-recording.ts";
import { showAttendees, showDateDetail, showDates, showGathering } from "./show-gatherings.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

/** Where most of the academy's people are, until she has said where she is. */
const firstZone = "America/New_York";

/** What the owner does with gatherings. */
export function gatheringStudioRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listGatheringDates, async (request) => {
      await auth.requireOwner(request);
      return showDates(db, request.query, now());
    });

    registerCall(app, calls.listGatheringBenefits, async (request) => {
      await auth.requireOwner(request);
      const [items, zone] = await Promise.all([listGatheredFor(db), findNewestZone(db)]);
      return { items, zone: zone ?? firstZone };
    });

    registerCall(app, calls.makeGathering, async (request, reply) => {
      const { id: by } = await auth.requireOwner(request);
      return reply.code(201).send({ id: await makeGathering(db, request.body, { by, now: now() }) });
    });

    registerCall(app, calls.showGathering, async (request) => {
      await auth.requireOwner(request);
      return showGathering(db, request.params.id, now());
    });

    registerCall(app, calls.changeGathering, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      const { id } = request.params;
      await changeGathering(db, id, request.body, { by, now: now() });
      return showGathering(db, id, now());
    });

    registerCall(app, calls.showGatheringDate, async (request) => {
      await auth.requireOwner(request);
      return showDateDetail(db, request.params.id);
    });

    registerCall(app, calls.changeGatheringDate, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      const { id } = request.params;
      await changeDate(db, id, request.body, { by, now: now() });
      return showDateDetail(db, id);
    });

    registerCall(app, calls.cancelGatheringDate, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await cancelDate(db, request.params.id, request.body, { by, now: now() });
    });

    registerCall(app, calls.putUpRecording, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      const { id } = request.params;
      return putUpRecording(db, { id, ...request.body }, { by, now: now() });
    });

    registerCall(app, calls.sayUnrecorded, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      const { id } = request.params;
      await sayUnrecorded(db, id, { by, now: now() });
      return showDateDetail(db, id);
    });

    registerCall(app, calls.listAttendees, async (request) => {
      await auth.requireOwner(request);
      return showAttendees(db, request.params.id, request.query);
    });
  };
}

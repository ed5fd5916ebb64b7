import * as calls from "@academy/contract/calls/learning/bookings";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { readPage } from "../../platform/db/cursor-paging.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findFile } from "../../platform/files/files.queries.ts";
import { sendFile } from "../../platform/files/send-file.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { bookSession } from "./book.ts";
import { bookingCalendar } from "./booking-calendar.ts";
import { toBookingView } from "./booking-view.rules.ts";
import { findOwnBooking, listPastOf, updateIntake } from "./bookings.queries.ts";
import { cancelOwn, moveOwn } from "./change-booking.ts";
import { listFreeTimesFor, showSessions } from "./free-for.ts";
import { readHours } from "./hours/session-hours.ts";
import { findWayIn } from "./join.ts";
import { toMadeItem } from "./made/hand-over.ts";
import { findOwnMade, listOwnMade } from "./made/made.queries.ts";
import { saveSharing, showSharing } from "./sharing/share.ts";

type Deps = { db: Db; now: Clock; baseUrl: string; store: FileStore; auth: Pick<Auth, "requireUser"> };

/** A learner's own sessions, what they share for them, and what was made for them. */
export function bookingsRoutes({ db, now, baseUrl, store, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showSessions, async (request) =>
      showSessions(db, await auth.requireUser(request), now()),
    );
    registerCall(app, calls.listPastSessions, async (request) => {
      const { id } = await auth.requireUser(request);
      const hours = await readHours(db);
      return readPage(request.query, (page) => listPastOf(db, id, now(), page), {
        cursorOf: ({ startsAt, id: booking }) => ({ at: startsAt, id: booking }),
        toItem: (booking) => toBookingView(booking, { hours, now: now() }),
      });
    });
    registerCall(app, calls.listFreeTimes, async (request) =>
      listFreeTimesFor(db, await auth.requireUser(request), request.query, now()),
    );
    registerCall(app, calls.bookSession, async (request) =>
      bookSession(db, await auth.requireUser(request), request.body, now()),
    );
    registerCall(app, calls.moveSession, async (request) => {
      const user = await auth.requireUser(request);
      const { startsAt, zone } = request.body;
      return moveOwn(db, user, { id: request.params.id, startsAt: new Date(startsAt), zone }, now());
    });
    registerCall(app, calls.cancelSession, async (request, _reply) =>
      cancelOwn(db, await auth.requireUser(request), request.params.id, now()),
    );
    registerCall(app, calls.saveIntake, async (request) => {
      const user = await auth.requireUser(request);
      const booking = await findOwnBooking(db, request.params.id, user.id);
      if (booking?.state !== "booked") throw new AppError("NOT_FOUND");
      const { hasReminders } = request.body;
      const intake = request.body.intake.filter(({ answer }) => answer !== "");
      await updateIntake(db, booking.id, { intake, hasReminders });
      return toBookingView({ ...booking, intake, hasReminders }, { hours: await readHours(db), now: now() });
    });
    registerCall(app, calls.joinSession, async (request, reply) => {
      const user = await auth.requireUser(request);
      const link = await findWayIn(db, user, request.params.id, now());
      return reply.header("cache-control", "no-store").redirect(link, 302);
    });
    registerCall(app, calls.downloadSessionCalendar, async (request, reply) => {
      const { id } = await auth.requireUser(request);
      const booking = await findOwnBooking(db, request.params.id, id);
      if (!booking) throw new AppError("NOT_FOUND");
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", 'attachment; filename="session.ics"')
        .send(bookingCalendar(booking, baseUrl));
    });
    registerCall(app, calls.showSharing, async (request) => {
      const user = await auth.requireUser(request);
      const { course } = request.query;
      return showSharing(db, user, { bookingId: request.params.id, course }, now());
    });
    registerCall(app, calls.saveSharing, async (request, _reply) => {
      const user = await auth.requireUser(request);
      await saveSharing(db, user, { bookingId: request.params.id, ...request.body }, now());
    });
    registerCall(app, calls.listMade, async (request) => {
      const { id } = await auth.requireUser(request);
      return readPage(request.query, (page) => listOwnMade(db, id, page), {
        cursorOf: ({ createdAt, id: made }) => ({ at: createdAt, id: made }),
        toItem: toMadeItem,
      });
    });
    registerCall(
      app,
      calls.openMadeFile,
      async (request, reply) => {
        const { id } = await auth.requireUser(request);
        const made = await findOwnMade(db, request.params.id, id);
        const file = made?.fileId ? await findFile(db, made.fileId) : undefined;
        if (!file) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, file, { isDownload: request.query.download === "1" });
      },
      { answersHead: true },
    );
  };
}

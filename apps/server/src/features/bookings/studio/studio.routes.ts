import type { Readable } from "node:stream";
import * as calls from "@academy/contract/calls/studio/bookings";
import { maxHandedBytes } from "@academy/contract/fields/booking-limits";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { findFile } from "../../../platform/files/files.queries.ts";
import { sendFile } from "../../../platform/files/send-file.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { cancelForOwner, moveForOwner, setLink } from "../change-booking.ts";
import { saveHours, showHours } from "../hours/session-hours.ts";
import { handOver, takeBack, writeNote } from "../made/hand-over.ts";
import { findMade } from "../made/made.queries.ts";
import { showShared } from "../sharing/show-shared.ts";
import { offerSession, showBooking, showBookings, showShelf, showUnbooked } from "./show-bookings.ts";

type Deps = { db: Db; now: Clock; store: FileStore; auth: Pick<Auth, "requireOwner"> };

/** Sessions are between a learner and the owner: nobody else of the staff sees them. */
export function bookingStudioRoutes({ db, now, store, auth }: Deps): FastifyPluginAsync {
  const actor = async (request: FastifyRequest) => ({
    by: (await auth.requireOwner(request)).id,
    now: now(),
  });
  return async (app) => {
    registerCall(app, calls.showSessionHours, async (request) => {
      await auth.requireOwner(request);
      return showHours(db, now());
    });
    registerCall(app, calls.saveSessionHours, async (request) =>
      saveHours(db, request.body, await actor(request)),
    );
    registerCall(app, calls.listBookings, async (request) => {
      await auth.requireOwner(request);
      return showBookings(db, request.query, now());
    });
    registerCall(app, calls.listUnbooked, async (request) => {
      await auth.requireOwner(request);
      return showUnbooked(db, request.query, now());
    });
    registerCall(app, calls.offerSession, async (request, _reply) =>
      offerSession(db, request.body, await actor(request)),
    );
    registerCall(app, calls.showBooking, async (request) => {
      await auth.requireOwner(request);
      return showBooking(db, request.params.id);
    });
    registerCall(app, calls.showShared, async (request) => {
      await auth.requireOwner(request);
      return showShared(db, { bookingId: request.params.id, ...request.query }, now());
    });
    registerCall(app, calls.moveBooking, async (request, _reply) => {
      const { startsAt, ...change } = request.body;
      const move = { id: request.params.id, ...change, startsAt: new Date(startsAt) };
      await moveForOwner(db, move, await actor(request));
    });
    registerCall(app, calls.cancelBooking, async (request, _reply) =>
      cancelForOwner(db, { id: request.params.id, ...request.body }, await actor(request)),
    );
    registerCall(app, calls.setBookingLink, async (request, _reply) =>
      setLink(db, { id: request.params.id, ...request.body }, await actor(request)),
    );
    registerCall(app, calls.showMadeShelf, async (request) => {
      await auth.requireOwner(request);
      return showShelf(db, request.params.id, request.query);
    });
    registerCall(app, calls.writeMade, async (request, _reply) =>
      writeNote(db, { userId: request.params.id, ...request.body }, await actor(request)),
    );
    registerCall(app, calls.removeMade, async (request, _reply) =>
      takeBack(db, request.params.id, await actor(request)),
    );
    registerCall(
      app,
      calls.openMadeFileAsOwner,
      async (request, reply) => {
        await auth.requireOwner(request);
        const made = await findMade(db, request.params.id);
        const file = made?.fileId ? await findFile(db, made.fileId) : undefined;
        if (!file) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, file);
      },
      { answersHead: true },
    );
  };
}

/** Takes a file's own bytes, as they arrive; so what it accepts as a body is its own. */
export function madeFileRoutes({ db, now, store, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/octet-stream", async (_request: unknown, bytes: Readable) => bytes);
    registerCall(
      app,
      calls.handOverFile,
      async (request, _reply) => {
        const { id: by } = await auth.requireOwner(request);
        const bytes = request.body as Readable | undefined;
        if (typeof bytes?.pipe !== "function")
          throw new AppError("UNSUPPORTED_TYPE", { message: "Send a file." });
        const { id, title, fileName, note = "", benefit = null, booking = null } = request.query;
        const made = { id, title, note, benefit, booking, userId: request.params.id };
        await handOver({ db, store }, { ...made, fileName, bytes }, { by, now: now() });
      },
      { bodyLimit: maxHandedBytes },
    );
  };
}

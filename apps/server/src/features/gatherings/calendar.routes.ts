import * as calls from "@academy/contract/calls/learning/calendar";
import type { CalendarSettings } from "@academy/contract/learning/calendar";
import { pathOf } from "@academy/contract/path-of";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { ListCalendarEvents } from "../../platform/calendar-file.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import {
  hashAddressToken,
  makeAddressToken,
  readAddressToken,
} from "../../platform/secrets/address-token.ts";
import type { Member } from "../access/public.ts";
import type { AccountDeps, Auth } from "../account/public.ts";
import { setGoing, setQuestion } from "./attendances.queries.ts";
import { listFeedDates } from "./calendar.queries.ts";
import {
  changeSettings,
  closeAddress,
  findByAddress,
  findSettings,
  openAddress,
} from "./calendar-settings.queries.ts";
import { holdsForCalendar } from "./entitled.queries.ts";
import { gatheringEvent, memberCalendar } from "./gathering-calendar.ts";
import { readRemindersToken } from "./reminders/reminders-token.ts";
import { joinGathering, requireDate, requireOpenDate, showCalendar, showDate } from "./show-calendar.ts";

type Deps = {
  db: Db;
  now: Clock;
  baseUrl: string;
  secret: string;
  hash: AccountDeps["hash"];
  auth: Pick<Auth, "requireUser">;
  /** The sessions that are booked, which stand in the same calendar. */
  listSessionEvents: ListCalendarEvents<Member>;
};

const dayMs = 24 * 60 * 60 * 1000;
/** What a calendar program still gets of what is over, and how much it gets of gatherings and of sessions. */
const feedDaysBack = 60;
const maxFeedEvents = 1000;

/** A member's own calendar: what they come to, how they get in, what they say beforehand. */
export function calendarRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now, baseUrl, secret, hash, auth, listSessionEvents } = deps;

  async function settingsOf(userId: string): Promise<CalendarSettings> {
    const { has_reminders: hasReminders, address_hash, address_encrypted } = await findSettings(db, userId);
    if (address_hash === null) return { hasReminders, hasAddress: false, address: null };
    const token = readAddressToken(secret, { hash: address_hash, encrypted: address_encrypted });
    const path = token && pathOf(calls.calendarFeed, { params: { file: `${token}.ics` } });
    return { hasReminders, hasAddress: true, address: path && new URL(path, baseUrl).href };
  }

  const sendCalendar = (reply: FastifyReply, calendar: string, name: string) =>
    reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", `attachment; filename="${name}.ics"`)
      .send(calendar);

  return async (app) => {
    registerCall(app, calls.showCalendar, async (request) =>
      showCalendar(db, await auth.requireUser(request), request.query, now()),
    );

    registerCall(app, calls.joinGathering, async (request) =>
      joinGathering(db, await auth.requireUser(request), request.params.id, now()),
    );

    registerCall(app, calls.setGoing, async (request) => {
      const user = await auth.requireUser(request);
      const { id: dateId } = await requireOpenDate(db, user, request.params.id, now());
      await setGoing(db, { dateId, userId: user.id }, request.body.isGoing ? now() : null);
      return showDate(db, user, dateId, now());
    });

    registerCall(app, calls.askBeforehand, async (request) => {
      const user = await auth.requireUser(request);
      const { id: dateId } = await requireOpenDate(db, user, request.params.id, now());
      await setQuestion(db, { dateId, userId: user.id }, request.body.question || null, now());
      return showDate(db, user, dateId, now());
    });

    registerCall(app, calls.downloadDate, async (request, reply) => {
      const date = await requireDate(db, await auth.requireUser(request), request.params.id, now());
      return sendCalendar(reply, memberCalendar([gatheringEvent(date, baseUrl)]), "gathering");
    });

    registerCall(app, calls.showCalendarSettings, async (request) =>
      settingsOf((await auth.requireUser(request)).id),
    );

    registerCall(app, calls.changeCalendarSettings, async (request) => {
      const { id } = await auth.requireUser(request);
      const { hasReminders, zone } = request.body;
      await changeSettings(db, id, {
        ...(hasReminders === undefined ? {} : { has_reminders: hasReminders }),
        ...(zone === undefined ? {} : { zone }),
      });
      return settingsOf(id);
    });

    registerCall(app, calls.openCalendarAddress, async (request) => {
      const { id } = await auth.requireUser(request);
      await openAddress(db, id, makeAddressToken(secret));
      return settingsOf(id);
    });

    registerCall(app, calls.closeCalendarAddress, async (request) => {
      const { id } = await auth.requireUser(request);
      await closeAddress(db, id);
      return settingsOf(id);
    });

    registerCall(app, calls.calendarFeed, async (request, reply) => {
      const at = now();
      const token = request.params.file.slice(0, -".ics".length);
      const owner = await findByAddress(db, hashAddressToken(token));
      // Whoever holds nothing more that has a time has no calendar either.
      if (!owner || !(await holdsForCalendar(db, owner, at))) throw new AppError("NOT_FOUND");
      const within = { since: new Date(at.getTime() - feedDaysBack * dayMs), most: maxFeedEvents };
      const [dates, sessions] = await Promise.all([
        listFeedDates(db, owner, { ...within, now: at }),
        listSessionEvents(owner, within),
      ]);
      const gatherings = dates.map((date) => gatheringEvent(date, baseUrl));
      return sendCalendar(reply, memberCalendar([...gatherings, ...sessions]), "calendar");
    });

    registerCall(app, calls.endReminders, async (request, _reply) => {
      const userId = await readRemindersToken(db, hash, request.body.token);
      if (!userId) throw new AppError("LINK_EXPIRED", { message: "This link doesn’t belong to an account." });
      await changeSettings(db, userId, { has_reminders: false });
    });
  };
}

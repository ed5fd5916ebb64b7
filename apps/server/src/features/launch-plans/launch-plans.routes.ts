import { randomBytes } from "node:crypto";
import * as calls from "@academy/contract/calls/learning/launch-plan";
import { fullName } from "@academy/contract/fields/full-name";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { pathOf } from "@academy/contract/path-of";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { entitledCourses, isEntitled, requireEntitled } from "../access/public.ts";
import type { Auth, User } from "../account/public.ts";
import { recordVisit } from "../progress/public.ts";
import { beginPlan } from "./begin-plan.ts";
import { changePlan } from "./change-plan.ts";
import { finishPlan } from "./finish-plan.ts";
import {
  closeCalendar,
  findPlan,
  findPlanByToken,
  findPlanCourse,
  type KeptPlan,
  listPlansOf,
  openCalendar,
} from "./launch-plans.queries.ts";
import { planCalendar } from "./plan-calendar.ts";
import { whatIsKnownOf } from "./what-is-known.ts";

type Deps = {
  db: Db;
  now: Clock;
  baseUrl: string;
  documents: Pick<Documents, "renderPlan">;
  auth: Pick<Auth, "requireUser">;
};

export function launchPlanRoutes({ db, now, baseUrl, documents, auth }: Deps): FastifyPluginAsync {
  const calendarUrlOf = (token: string) =>
    new URL(pathOf(calls.planCalendar, { params: { file: `${token}.ics` } }), baseUrl).href;
  const planUrlOf = (courseId: string) => new URL(`/course/${courseId}/plan`, baseUrl).href;

  type Course = { id: string; title: string };
  const toView = ({ id, title }: Course, kept: KeptPlan | undefined): PlanView => ({
    course: { id, title },
    plan: kept?.plan ?? null,
    revision: kept?.revision ?? 0,
    calendarUrl: kept?.calendarToken ? calendarUrlOf(kept.calendarToken) : null,
    finishedAt: kept?.finishedAt?.toISOString() ?? null,
  });

  /** The way to everything of a plan: its course has to be open to whoever asks. */
  async function openPlan(user: User, courseId: string) {
    await requireEntitled(db, user, courseId);
    const course = await findPlanCourse(db, courseId);
    if (!course) throw new AppError("NOT_FOUND");
    const planKey = { userId: user.id, courseId };
    return { course, planKey, kept: await findPlan(db, planKey) };
  }

  const begun = (kept: KeptPlan | undefined): KeptPlan => {
    if (!kept) throw new AppError("NOT_FOUND");
    return kept;
  };

  const sendCalendar = (reply: FastifyReply, calendar: string) =>
    reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", 'attachment; filename="launch-plan.ics"')
      .send(calendar);

  return async (app) => {
    registerCall(app, calls.showPlan, async (request) => {
      const { course, kept } = await openPlan(await auth.requireUser(request), request.params.id);
      return toView(course, kept);
    });

    registerCall(app, calls.listPlans, async (request) => {
      const user = await auth.requireUser(request);
      const plans = await listPlansOf(db, user.id, [...(await entitledCourses(db, user))]);
      return plans.map(({ courseId, courseTitle, ...kept }) =>
        toView({ id: courseId, title: courseTitle }, kept),
      );
    });

    registerCall(app, calls.beginPlan, async (request) => {
      const user = await auth.requireUser(request);
      const { course, planKey } = await openPlan(user, request.params.id);
      const known = await whatIsKnownOf(db, user, planKey.courseId);
      await beginPlan(db, planKey, { ...request.body, ...known, now: now() });
      await recordVisit(db, planKey, now());
      return toView(course, await findPlan(db, planKey));
    });

    registerCall(app, calls.changePlan, async (request) => {
      const { course, planKey } = await openPlan(await auth.requireUser(request), request.params.id);
      const { kept, refused } = await changePlan(db, planKey, request.body.changes, now());
      await recordVisit(db, planKey, now());
      return { ...toView(course, kept), refused };
    });

    registerCall(app, calls.finishPlan, async (request) => {
      const user = await auth.requireUser(request);
      const { course } = await openPlan(user, request.params.id);
      const { localDay } = request.body;
      const { kept, certificateId } = await finishPlan(db, user, {
        courseId: course.id,
        localDay,
        now: now(),
      });
      return { ...toView(course, kept), certificateId };
    });

    registerCall(app, calls.printPlan, async (request, reply) => {
      const user = await auth.requireUser(request);
      const { course, kept } = await openPlan(user, request.params.id);
      const { plan } = begun(kept);
      const pdf = await documents.renderPlan({
        plan,
        name: fullName(user),
        courseTitle: course.title,
        archetype: course.archetype,
      });
      return reply
        .type("application/pdf")
        .header("content-disposition", 'attachment; filename="90-day-launch-plan.pdf"')
        .send(Buffer.from(pdf));
    });

    registerCall(app, calls.downloadPlanCalendar, async (request, reply) => {
      const { course, kept } = await openPlan(await auth.requireUser(request), request.params.id);
      const { plan } = begun(kept);
      const planUrl = planUrlOf(course.id);
      return sendCalendar(reply, planCalendar({ plan, courseId: course.id, planUrl, updatedAt: now() }));
    });

    registerCall(app, calls.openPlanCalendar, async (request) => {
      const { planKey, kept } = await openPlan(await auth.requireUser(request), request.params.id);
      begun(kept);
      await openCalendar(db, planKey, randomBytes(24).toString("base64url"));
      const token = begun(await findPlan(db, planKey)).calendarToken;
      return { calendarUrl: token && calendarUrlOf(token) };
    });

    registerCall(app, calls.closePlanCalendar, async (request) => {
      const { planKey } = await openPlan(await auth.requireUser(request), request.params.id);
      await closeCalendar(db, planKey);
      return { calendarUrl: null };
    });

    registerCall(app, calls.planCalendar, async (request, reply) => {
      const token = request.params.file.slice(0, -".ics".length);
      const found = await findPlanByToken(db, token);
      // Whoever lost the course has lost what was made in it, by this door too.
      const isOpen = found && (await isEntitled(db, { id: found.userId, role: found.role }, found.courseId));
      if (!isOpen) throw new AppError("NOT_FOUND");
      const { plan, courseId, updatedAt } = found;
      return sendCalendar(reply, planCalendar({ plan, courseId, planUrl: planUrlOf(courseId), updatedAt }));
    });
  };
}

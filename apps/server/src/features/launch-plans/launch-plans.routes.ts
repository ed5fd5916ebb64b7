import { dayNinetyItems, planBookSlug } from "@academy/content/courses/plan-book";
import * as calls from "@academy/contract/calls/learning/launch-plan";
import { fullName } from "@academy/contract/fields/full-name";
import type { CalendarAddress, PlanView } from "@academy/contract/learning/launch-plan";
import { pathOf } from "@academy/contract/path-of";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import {
  hashAddressToken,
  keepAddressToken,
  makeAddressToken,
  readAddressToken,
} from "../../platform/secrets/address-token.ts";
import { entitledCourses, isEntitled, requireEntitled } from "../access/public.ts";
import { type Auth, findArchetype, type User } from "../account/public.ts";
import { recordVisit } from "../progress/public.ts";
import { findAnsweredPart } from "../workbooks/public.ts";
import { beginPlan } from "./begin-plan.ts";
import { headlineOf } from "./books.rules.ts";
import { changePlan } from "./change-plan.ts";
import { finishPlan } from "./finish-plan.ts";
import {
  closeCalendar,
  encryptCalendar,
  findPlan,
  findPlanByCalendar,
  findPlanCourse,
  type KeptPlan,
  listPlansOf,
  openCalendar,
} from "./launch-plans.queries.ts";
import { planCalendar } from "./plan-calendar.ts";
import { findBooks, findSources, knownEmptyWeeks, readPlan } from "./read-plans.ts";

type Deps = {
  db: Db;
  now: Clock;
  baseUrl: string;
  secret: string;
  documents: Pick<Documents, "of">;
  auth: Pick<Auth, "requireUser">;
};

export function launchPlanRoutes({ db, now, baseUrl, secret, documents, auth }: Deps): FastifyPluginAsync {
  const calendarOf = (kept: KeptPlan | undefined): CalendarAddress => {
    if (!kept?.calendarHash) return { hasCalendar: false, calendarUrl: null };
    const token = readAddressToken(secret, { hash: kept.calendarHash, encrypted: kept.calendarEncrypted });
    const path = token && pathOf(calls.planCalendar, { params: { file: `${token}.ics` } });
    return { hasCalendar: true, calendarUrl: path && new URL(path, baseUrl).href };
  };
  const planUrlOf = (courseId: string) => new URL(`/course/${courseId}/plan`, baseUrl).href;

  type Course = { id: string; title: string };
  const toView = ({ id, title }: Course, kept: KeptPlan | undefined): PlanView => ({
    course: { id, title },
    plan: kept?.plan ?? null,
    revision: kept?.revision ?? 0,
    ...calendarOf(kept),
    finishedAt: kept?.finishedAt?.toISOString() ?? null,
    sources: [],
    emptyWeeks: null,
  });

  /** The way to everything of a plan: its course has to be open to whoever asks. */
  async function openPlan(user: User, courseId: string) {
    await requireEntitled(db, user, courseId);
    const course = await findPlanCourse(db, courseId);
    if (!course) throw new AppError("NOT_FOUND");
    const planKey = { userId: user.id, courseId };
    const [kept, books] = await Promise.all([findPlan(db, planKey), findBooks(db, user.id, [courseId])]);
    return { course, planKey, kept, books: books(courseId) };
  }

  /** As it is read, with the books from which some of it comes. */
  async function shown({ course, planKey, kept, books }: Awaited<ReturnType<typeof openPlan>>) {
    if (!kept) {
      const emptyWeeks = knownEmptyWeeks(books);
      const sources = await findSources(db, course.id, emptyWeeks ? ["emptyWeeks"] : []);
      return { ...toView(course, kept), emptyWeeks, sources };
    }
    const { plan, known } = readPlan(kept.plan, books, planKey);
    return { ...toView(course, { ...kept, plan }), sources: await findSources(db, course.id, known) };
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
      return shown(await openPlan(await auth.requireUser(request), request.params.id));
    });

    registerCall(app, calls.listPlans, async (request) => {
      const user = await auth.requireUser(request);
      const plans = await listPlansOf(db, user.id, [...(await entitledCourses(db, user))]);
      const courseIds = plans.map(({ courseId }) => courseId);
      const books = await findBooks(db, user.id, courseIds);
      return plans.map(({ courseId, courseTitle, ...kept }) => {
        const { plan } = readPlan(kept.plan, books(courseId), { userId: user.id, courseId });
        return toView({ id: courseId, title: courseTitle }, { ...kept, plan });
      });
    });

    registerCall(app, calls.beginPlan, async (request) => {
      const user = await auth.requireUser(request);
      const opened = await openPlan(user, request.params.id);
      const { planKey, books } = opened;
      const archetype = await findArchetype(db, user);
      await beginPlan(db, planKey, { ...request.body, books, archetype, now: now() });
      await recordVisit(db, planKey, now());
      return shown({ ...opened, kept: await findPlan(db, planKey) });
    });

    registerCall(app, calls.changePlan, async (request) => {
      const { course, planKey, books } = await openPlan(await auth.requireUser(request), request.params.id);
      const { kept, refused } = await changePlan(db, planKey, {
        changes: request.body.changes,
        books,
        now: now(),
      });
      await recordVisit(db, planKey, now());
      const { plan } = readPlan(kept.plan, books, planKey);
      return { ...toView(course, { ...kept, plan }), refused };
    });

    registerCall(app, calls.finishPlan, async (request) => {
      const user = await auth.requireUser(request);
      const opened = await openPlan(user, request.params.id);
      const { kept, certificateId } = await finishPlan(db, user, {
        courseId: opened.course.id,
        books: opened.books,
        localDay: request.body.localDay,
        now: now(),
      });
      return { ...(await shown({ ...opened, kept })), certificateId };
    });

    registerCall(
      app,
      calls.printPlan,
      async (request, reply) => {
        const user = await auth.requireUser(request);
        const { course, planKey, kept, books } = await openPlan(user, request.params.id);
        const { plan } = readPlan(begun(kept).plan, books, planKey);
        const pdf = await documents.of(user.id).renderPlan({
          plan,
          name: fullName(user),
          courseTitle: course.title,
          // The drawing is the learner's own.
          archetype: (await findArchetype(db, user)) ?? course.archetype,
          headline: headlineOf(books),
          dayNinety: await findAnsweredPart(db, user, {
            courseId: course.id,
            slug: planBookSlug,
            items: dayNinetyItems,
            now: now(),
          }),
        });
        return reply
          .type("application/pdf")
          .header("content-disposition", 'attachment; filename="90-day-launch-plan.pdf"')
          .send(Buffer.from(pdf));
      },
      { config: { limit: "reports" } },
    );

    registerCall(app, calls.downloadPlanCalendar, async (request, reply) => {
      const opened = await openPlan(await auth.requireUser(request), request.params.id);
      const { course, planKey, kept, books } = opened;
      const { plan } = readPlan(begun(kept).plan, books, planKey);
      const planUrl = planUrlOf(course.id);
      return sendCalendar(reply, planCalendar({ plan, courseId: course.id, planUrl, updatedAt: now() }));
    });

    registerCall(app, calls.openPlanCalendar, async (request) => {
      const { planKey, kept } = await openPlan(await auth.requireUser(request), request.params.id);
      begun(kept);
      await openCalendar(db, planKey, makeAddressToken(secret));
      return calendarOf(await findPlan(db, planKey));
    });

    registerCall(app, calls.closePlanCalendar, async (request) => {
      const { planKey } = await openPlan(await auth.requireUser(request), request.params.id);
      await closeCalendar(db, planKey);
      return calendarOf(undefined);
    });

    registerCall(app, calls.planCalendar, async (request, reply) => {
      const token = request.params.file.slice(0, -".ics".length);
      const hash = hashAddressToken(token);
      const found = await findPlanByCalendar(db, hash);
      // Whoever lost the course has lost what was made in it, by this door too.
      const isOpen = found && (await isEntitled(db, { id: found.userId, role: found.role }, found.courseId));
      if (!isOpen) throw new AppError("NOT_FOUND");
      const { courseId, userId, updatedAt, calendarEncrypted } = found;
      // One of before, or from under another secret: whoever comes with it brings what its owner may see again.
      if (readAddressToken(secret, { hash, encrypted: calendarEncrypted }) === null) {
        await encryptCalendar(db, keepAddressToken(secret, token));
      }
      const books = await findBooks(db, userId, [courseId]);
      const { plan } = readPlan(found.plan, books(courseId), { userId, courseId });
      return sendCalendar(reply, planCalendar({ plan, courseId, planUrl: planUrlOf(courseId), updatedAt }));
    });
  };
}

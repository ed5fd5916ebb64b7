import type { LearnerDetail } from "@academy/contract/studio/learners";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findUserById, findWantsNews, readSignInFacts, type User } from "../../account/public.ts";
import { listLessonsOf } from "../../courses/public.ts";
import { lastDayOf } from "../../offers/public.ts";
import { listEnrollments, listLessonProgress, showLearning } from "../../progress/public.ts";
import { listResultsOf } from "../../results/public.ts";
import {
  findLeadOf,
  listCertificatesOf,
  listGrantsOf,
  listOrdersOf,
  summarizeLearningDays,
} from "./learner.queries.ts";

/**
 * All of it is read about them, and nothing as them: what they see comes from the queries of their own pages, without a
 * session, and leaves no trace of a visit.
 */
export async function showLearner(db: Db, id: string, now: Date): Promise<LearnerDetail> {
  const user = await findUserById(db, id);
  if (!user) throw new AppError("NOT_FOUND");
  const facts = await readSignInFacts(db, id, now);
  const days = await summarizeLearningDays(db, id);
  return {
    id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: isoOf(facts.lastSeenAt),
    wantsNews: await findWantsNews(db, user),
    hasPassword: facts.hasPassword,
    hasSecondFactor: user.hasSecondFactor,
    sessions: facts.sessions,
    result: await newestResult(db, user),
    leadId: await findLeadOf(db, user),
    learning: await showLearning(db, id, { today: undefined, now }),
    learningDays: { count: Number(days.count), last: days.last },
    courses: await showCourses(db, user, now),
    grants: await showGrants(db, id),
    orders: await showOrders(db, id),
    certificates: await showCertificates(db, id),
  };
}

async function newestResult(db: Db, user: User): Promise<LearnerDetail["result"]> {
  const [newest] = await listResultsOf(db, user);
  if (!newest) return null;
  const { token, result, takenAt } = newest;
  const { primary, secondary } = result;
  return {
    token,
    primary: primary.archetype,
    secondary: secondary.archetype,
    takenAt: takenAt.toISOString(),
  };
}

async function showCourses(db: Db, user: User, now: Date): Promise<LearnerDetail["courses"]> {
  const enrollments = await listEnrollments(db, user, now);
  const ids = enrollments.map(({ course }) => course.id);
  const lessonsOf = Map.groupBy(await listLessonsOf(db, ids), ({ courseId }) => courseId);
  const touched = await listLessonProgress(db, user.id, ids);
  const completed = new Set(
    touched.flatMap(({ lessonId, completedAt }) => (completedAt === null ? [] : lessonId)),
  );
  return enrollments.map((enrollment) => ({
    ...enrollment,
    lessons: (lessonsOf.get(enrollment.course.id) ?? []).map(({ id, title }) => ({
      id,
      title,
      completed: completed.has(id),
    })),
  }));
}

async function showGrants(db: Db, userId: string): Promise<LearnerDetail["grants"]> {
  const grants = await listGrantsOf(db, userId);
  return grants.map((grant) => ({
    id: grant.id,
    offer: grant.offer,
    source: grant.source === "operator" ? "owner" : grant.gift_id === null ? grant.source : "gift",
    reason: grant.reason,
    endReason: grant.end_reason,
    orderId: grant.order_id,
    grantedAt: grant.granted_at.toISOString(),
    until: grant.ends_at && lastDayOf(grant.ends_at),
    endedAt: isoOf(grant.revoked_at),
  }));
}

async function showOrders(db: Db, userId: string): Promise<LearnerDetail["orders"]> {
  const orders = await listOrdersOf(db, userId);
  return orders.map((order) => ({
    id: order.id,
    offer: order.offer,
    plan: order.plan,
    state: order.state,
    end: order.end_reason,
    currency: order.currency,
    totalCents: order.total_cents,
    placedAt: order.created_at.toISOString(),
  }));
}

async function showCertificates(db: Db, userId: string): Promise<LearnerDetail["certificates"]> {
  const certificates = await listCertificatesOf(db, userId);
  return certificates.map((certificate) => ({
    id: certificate.id,
    courseTitle: certificate.course_title,
    name: certificate.name,
    issuedOn: certificate.issued_on ?? certificate.issued_at.toISOString().slice(0, 10),
    endedAt: isoOf(certificate.ended_at),
    endReason: certificate.end_reason,
  }));
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;

import { sampleAccounts } from "@academy/content/samples";
import { z } from "zod";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { findSetting, saveSetting } from "../../../platform/settings/academy-settings.queries.ts";
import { grantOffer } from "../../access/public.ts";
import { findUserByEmail } from "../../account/public.ts";
import { issueCertificate } from "../../certificates/public.ts";
import { completeEnrollment, listEnrollmentsOf, touchEnrollment } from "../enrollments.queries.ts";
import { dayOf } from "../learning-days/learning-day.rules.ts";
import { saveLessonProgress } from "../lesson-progress.queries.ts";
import {
  deleteRecent,
  digestOfLearning,
  insertCompleted,
  insertDownloads,
  insertPlayed,
  listSampleLessons,
  listSampleResources,
  lockSetting,
} from "./history.queries.ts";
import {
  before,
  downloadTimes,
  finishedCourse,
  halfSeenSeconds,
  halfWay,
  joinedDaysBack,
  viewings,
} from "./history.rules.ts";

const setting = "sample-history";
/** What was written, for whom and on which day. */
const writtenSchema = z.object({ userId: z.string(), day: z.string(), digest: z.string() });

type Person = { id: string; firstName: string; lastName: string; email: string };
type SampleCourse = { id: string; title: string; lessons: { id: string; film: unknown }[] };
type Courses = { finished: SampleCourse; begun: SampleCourse };

/**
 * A demo's sample learner has learned for six weeks up to today. Dated back anew at each start until the learner does
 * something; from then on the history is theirs. The finished course and its certificate keep the days they have: what
 * was issued is never edited.
 */
export async function seedSampleHistory({ db, now }: { db: Db; now: Date }): Promise<void> {
  const known = writtenSchema.safeParse(await findSetting(db, setting)).data;
  if (known?.day === dayOf(now)) return;
  await inTransaction(db, async (tx) => {
    await lockSetting(tx, setting, now);
    const learner = await findSampleLearner(tx);
    const written = writtenSchema.safeParse(await findSetting(tx, setting)).data;
    if (!learner || !(await isUntouched(tx, learner.id, written))) return;
    const courses = await findCourses(tx);
    if (!courses) return;
    if (!written) await giveFinishedCourse(tx, learner, courses.finished, now);
    await giveRecent(tx, learner.id, courses, now);
    const digest = await digestOfLearning(tx, learner.id);
    await saveSetting(tx, setting, { userId: learner.id, day: dayOf(now), digest }, now);
  });
}

async function findSampleLearner(tx: Tx) {
  const sample = sampleAccounts.find(({ role }) => role === "learner");
  return sample && findUserByEmail(tx, sample.email);
}

type SeededHistory = z.infer<typeof writtenSchema>;

/** Only what is there exactly as it was written may be written again. */
async function isUntouched(tx: Tx, userId: string, written: SeededHistory | undefined): Promise<boolean> {
  if (!written) return (await listEnrollmentsOf(tx, userId)).length === 0;
  return written.userId === userId && written.digest === (await digestOfLearning(tx, userId));
}

/** Undefined once the owner has taken one of them away. */
async function findCourses(tx: Tx): Promise<Courses | undefined> {
  const keys = { finished: "foundation-and-mindset", begun: "healers-business-blueprint" };
  const lessons = await listSampleLessons(tx, Object.values(keys));
  const courseOf = (key: string): SampleCourse | undefined => {
    const own = lessons.filter(({ starterKey }) => starterKey === key);
    return own[0] && { id: own[0].courseId, title: own[0].courseTitle, lessons: own };
  };
  const [finished, begun] = [courseOf(keys.finished), courseOf(keys.begun)];
  return finished && begun && { finished, begun };
}

async function giveFinishedCourse(tx: Tx, learner: Person, course: SampleCourse, now: Date): Promise<void> {
  const userId = learner.id;
  const joined = before(now, joinedDaysBack);
  await grantOffer(tx, { userId, offer: "subscribePackage", source: "sample", now: joined });
  const completed = finishedCourse(idsOf(course), now);
  const doneAt = completed.at(-1)?.at ?? joined;
  await insertCompleted(tx, { userId, courseId: course.id }, completed);
  await touchEnrollment(tx, { userId, courseId: course.id, at: doneAt, now: joined });
  await completeEnrollment(tx, { userId, courseId: course.id, at: doneAt, day: dayOf(doneAt) });
  await issueCertificate(tx, { user: learner, course, now: doneAt });
}

/** The days, the downloads, and the course that is under way: seven lessons, and the film of the eighth half seen. */
async function giveRecent(tx: Tx, userId: string, { finished, begun }: Courses, now: Date): Promise<void> {
  const courseId = begun.id;
  await deleteRecent(tx, userId, courseId);
  const completed = halfWay(idsOf(begun), now);
  await insertCompleted(tx, { userId, courseId }, completed);
  await touchEnrollment(tx, { userId, courseId, at: now, now });
  const next = begun.lessons[completed.length];
  const halfSeen = next?.film ? next.id : undefined;
  if (halfSeen) {
    const position = { lessonId: halfSeen, positionSeconds: halfSeenSeconds, at: now };
    await saveLessonProgress(tx, { userId, courseId, ...position, now });
  }
  const done = [...finished.lessons, ...begun.lessons.slice(0, completed.length)];
  const films = done.filter(({ film }) => film !== null).map(({ id }) => id);
  await insertPlayed(
    tx,
    userId,
    viewings({ done: films.length > 0 ? films : idsOf(finished), halfSeen }, now),
  );
  const resources = await listSampleResources(tx, [finished.id, courseId]);
  const downloads = downloadTimes(now).flatMap((at, index) => {
    const resourceId = resources[index];
    return resourceId ? [{ resourceId, at }] : [];
  });
  if (downloads.length > 0) await insertDownloads(tx, userId, downloads);
}

const idsOf = ({ lessons }: SampleCourse) => lessons.map(({ id }) => id);

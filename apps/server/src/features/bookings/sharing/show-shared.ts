import { bookingPage as words } from "@academy/content/pages/studio/bookings-page";
import type { BookingDetail, SharedView } from "@academy/contract/studio/bookings";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { isEntitled } from "../../access/public.ts";
import { showPlanParts } from "../../launch-plans/public.ts";
import { findBookTitles, listAnsweredBooks } from "../../workbooks/public.ts";
import { findSharedParts, listSharesOf } from "./shares.queries.ts";

/** Which books a learner shares something of, for the page of a booking. */
export async function listShared(db: Db, bookingId: string): Promise<BookingDetail["shared"]> {
  const shares = await listSharesOf(db, bookingId);
  const titles = await findBookTitles(db, [...new Set(shares.map(({ course }) => course))]);
  const books = Map.groupBy(shares, ({ course, kind, book }) => `${course} ${kind} ${book}`);
  return [...books.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const { course, courseTitle, kind, book } = first;
    const title = kind === "plan" ? words.plan : (titles.get(`${course} ${book}`) ?? book);
    return [{ course, courseTitle, kind, book, title, parts: parts.length }];
  });
}

type SharedRequest = { bookingId: string; course: string; kind: "workbook" | "plan"; book: string };

/** The parts that are shared, and nothing beside them; nothing of a course that its learner lost. */
export async function showShared(db: Db, request: SharedRequest, now: Date): Promise<SharedView> {
  const shared = await findSharedParts(db, request);
  if (!shared) throw new AppError("NOT_FOUND");
  const { learner, parts } = shared;
  if (!(await isEntitled(db, learner, request.course, now))) throw new AppError("NOT_FOUND");
  if (request.kind === "plan") {
    const plan = await showPlanParts(db, learner.id, request.course);
    return { parts: plan.parts.filter(({ part }) => parts.has(part)).map(toRead) };
  }
  const books = await listAnsweredBooks(db, learner, request.course, now);
  const book = books.find(({ slug }) => slug === request.book);
  return { parts: (book?.parts ?? []).filter(({ title }) => parts.has(title)).map(toRead) };
}

type WrittenPart = {
  title: string;
  answers: readonly { asked: string; columns?: readonly string[]; rows: readonly (readonly string[])[] }[];
};

const toRead = ({ title, answers }: WrittenPart): SharedView["parts"][number] => ({
  title,
  answers: answers.map(({ asked, columns, rows }) => ({
    asked,
    ...(columns ? { columns: [...columns] } : {}),
    rows: rows.map((row) => [...row]),
  })),
});

import type { SharedPart, SharingView } from "@academy/contract/learning/bookings";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { entitledCourses, type Member } from "../../access/public.ts";
import { showPlanParts } from "../../launch-plans/public.ts";
import { listAnsweredBooks } from "../../workbooks/public.ts";
import { findOwnBooking, listTitles } from "../bookings.queries.ts";
import { listSharesOf, replaceShares } from "./shares.queries.ts";

type SharingQuery = { bookingId: string; course: string | undefined };

/** What somebody has written that can be shared: of one course at a time, with what is shared of it now. */
export async function showSharing(
  db: Db,
  member: Member,
  { bookingId, course }: SharingQuery,
  now: Date,
): Promise<SharingView> {
  await requireStanding(db, bookingId, member);
  const open = await entitledCourses(db, member, now);
  const [titles, shares] = await Promise.all([listTitles(db, [...open]), listSharesOf(db, bookingId)]);
  const courses = titles.map(({ id, title }) => ({
    id,
    title,
    shared: shares.filter((each) => each.course === id).length,
  }));
  if (course === undefined) return { courses, course: null };
  if (!open.has(course)) throw new AppError("FORBIDDEN");
  const isShared = (kind: string, book: string, part: string) =>
    shares.some(
      (each) => each.course === course && each.kind === kind && each.book === book && each.part === part,
    );
  const [books, plan] = await Promise.all([
    listAnsweredBooks(db, member, course, now),
    showPlanParts(db, member.id, course),
  ]);
  return {
    courses,
    course: {
      id: course,
      books: [
        ...books.map(({ slug, title, parts }) => ({
          kind: "workbook" as const,
          book: slug,
          title,
          parts: parts.map((part) => ({
            part: part.title,
            title: part.title,
            isShared: isShared("workbook", slug, part.title),
          })),
        })),
        ...(plan.parts.length > 0
          ? [
              {
                kind: "plan" as const,
                book: "",
                title: plan.title,
                parts: plan.parts.map(({ part, title }) => ({
                  part,
                  title,
                  isShared: isShared("plan", "", part),
                })),
              },
            ]
          : []),
      ],
    },
  };
}

type Sharing = { bookingId: string; course: string; parts: readonly SharedPart[] };

/** Only what is there and theirs: a part that nobody wrote in shares nothing. */
export async function saveSharing(
  db: Db,
  member: Member,
  { bookingId, course, parts }: Sharing,
  now: Date,
): Promise<void> {
  // Taking back is always allowed, also of a course that is closed by now.
  const known =
    parts.length === 0 ? null : (await showSharing(db, member, { bookingId, course }, now)).course;
  const isThere = ({ kind, book, part }: SharedPart) =>
    known?.books.some(
      (each) => each.kind === kind && each.book === book && each.parts.some((its) => its.part === part),
    );
  if (!parts.every(isThere)) throw new AppError("CONFLICT");
  await inTransaction(db, async (tx) => {
    await requireStanding(tx, bookingId, member);
    await replaceShares(tx, { bookingId, course, parts, now });
  });
}

async function requireStanding(db: Db, bookingId: string, { id }: Member): Promise<void> {
  const booking = await findOwnBooking(db, bookingId, id);
  if (booking?.state !== "booked") throw new AppError("NOT_FOUND");
}

import type {
  AttendeePage,
  AttendeeQuery,
  GatheringDateDetail,
  GatheringDatePage,
  GatheringDatesQuery,
  GatheringDateView,
  GatheringView,
} from "@academy/contract/studio/gatherings";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { listRecordingsOfDates } from "../../recordings/public.ts";
import { wallTimeAt } from "../zones/zone-time.rules.ts";
import {
  countUpcoming,
  findGathering,
  findStudioDate,
  listAttendees,
  listBenefitIds,
  listStudioDates,
  type StudioDate,
} from "./gatherings.queries.ts";
import { listShelvesFor } from "./recordings.queries.ts";

const toView = (date: StudioDate): GatheringDateView => ({
  id: date.id,
  gatheringId: date.gathering_id,
  title: date.own_title ?? date.title,
  host: date.host,
  zone: date.zone,
  startsAt: date.starts_at.toISOString(),
  minutes: Math.round((date.ends_at.getTime() - date.starts_at.getTime()) / 60_000),
  movedFrom: date.moved_from?.toISOString() ?? null,
  canceled: date.canceled_at && {
    at: date.canceled_at.toISOString(),
    reason: date.cancel_reason ?? "",
  },
  hasLink: (date.own_link ?? date.link) !== null,
  isRepeated: date.repeat_rule !== null,
  isSample: date.is_sample,
  going: date.going,
  questions: date.questions,
  recording: null,
  isUnrecorded: date.unrecorded_at !== null,
});

/** With what was filmed of them; of dates to come there is nothing to ask. */
async function withRecordings<Date extends GatheringDateView>(
  db: Db,
  dates: readonly Date[],
): Promise<Date[]> {
  const ids = dates.map(({ id }) => id);
  const recordings = await listRecordingsOfDates(db, ids);
  return dates.map((date) => {
    const found = recordings.find(({ dateId }) => dateId === date.id);
    const recording = found
      ? { shelfId: found.shelfId, lessonId: found.id, isPublished: found.isShown }
      : null;
    return { ...date, recording, isUnrecorded: recording === null && date.isUnrecorded };
  });
}

export async function showDates(
  db: Db,
  { show, gathering, ...asked }: GatheringDatesQuery,
  now: Date,
): Promise<GatheringDatePage> {
  const page = await readPage(asked, (request) => listStudioDates(db, { show, gathering, now }, request), {
    cursorOf: ({ starts_at, id }) => ({ at: starts_at, id }),
    toItem: toView,
  });
  return show === "past" ? { ...page, items: await withRecordings(db, page.items) } : page;
}

export async function showDateDetail(db: Db, id: string): Promise<GatheringDateDetail> {
  const date = await findStudioDate(db, id);
  if (!date) throw new AppError("NOT_FOUND");
  const { day: startsOn, time } = wallTimeAt(date.zone, date.starts_at);
  const shelves = await listShelvesFor(db, date.gathering_id);
  const detail = {
    ...toView(date),
    about: date.own_about ?? date.about,
    startsOn,
    time,
    own: { title: date.own_title, about: date.own_about, link: date.own_link },
    shelves: shelves.map(({ benefitId, name, shelf }) => ({
      benefitId,
      title: shelf ?? name,
      isMade: shelf !== null,
    })),
    revision: date.revision,
  };
  const [shown] = await withRecordings(db, [detail]);
  return shown ?? detail;
}

export async function showGathering(db: Db, id: string, now: Date): Promise<GatheringView> {
  const gathering = await findGathering(db, id);
  if (!gathering) throw new AppError("NOT_FOUND");
  const [benefits, upcoming] = await Promise.all([listBenefitIds(db, id), countUpcoming(db, id, now)]);
  const { title, about, host, zone, minutes, link } = gathering;
  return {
    id,
    title,
    about,
    host,
    zone,
    startsOn: gathering.starts_on,
    time: gathering.starts_time,
    clockChange: gathering.clock_change,
    minutes,
    link,
    repeat: gathering.repeat_rule,
    benefits,
    basedOn: gathering.revision,
    isSample: gathering.is_sample,
    upcoming,
  };
}

export async function showAttendees(
  db: Db,
  dateId: string,
  { show = "going", ...page }: AttendeeQuery,
): Promise<AttendeePage> {
  if (!(await findStudioDate(db, dateId))) throw new AppError("NOT_FOUND");
  const atOf = (row: { going_at: Date | null; asked_at: Date | null }) =>
    (show === "going" ? row.going_at : row.asked_at) ?? new Date(0);
  return readPage(page, (request) => listAttendees(db, { dateId, show }, request), {
    cursorOf: (row) => ({ at: atOf(row), id: row.id }),
    toItem: (row) => ({
      id: row.id,
      name: row.name,
      at: atOf(row).toISOString(),
      question: row.question,
      isGoing: row.going_at !== null,
    }),
  });
}

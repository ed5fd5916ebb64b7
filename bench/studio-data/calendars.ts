import { before, chance, type DataPlan, day, idOf, into } from "./sql.ts";

const [gatherings, weeks, bookings] = [500, 52, 5000];
/** One of the calendar, one of co-working, where they meet, and a session: as in Deep-Dive. */
const held = ["group-calls", "co-working", "community", "strategy-session"];

/** Half a year that is over and half a year to come, for whichever academy: only who holds what grows with its learners. */
export function gatheringStatements(made: DataPlan): string[] {
  const at = before(made, `${day * 200}`);
  const dates = { first: 1, last: gatherings * weeks };
  const begins = `(${dates.last / 2} - i) * ${Math.floor((365 * day) / dates.last)}`;
  return [
    into(
      "gatherings",
      "id, title, about, host, zone, starts_on, starts_time, minutes, is_sample, revision, created_at, updated_at",
      `${idOf(1)}, 'Call ' || i, '', 'Elena', 'UTC', '2031-05-02', '10:00', 60, false, 1, ${at}, ${at}`,
      { first: 1, last: gatherings },
    ),
    into(
      "gathering_benefits",
      "gathering_id, benefit_id",
      `${idOf(1)}, case when i % 10 = 0 then 'alumni-calls' when i % 2 = 0 then 'co-working' else 'group-calls' end`,
      { first: 1, last: gatherings },
    ),
    into(
      "gathering_dates",
      "id, gathering_id, slot_at, starts_at, ends_at, is_by_hand, revision, updated_at",
      `${idOf(2)}, ${idOf(1, `(1 + i % ${gatherings})`)}, ${before(made, begins)}, ${before(made, begins)},
      ${before(made, `${begins} - 3600`)}, false, 1, ${at}`,
      dates,
    ),
  ];
}

/** What each of them holds, said they would come to, and booked. */
export function attendanceStatements(made: DataPlan, first: number, last: number): string[] {
  const rows = { first, last };
  const hour = `(${Math.floor(made.base / 3600)} - i - 24)`;
  return [
    ...held.map((benefit) =>
      into(
        "held_benefits",
        "id, grant_id, user_id, benefit_id, from_at",
        `'${benefit}' || i, ${idOf(3)}, ${idOf(3)}, '${benefit}', ${before(made, `${day * 300}`)}`,
        rows,
      ),
    ),
    into(
      "gathering_attendances",
      "date_id, user_id, going_at",
      `${idOf(2, `(1 + ${chance(gatherings * weeks, 41)})`)}, ${idOf(3)}, ${before(made, `${day}`)}`,
      rows,
    ),
    ...(first > bookings
      ? []
      : [
          into(
            "bookings",
            `id, user_id, benefit_id, minutes, starts_at, ends_at, zone, intake, has_reminders, state, period, place,
            revision, created_at, changed_at`,
            `${idOf(4)}, ${idOf(3)}, 'strategy-session', 45, ${before(made, `${made.base} - 3600 * ${hour}`)},
            ${before(made, `${made.base} - 3600 * ${hour} - 2700`)}, 'UTC', '[]', true, 'booked', 'of ' || i, 0, 1,
            ${before(made, `${day * 300}`)}, ${before(made, `${day * 300}`)}`,
            { first, last: Math.min(last, bookings) },
          ),
          into(
            "booked_quarters",
            "id, booking_id",
            `4 * ${hour} + quarter, ${idOf(4)}`,
            { first, last: Math.min(last, bookings) },
            "n cross join (select 0 as quarter union all select 1 union all select 2) as quarters",
          ),
        ]),
  ];
}

export const calendarTables = [
  "held_benefits",
  "gatherings",
  "gathering_benefits",
  "gathering_dates",
  "gathering_attendances",
  "bookings",
  "booked_quarters",
];

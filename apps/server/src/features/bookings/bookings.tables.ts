import type { IntakeAnswer } from "@academy/contract/learning/bookings";
import type { Flag, Json, Timestamp } from "../../platform/db/values.ts";

export type BookingTables = {
  bookings: BookingsTable;
  booked_quarters: BookedQuartersTable;
  booking_shares: BookingSharesTable;
  made_items: MadeItemsTable;
};

/** An hour with the owner that a learner has booked. */
type BookingsTable = {
  /** Made by the client: the same booking twice is one. */
  id: string;
  user_id: string;
  benefit_id: string;
  minutes: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
  /** The learner's own, for what is mailed to them. */
  zone: string;
  /** With what was asked, as it was asked. */
  intake: Json<IntakeAnswer[]>;
  has_reminders: Flag;
  state: "booked" | "canceled";
  canceled_by: "learner" | "owner" | "access" | null;
  /** Why the owner moved or canceled it, in her own words. */
  reason: string | null;
  /** What it is counted in: since when the benefit is held, or the month it takes place in. */
  period: string;
  /** Which of those of its period it is, from 0. */
  place: number;
  /** Of this one alone; otherwise the owner's usual one. */
  link: string | null;
  /** Goes up with each change, so that calendars follow. */
  revision: number;
  created_at: Timestamp;
  changed_at: Timestamp;
};

/** Which quarters of an hour are taken: the id is their number since 1970. */
type BookedQuartersTable = { id: number; booking_id: string };

/** What a learner shows the owner with a booking; taken back, the row is gone. */
type BookingSharesTable = {
  booking_id: string;
  course_id: string;
  kind: "workbook" | "plan";
  /** The workbook's slug; empty for a plan. */
  book: string;
  part: string;
  shared_at: Timestamp;
};

/** What was made for one person. */
type MadeItemsTable = {
  id: string;
  user_id: string;
  booking_id: string | null;
  /** What it fulfills. */
  benefit_id: string | null;
  title: string;
  note: string;
  file_id: string | null;
  created_at: Timestamp;
};

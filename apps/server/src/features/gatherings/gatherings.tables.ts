import type { ClockChange, RepeatRule } from "@academy/contract/studio/gatherings";
import type { Flag, NullableJson, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type GatheringTables = {
  gatherings: GatheringsTable;
  gathering_benefits: GatheringBenefitsTable;
  gathering_dates: GatheringDatesTable;
  gathering_attendances: GatheringAttendancesTable;
  calendar_settings: CalendarSettingsTable;
};

/** What people come together for, once or again and again. */
type GatheringsTable = {
  id: string;
  title: string;
  about: string;
  host: string;
  /** Where the host's clock is; the first day and the time are as it shows them. */
  zone: string;
  starts_on: string;
  starts_time: string;
  /** Which is meant of an hour that the clocks skip or show twice. */
  clock_change: ClockChange;
  minutes: number;
  link: string | null;
  repeat_rule: NullableJson<RepeatRule>;
  is_sample: Flag;
  revision: number;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** Whoever holds one of them may come. */
type GatheringBenefitsTable = { gathering_id: string; benefit_id: string };

/** Each time there is of it. Recordings refer to them. */
type GatheringDatesTable = {
  id: string;
  gathering_id: string;
  /** Where the series has it, wherever it was moved. */
  slot_at: Timestamp;
  starts_at: Timestamp;
  ends_at: Timestamp;
  /** Its own; null is as in the gathering. */
  title: string | null;
  about: string | null;
  link: string | null;
  /** Moved, made longer or shorter, or canceled by itself: the series leaves it alone. */
  is_by_hand: Flag;
  /** When it was to be before it was last moved. */
  moved_from: NullableTimestamp;
  canceled_at: NullableTimestamp;
  cancel_reason: string | null;
  /** When the owner said that there is no recording of it. One that there is all the same overrules it. */
  unrecorded_at: NullableTimestamp;
  revision: number;
  updated_at: Timestamp;
};

/** Who said that they will be there, and what they want to ask. */
type GatheringAttendancesTable = {
  date_id: string;
  user_id: string;
  going_at: NullableTimestamp;
  question: string | null;
  asked_at: NullableTimestamp;
};

/** How somebody wants to hear of their gatherings; without a row by reminders, and by no address. */
type CalendarSettingsTable = {
  user_id: string;
  has_reminders: Flag;
  zone: string | null;
  address_hash: string | null;
  address_encrypted: string | null;
};

import type { Person } from "../../platform/personal-data.ts";
import type { Member } from "../access/public.ts";

/** Whoever asks, where they are signed in. */
export type Asker = Member & Person;

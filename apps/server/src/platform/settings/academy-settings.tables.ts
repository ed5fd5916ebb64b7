import type { Json, Timestamp } from "../db/values.ts";

export type AcademySettingTables = {
  academy_settings: AcademySettingsTable;
};

/** What the owner has chosen; the id is the setting's name. */
type AcademySettingsTable = { id: string; value: Json<unknown>; updated_at: Timestamp };

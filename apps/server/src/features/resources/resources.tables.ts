import type { StarterWorkbook } from "@academy/content/courses/course";
import type { ColumnType } from "kysely";
import type { NullableJson, Timestamp } from "../../platform/db/values.ts";

export type ResourceTables = {
  resources: ResourcesTable;
  downloads: DownloadsTable;
};

type ResourcesTable = {
  id: string;
  course_id: string;
  /** Null for the whole course. */
  module_id: string | null;
  position: number;
  title: string;
  subtitle: string;
  kind: "workbook" | "template" | "file";
  /** As people call it: "PDF". */
  file_type: string;
  file_name: string;
  /** What a workbook says, for those that are printed from words. */
  workbook: NullableJson<WorkbookWords>;
  /** For those that were uploaded by hand. */
  file_id: string | null;
  /** For those that belong to one lesson and are found there. */
  lesson_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** For those of the library. */
  media_id: ColumnType<string | null, string | null | undefined, string | null>;
};

export type WorkbookWords = Pick<StarterWorkbook, "title" | "subtitle" | "parts">;

type DownloadsTable = {
  /** Ordered by time. */
  id: string;
  user_id: string;
  resource_id: string;
  click_id: string;
  downloaded_at: Timestamp;
};

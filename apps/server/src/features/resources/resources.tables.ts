import type { StarterWorkbook } from "@academy/content/courses/course";
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
  kind: "workbook" | "template";
  /** As people call it: "PDF". */
  file_type: string;
  file_name: string;
  /** What a workbook says, for those that are printed from words. */
  workbook: NullableJson<WorkbookWords>;
  /** For those that were uploaded. */
  file_id: string | null;
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

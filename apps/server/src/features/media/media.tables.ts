import type { MediaKind, UploadRefusal } from "@academy/contract/fields/media";
import type { ColumnType } from "kysely";
import type { Flag, InitiallyOffFlag, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type MediaTables = {
  media: MediaTable;
  media_sizes: MediaSizesTable;
  media_uses: MediaUsesTable;
  media_uploads: MediaUploadsTable;
};

/** What is in the library. A replacement changes the file and keeps the row: whoever names it shows the new one. */
type MediaTable = {
  id: string;
  kind: MediaKind;
  name: string;
  /** Name and alternative text, as people type when they look for it. */
  search_key: string;
  alt: string;
  focal_x: number;
  focal_y: number;
  file_id: string;
  /** The same bytes are there once. */
  sha256: string;
  /** With the sizes that were made of it. */
  total_size: number;
  width: number | null;
  height: number | null;
  length_seconds: number | null;
  has_sound: Flag;
  created_at: Timestamp;
};

/** What was made of a picture, once: these are what visitors get, never the file itself. */
type MediaSizesTable = {
  file_id: string;
  media_id: string;
  format: "avif" | "webp";
  width: number;
};

/** Where something stands, so that it is not deleted under anybody. Written with whatever names it. */
type MediaUsesTable = {
  media_id: string;
  place_kind: "lesson" | "course" | "page";
  place_id: string;
  role: "text" | "film" | "poster" | "download" | "cover" | "picture";
};

/** An upload under way. How far it is, the file in the uploads folder says. */
type MediaUploadsTable = {
  id: string;
  user_id: string | null;
  name: string;
  size: number;
  replaces: string | null;
  state: "receiving" | "checking" | "done" | "refused";
  reason: UploadRefusal | null;
  media_id: string | null;
  created_at: Timestamp;
  touched_at: Timestamp;
  /** Who is writing to that file, in whichever process: nobody else does until it leaves, or is silent for too long. */
  writer: NullableText;
  writer_until: NullableTimestamp;
  /** Somebody else waits for the file: the writer stops when it next says that it is there. */
  is_writer_wanted_away: InitiallyOffFlag;
};
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

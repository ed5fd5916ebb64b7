import type { Flag, Timestamp } from "../db/values.ts";

export type FileTables = {
  files: FilesTable;
};

type FilesTable = {
  id: string;
  /** Where the bytes are; made by us, never taken from a request. */
  storage_key: string;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  is_public: Flag;
  created_at: Timestamp;
};

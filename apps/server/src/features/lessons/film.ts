import type { HostedVideo } from "@academy/contract/fields/hosted-films";
import type { Chapter, Cue } from "@academy/contract/learning/lessons";
import type { PictureView } from "@academy/contract/pictures";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { SentFile } from "../../platform/files/send-file.ts";
import type { LessonFilm } from "../courses/public.ts";
import type { FilmFormat } from "./film-sound.rules.ts";

export type Film = {
  /** Named by their format where there is a choice. */
  files: { format: FilmFormat | null; file: SentFile }[];
  captions: SentFile | undefined;
  cues: Cue[];
  chapters: Chapter[];
  poster: PictureView | null;
  isAudio: boolean;
  /** Where its bytes are. */
  store: Pick<FileStore, "read">;
  lengthSeconds: number;
  /** Whether there is anything to hear in any of its encodings. */
  hasSound: boolean;
  /** Where it is at a video host, and there are no files here. */
  hosted: HostedVideo | null;
};

export type Films = {
  /** Undefined unless it is there whole. In a transaction, hand that in. */
  find(film: LessonFilm, db: Db | Tx): Promise<Film | undefined>;
  /** In seconds, 0 where it is missing. Never asks the store, which may be far away: made for transactions. */
  lengthOf(film: LessonFilm, db: Db | Tx): Promise<number>;
  /** What is said in each of them, asked for together; nothing in those without captions. */
  transcripts(films: readonly LessonFilm[], db: Db | Tx): Promise<Cue[][]>;
};

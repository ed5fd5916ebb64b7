import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { History } from "../editor/history.tsx";
import { Loaded } from "../kit/list.tsx";

const words = studioLessonPage.versions;

type Versions = {
  items: { id: string; kind: "published" | "draft"; by: string | null; createdAt: string }[];
};
type VersionHistoryProps = {
  query: UseQueryResult<Versions>;
  show: (id: string) => ReactNode;
  restore: (id: string) => Promise<boolean>;
  onClose: () => void;
};

/** What a lesson or a workbook said before. */
export const VersionHistory = ({ query, ...rest }: VersionHistoryProps) => (
  <History
    versions={query.data?.items.map(({ id, kind, by, createdAt }) => ({
      id,
      title: fillWords(by ? words.by : words.byNobody, { time: formatTime(createdAt), name: by ?? "" }),
      badge: words[kind],
      canRestore: true,
    }))}
    none={words.none}
    consequence={words.consequence}
    restored={words.restored}
    more={<Loaded query={query}>{() => null}</Loaded>}
    {...rest}
  />
);

import { studioEditor } from "@academy/content/pages/studio/editor";
import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import * as calls from "@academy/contract/calls/studio/quiz";
import type { QuizVersion, QuizView } from "@academy/contract/studio/quiz";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { usePages } from "../../../lib/api/use-pages.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Changes } from "../editor/changes.tsx";
import { History } from "../editor/history.tsx";
import { ListEnd, Loaded } from "../kit/list.tsx";
import { differences } from "./quiz-places.ts";

const words = studioQuizPage.history;
const versionsKey = ["studio-quiz-versions"];

type QuizHistoryProps = {
  quiz: QuizView;
  restore: (number: number) => Promise<boolean>;
  onClose: () => void;
};

/** What the quiz said when, who published it, and what was changed each time. */
export function QuizHistory({ quiz: { published, publishedTexts }, restore, onClose }: QuizHistoryProps) {
  const client = useQueryClient();
  const list = usePages<QuizVersion>(versionsKey, (cursor, signal) =>
    callApi(calls.listQuizVersions, { query: cursor === null ? {} : { cursor }, signal }),
  );
  // Whoever opens it again sees what was published since.
  useEffect(() => () => client.removeQueries({ queryKey: versionsKey }), [client]);
  const versions = list.items?.map((version) => ({
    id: String(version.number),
    title: titleOf(version),
    badge: version.number === published?.number ? words.current : undefined,
    canRestore: version.number !== published?.number && version.changed > 0,
  }));
  const isFirst = !published || published.changed === 0;
  const first = { id: "1", title: words.first, canRestore: !isFirst };
  return (
    <History
      versions={versions?.length ? [...versions, first] : versions}
      none={words.none}
      consequence={words.consequence}
      show={(id) =>
        id === first.id ? (
          <Changes changes={differences(publishedTexts, {})} />
        ) : (
          <VersionChanges number={id} />
        )
      }
      restore={(id) => restore(Number(id))}
      restored={words.done}
      more={<ListEnd list={list} />}
      onClose={onClose}
    />
  );
}

function titleOf({ number, at, by, restoredFrom, changed }: QuizVersion): string {
  const about = { number, when: formatTime(at), who: by ?? studioEditor.someone };
  if (changed === 0) return fillWords(words.back, about);
  return restoredFrom === null
    ? fillWords(words.version, about)
    : fillWords(words.restored, { ...about, from: restoredFrom });
}

/** What a version says differently from the one before it. */
function VersionChanges({ number }: { number: string }) {
  const query = useQuery(apiQuery(calls.showQuizVersion, { params: { number } }));
  return (
    <Loaded query={query}>{({ before, texts }) => <Changes changes={differences(before, texts)} />}</Loaded>
  );
}

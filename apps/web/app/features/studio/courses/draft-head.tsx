import type { StudioLesson } from "@academy/contract/studio/courses";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import type { DraftStatus } from "./lesson/draft-store.ts";
import { studioCoursePath } from "./paths.ts";

type HeadProps = {
  words: {
    states: Record<"draft" | "changed" | "published", string>;
    saving: Record<DraftStatus, string>;
    history: string;
    publish: string;
    publishing: string;
  };
  course: { id: string; title: string };
  title: string;
  draft: { status: DraftStatus; isChanged: boolean; isDraft: boolean };
  publishing: { isPending: boolean; mutate: () => void };
  onHistory: () => void;
  /** After how it stands. */
  link?: ReactNode;
  /** Between the history and publishing. */
  children?: ReactNode;
};

/** Above what is written as a draft, a lesson or a workbook: where it belongs, how it stands, and what can be done. */
export function DraftHead({ words, course, title, draft, publishing, onHistory, link, children }: HeadProps) {
  const { status, isChanged, isDraft } = draft;
  return (
    <header className="lesson-edit-head">
      <div className="min-w-0">
        <Link to={studioCoursePath(course.id)} className="text-link">
          {course.title}
        </Link>
        <h1 className="wrap-anywhere text-heading">
          <bdi>{title}</bdi>
        </h1>
        <p className="course-edit-standing">
          <Badge look={isChanged ? "outline" : "wash"}>
            {words.states[isChanged ? (isDraft ? "draft" : "changed") : "published"]}
          </Badge>
          <span role="status">{words.saving[status]}</span>
          {link}
        </p>
      </div>
      <div className="lesson-edit-actions">
        <Button variant="quiet" onClick={onHistory}>
          {words.history}
        </Button>
        {children}
        <Button
          isBusy={publishing.isPending}
          aria-disabled={!isChanged}
          onClick={() => isChanged && publishing.mutate()}
        >
          {publishing.isPending ? words.publishing : words.publish}
        </Button>
      </div>
    </header>
  );
}

type NoticesProps = {
  words: { alsoThere: string; someone: string; conflict: { title: string; decide: string } };
  saved: Pick<StudioLesson, "savedAt" | "savedBy" | "isOwnSaving" | "state">;
  hasConflict: boolean;
  onCompare: () => void;
};

/** Whoever else has written it lately, or at the same time. */
export function DraftNotices({ words, saved, hasConflict, onCompare }: NoticesProps) {
  const { savedAt, savedBy, isOwnSaving, state } = saved;
  if (hasConflict) {
    return (
      <p role="alert" className="lesson-edit-note">
        {words.conflict.title}.{" "}
        <Button variant="secondary" size="small" onClick={onCompare}>
          {words.conflict.decide}
        </Button>
      </p>
    );
  }
  if (savedAt === null || isOwnSaving || state === "published") return null;
  return (
    <p className="lesson-edit-note">
      {fillWords(words.alsoThere, { name: savedBy ?? words.someone, time: formatTime(savedAt) })}
    </p>
  );
}

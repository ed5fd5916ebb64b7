import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioModule } from "@academy/contract/studio/courses";
import { explain } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { archiveLesson, archiveModule, useCourseChange } from "../calls.ts";

const words = studioCoursePage.contents;

type ArchivedItem = { id: string; title: string; kind: "module" | "lesson" };

/** What was put away: modules, and lessons of modules that are still there. */
export function ArchivedContents({ modules }: { modules: readonly StudioModule[] }) {
  const away = modules.flatMap((module): ArchivedItem[] =>
    module.isArchived
      ? [{ id: module.id, title: module.title, kind: "module" }]
      : module.lessons
          .filter(({ isArchived }) => isArchived)
          .map(({ id, title }) => ({ id, title, kind: "lesson" })),
  );
  const { mutate, isPending } = useCourseChange(({ id, kind }: ArchivedItem) =>
    kind === "module" ? archiveModule(id, false) : archiveLesson(id, false),
  );
  if (away.length === 0) return null;
  return (
    <details className="archived-contents w-full">
      <summary>
        {words.archived} ({away.length})
      </summary>
      <p className="studio-small">{words.archivedHint}</p>
      <ul>
        {away.map((each) => (
          <li key={each.id}>
            <bdi>{each.title}</bdi>
            <Button
              variant="quiet"
              size="small"
              isBusy={isPending}
              aria-label={fillWords(words.bringBackNamed, { title: each.title })}
              onClick={() => mutate(each, { onError: (error) => toast({ title: explain(error) }) })}
            >
              {words.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

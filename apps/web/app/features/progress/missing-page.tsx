import { learningWords } from "@academy/content/learning";
import { useTitle } from "../../lib/use-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageDrawing } from "../archetypes/public.ts";

const { browse } = learningWords;

/** Takes the place of a course or a lesson that is not there. The server decides what the way back leads to. */
export function MissingPage({ words }: { words: { heading: string; text: string; back: string } }) {
  useTitle(words.heading);
  return (
    <Notice
      heading={words.heading}
      drawing={
        <div className="missing-drawing">
          <PageDrawing of="missing" />
        </div>
      }
    >
      <p>{words.text}</p>
      <div className="equal-buttons flex w-full flex-wrap gap-3">
        <LinkButton to="/" reloadDocument>
          {words.back}
        </LinkButton>
        <LinkButton to={browse.to} variant="secondary">
          {browse.label}
        </LinkButton>
      </div>
    </Notice>
  );
}

import { useTitle } from "../../lib/use-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageDrawing } from "../archetypes/public.ts";

/** Takes the place of a course or a lesson that is not there. The server decides what the way back leads to. */
export function MissingPage({ words }: { words: { heading: string; text: string; back: string } }) {
  useTitle(words.heading);
  return (
    <Notice heading={words.heading} drawing={<PageDrawing of="missing" />}>
      <p>{words.text}</p>
      <LinkButton to="/" reloadDocument>
        {words.back}
      </LinkButton>
    </Notice>
  );
}

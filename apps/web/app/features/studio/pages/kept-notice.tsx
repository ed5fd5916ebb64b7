import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { KeptDraft } from "./kept-drafts.ts";

const words = studioPagesPage.editor.kept;

type KeptNoticeProps<Value> = {
  kept: readonly KeptDraft<Value>[];
  /** The state that the server has. */
  state: string;
  onUse: (kept: KeptDraft<Value>) => void;
  onDrop: (kept: KeptDraft<Value>) => void;
};

/** What was written here before and never arrived: nobody's words are taken without being asked. */
export function KeptNotice<Value>({ kept, state, onUse, onDrop }: KeptNoticeProps<Value>) {
  return kept.map((each) => {
    const when = formatTime(each.at);
    return (
      <section key={each.key} className="page-conflict" aria-label={words.label}>
        <h2>{fillWords(words.heading, { when })}</h2>
        <p>{each.state === state ? words.text : words.since}</p>
        <Button size="small" onClick={() => onUse(each)}>
          {words.use}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onDrop(each)}>
          {words.drop}
        </Button>
      </section>
    );
  });
}

import { readFigure } from "@academy/content/courses/tools/figures";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { countWords } from "../../../../lib/text/count-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { lineName, ToolFrame } from "../tool-frame.tsx";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { WordsField } from "../words-field.tsx";
import { Recorder } from "./recorder.tsx";

const words = workbookTools.rehearsal;

/** A price said aloud, listened to, and said again. How often is an answer; the sound is none. */
export function Rehearsal({ item, store }: ToolProps) {
  const address = `${item.id}/times.words`;
  const [times = ""] = useWords(store, item.id, "times.words");
  const count = Math.floor(readFigure(times) ?? 0);
  const countOne = () => store.write(address, String(Math.floor(readFigure(store.read(address)) ?? 0) + 1));
  return (
    <ToolFrame item={item}>
      <WordsField store={store} address={`${item.id}/line.words`} label={lineName(item, "line")} rows={2} />
      <Recorder item={item.id} onTake={countOne} />
      <p className="tool-actions">
        <span aria-live="polite">{count === 0 ? words.noCount : countWords(count, words.count)}</span>
        <Button variant="quiet" size="small" onClick={countOne}>
          {words.aloud}
        </Button>
      </p>
      <WordsField
        store={store}
        address={`${item.id}/added.words`}
        label={lineName(item, "added")}
        hint={words.after}
      />
    </ToolFrame>
  );
}

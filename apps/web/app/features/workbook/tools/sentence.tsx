import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { judgeSentence } from "./judge-sentence.ts";
import { lineName, ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool-props.ts";
import { useWords } from "./use-words.ts";
import { WordsField } from "./words-field.tsx";

const words = workbookTools.sentence;
const hints = {
  whom: words.whomHint,
  "with-what": words.withWhatHint,
  feels: words.feelsHint,
  between: words.betweenHint,
};

/** Three pieces, and the sentence they make as they are written. */
export function Sentence({ item, store }: ToolProps) {
  return (
    <ToolFrame item={item}>
      {Object.entries(hints).map(([row, hint]) => (
        <WordsField
          key={row}
          store={store}
          address={`${item.id}/${row}.words`}
          label={lineName(item, row)}
          hint={hint}
        />
      ))}
      <Result item={item} store={store} />
    </ToolFrame>
  );
}

function Result({ item, store }: ToolProps) {
  const [sentence = ""] = useWords(store, item.id, "sentence.words");
  const [copied, setCopied] = useState("");
  const travels = store.places.dependentsOf(`${item.id}/sentence.words`).length > 0;
  const copy = () =>
    navigator.clipboard.writeText(sentence).then(
      () => setCopied(words.copied),
      () => setCopied(words.copyFailed),
    );
  return (
    <div className="tool-group tool-result">
      <h4>{words.result}</h4>
      {sentence === "" ? (
        <p>{words.waiting}</p>
      ) : (
        <>
          <output className="tool-made">{sentence}</output>
          {judgeSentence(sentence).map((each) => (
            <p key={each}>{each}</p>
          ))}
          {travels && <p>{words.travels}</p>}
          <p className="tool-actions">
            <Button variant="secondary" size="small" onClick={copy}>
              {words.copy}
            </Button>
            <span role="status">{copied}</span>
          </p>
        </>
      )}
    </div>
  );
}

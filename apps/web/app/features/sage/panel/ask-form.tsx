import { formatCount } from "@academy/content/format-count";
import { sage } from "@academy/content/sage";
import { ArrowUp } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from "react";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { draftName, sageStore } from "../conversation/sage-store.ts";
import { OwnLink } from "./own-link.tsx";

type AskFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  onFollow: () => void;
};

/** Enter sends, with Shift it begins a new line. One question at a time; the next may be written meanwhile. */
export function AskForm({ field, isBusy, onFollow }: AskFormProps) {
  const id = useId();
  const [draft] = useState(() => keptDraft.read(draftName).question);
  const [tooMany, setTooMany] = useState(0);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const area = field.current;
    const question = shownText(area?.value ?? "");
    if (!area || !question || isBusy) return;
    if (question.length > sage.maxCharacters) return setTooMany(question.length - sage.maxCharacters);
    void sageStore.send(question);
    area.value = "";
    fitRows(area);
    keptDraft.drop(draftName);
  };
  const type = (event: FormEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    fitRows(area);
    keptDraft.write(draftName, { question: area.value });
    // Counted only once it was refused: until then nobody need think of it.
    if (tooMany > 0) setTooMany(Math.max(0, shownText(area.value).length - sage.maxCharacters));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Where letters are composed of several keys, Enter ends the composing; Safari says so by the number alone.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    send(event);
  };
  return (
    <form className="sage-form" onSubmit={send} onReset={() => setTooMany(0)}>
      <p id={`${id}problem`} role="alert" className="sage-problem">
        {tooMany > 0 && `${sage.tooLong} (${formatCount(tooMany)} ${sage.charactersTooMany}.)`}
      </p>
      <div className="sage-field">
        <textarea
          ref={field}
          rows={1}
          name="question"
          defaultValue={draft}
          aria-label={sage.questionLabel}
          aria-describedby={`${id}problem ${id}keys`}
          aria-invalid={tooMany > 0 || undefined}
          placeholder={sage.questionPrompt}
          enterKeyHint="send"
          className="control sage-input"
          onInput={type}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          label={sage.send}
          icon={<ArrowUp />}
          className="sage-send"
          aria-disabled={isBusy || undefined}
        />
      </div>
      <p className="sage-note">
        <span id={`${id}keys`} className="sr-only">
          {sage.keysHint}{" "}
        </span>
        {sage.privacyNote}{" "}
        <OwnLink to={sage.privacyLink.to} onFollow={onFollow}>
          {sage.privacyLink.label}
        </OwnLink>
      </p>
    </form>
  );
}

const maxRows = 4;

/** Lets a field grow with its text where the browser does not by itself. Its greatest height is the style sheet's. */
function fitRows(area: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing", "content")) return;
  area.rows = 1;
  while (area.rows < maxRows && area.scrollHeight > area.clientHeight) area.rows += 1;
}

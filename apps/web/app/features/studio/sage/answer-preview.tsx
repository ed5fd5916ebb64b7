import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import * as calls from "@academy/contract/calls/sage";
import type { AnswerPreview as Preview } from "@academy/contract/sage";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { readFields } from "../../../ui/form/use-form.ts";
import { answerBodyOf, problemsOf } from "./check-answer.ts";

const words = studioSagePage.preview;
/** Whoever pauses that long has ended a word. */
const pauseMs = 700;

type AnswerPreviewProps = { id: string | undefined };

/** What the answer would catch, as it stands in the form around it. */
export function AnswerPreview({ id }: AnswerPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ question: string; alsoAskedAs: string[] } | null>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const read = () => {
      const { question = "", alsoAskedAs = "" } = readFields(form);
      const body = answerBodyOf({ question, answer: "", alsoAskedAs });
      const { answer: _later, ...problems } = problemsOf(body);
      const { question: line, alsoAskedAs: ways } = body;
      setAsked(Object.keys(problems).length > 0 ? null : { question: line, alsoAskedAs: ways });
    };
    let timer = window.setTimeout(read, 0);
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read, pauseMs);
    };
    form.addEventListener("input", wait);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener("input", wait);
    };
  }, []);
  const { data } = useQuery({
    queryKey: ["studio-sage-preview", id, asked],
    queryFn: asked
      ? ({ signal }) => callApi(calls.previewSageAnswer, { body: { ...asked, ...(id && { id }) }, signal })
      : skipToken,
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <div ref={place} role="status" className="answer-preview">
      {asked && data && <Found preview={data} />}
    </div>
  );
}

function Found({ preview: { catches, wrongly, nearly } }: { preview: Preview }) {
  return (
    <>
      {wrongly.length > 0 && (
        <div className="answer-preview-warning">
          <p className="weight-500">{words.wrongly}</p>
          <ul>
            {wrongly.map(({ question, answeredFrom }) => (
              <li key={question}>
                {question}
                {answeredFrom !== null && (
                  <span className="text-ink-soft"> {words.answeredFrom(answeredFrom)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Questions heading={words.catches} questions={catches} />
      <Questions heading={words.nearly} questions={nearly} />
      {catches.length + wrongly.length + nearly.length === 0 && <p>{words.nothing}</p>}
    </>
  );
}

function Questions({ heading, questions }: { heading: string; questions: { question: string }[] }) {
  if (questions.length === 0) return null;
  return (
    <div>
      <p className="weight-500">{heading}</p>
      <ul>
        {questions.map(({ question }) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}

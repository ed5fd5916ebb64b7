import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import type { TaughtAnswerView } from "@academy/contract/sage";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Mandala } from "../../archetypes/public.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { ListSection } from "./list-section.tsx";
import { QuestionRow } from "./question-row.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { useAnswers, useFreshLists, useQuestions } from "./use-lists.ts";
import type { AnswerInProgress } from "./writing.ts";

const words = studioSagePage;

/** What Sage did not know, and what it was taught. */
export function SageStudio() {
  const questions = useQuestions();
  const answers = useAnswers();
  const refresh = useFreshLists();
  const [writing, setWriting] = useState<AnswerInProgress | null>(null);
  const [removed, setRemoved] = useState<TaughtAnswerView | null>(null);
  const questionHeading = useRef<HTMLHeadingElement>(null);
  const answerHeading = useRef<HTMLHeadingElement>(null);
  useFocusKept(questions.items, questionHeading);
  useFocusKept(answers.items, answerHeading);
  return (
    <>
      <div className="studio-head">
        <div className="studio-drawing text-sage">
          <Mandala archetype="medicineKeeper" />
        </div>
        <div className="relative">
          <PageHeading title={words.title} lead={words.lead} />
        </div>
      </div>
      <div className="column">
        <ListSection id="questions" words={words.questions} heading={questionHeading} list={questions}>
          {(items) =>
            items.map((item) => (
              <QuestionRow
                key={item.kind + item.key}
                question={item}
                onAnswer={() => setWriting({ kind: "answer", of: item })}
                onDismissed={refresh}
              />
            ))
          }
        </ListSection>
        <ListSection
          id="answers"
          words={words.answers}
          heading={answerHeading}
          list={answers}
          action={
            <Button variant="secondary" onClick={() => setWriting({ kind: "new" })}>
              {words.answers.teach}
            </Button>
          }
        >
          {(items) =>
            items.map((item) => (
              <AnswerRow
                key={item.id}
                answer={item}
                onEdit={() => setWriting({ kind: "edit", of: item })}
                onRemove={() => setRemoved(item)}
              />
            ))
          }
        </ListSection>
      </div>
      <AnswerDialog writing={writing} onClose={() => setWriting(null)} onSaved={() => void refresh()} />
      <RemovalDialog answer={removed} onClose={() => setRemoved(null)} onRemoved={() => void refresh()} />
    </>
  );
}

/** A row that leaves the list takes the focus along: it then goes to the head of the list. */
function useFocusKept(items: unknown[] | undefined, heading: RefObject<HTMLElement | null>) {
  const before = useRef(0);
  useEffect(() => {
    const count = items?.length ?? 0;
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [items, heading]);
}

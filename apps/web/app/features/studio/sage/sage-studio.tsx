import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import type { TaughtAnswerView } from "@academy/contract/sage";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { usePages } from "../../../lib/api/use-pages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Mandala } from "../../archetypes/public.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { List } from "../kit/list.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { AnswerRow } from "./answer-row.tsx";
import {
  type AnswerInProgress,
  draftOf,
  removeAnswer,
  useAnswers,
  useFreshLists,
  useQuestions,
} from "./calls.ts";
import { QuestionRow } from "./question-row.tsx";

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
      <div className="relative overflow-clip pt-32 px-(--column-inset) pb-9 edge-b-line wide:pt-26 wide:pb-16">
        <div className="teach-drawing text-sage">
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
      {writing && <AnswerDialog key={draftOf(writing)} writing={writing} onClose={() => setWriting(null)} />}
      {removed && (
        <ConfirmDialog
          words={words.removal}
          isDestructive
          act={() => removeAnswer(removed.id)}
          onClose={() => setRemoved(null)}
          onDone={refresh}
        >
          <p className="studio-question">{removed.question}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type ListSectionProps<Item> = {
  id: string;
  words: { heading: string; about: string; none: { heading: string; text: string } };
  heading: RefObject<HTMLHeadingElement | null>;
  list: ReturnType<typeof usePages<Item>>;
  /** Below what it is about. */
  action?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** One of the two lists: what it is about in the margin, then its rows, or why there are none. */
function ListSection<Item>({ id, words: said, heading, list, action, children }: ListSectionProps<Item>) {
  return (
    <section aria-labelledby={id} className="teach-section">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-heading outline-none">
          {said.heading}
        </h2>
        <p className="mt-2 text-ink-soft text-pretty">{said.about}</p>
        {action && <div className="mt-5">{action}</div>}
      </div>
      <div className="min-w-0" aria-busy={!list.items && !list.error}>
        <List list={list} none={said.none} headingLevel={3}>
          {(items) => <ul className="studio-rows">{children(items)}</ul>}
        </List>
      </div>
    </section>
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

import { inSteps, minutesOf } from "@academy/content/courses/thumb-minutes";
import { fieldsOf, isFillable } from "@academy/content/courses/workbook-fields";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { Fragment, useRef, useState } from "react";
import { countWords } from "../../lib/text/count-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { classes } from "../../ui/classes.ts";
import type { AnswerStore, WorkbookItem, WorkbookPart } from "../progress/public.ts";
import { ItemFields } from "./fields/item-fields.tsx";
import { ItemExamples } from "./item-examples.tsx";

const words = workbookPage.steps;

type PartStepsProps = { part: WorkbookPart; view: WorkbooksView; store: AnswerStore };

/** What a lesson has to fill in: all of it on a desk; on a phone a few at a time, and it is said what is left. */
export function PartSteps({ part, view, store }: PartStepsProps) {
  const [steps] = useState(() => inSteps(part.items));
  const [shown, setShown] = useState(() => stepsAtFirst(steps, store));
  const place = useRef<HTMLDivElement>(null);
  const later = steps.slice(shown).flat();
  const goOn = () => {
    setShown(shown + 1);
    requestAnimationFrame(() => place.current?.children[shown]?.querySelector<HTMLElement>(fields)?.focus());
  };
  return (
    <>
      <div ref={place} className="workbook-steps">
        {steps.map((items, at) => (
          <div key={items[0]?.id ?? at} className={classes("workbook-step", at >= shown && "workbook-later")}>
            {items.map((item) => (
              <Fragment key={item.id}>
                <ItemFields item={item} store={store} />
                <ItemExamples view={view} item={item} />
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      {later.length > 0 && (
        <div className="workbook-onward">
          <Button variant="secondary" onClick={goOn}>
            {words.next}
          </Button>
          <p className="workbook-hint">
            {countWords(later.filter(isFillable).length, words.left)},{" "}
            {countWords(minutesOf(later), words.minutes)}
          </p>
        </div>
      )}
    </>
  );
}

const fields = "textarea, input, button.workbook-chip";

/** As far as somebody has come; all of them, where an address leads to one. */
function stepsAtFirst(steps: readonly WorkbookItem[][], store: AnswerStore): number {
  if (window.location.hash.startsWith("#item-")) return steps.length;
  const isBegun = (items: readonly WorkbookItem[]) =>
    items
      .filter(isFillable)
      .flatMap(fieldsOf)
      .some(({ address }) => !store.isTraveling(address) && store.read(address) !== "");
  return Math.max(1, steps.findLastIndex(isBegun) + 1);
}

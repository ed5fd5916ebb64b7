import type { WorkbookField, WorkbookRow } from "@academy/content/courses/workbook-fields";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { Link } from "react-router";
import type { AnswerStore } from "../../progress/public.ts";
import { useField } from "./use-field.ts";

const words = workbookPage.quizFirst;

/** A line of the quiz’s result: there is nothing to write over in it. */
export const isTold = ({ from }: WorkbookField) => from.some((source) => source.startsWith("me/line-"));

export function Told({ store, address }: { store: AnswerStore; address: string }) {
  return <p className="workbook-told">{useField(store, address).text}</p>;
}

/** The result has fewer lines, or there is none yet. */
export const isUnknown = ({ cells }: WorkbookRow, store: AnswerStore) =>
  cells.some((cell) => isTold(cell) && store.read(cell.address) === "");

/** In place of the lines of a result that isn’t there yet. */
export function QuizFirst() {
  return (
    <p className="workbook-note">
      {words.text}{" "}
      <Link to="/quiz" className="text-link">
        {words.link}
      </Link>
    </p>
  );
}

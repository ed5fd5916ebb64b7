import { readFigure, sayCount } from "@academy/content/courses/tools/figures";
import { seasonWeeks } from "@academy/content/courses/tools/season";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";

const words = workbookTools.season;
const kinds = seasonWeeks.map((week) => `${week}.kind`).join();

/** What the numbers of a season say, as the lesson reads them. */
export function SeasonAdvice({ item, store }: ToolProps) {
  const [all = "", planned = "", room = "", ...ofWeeks] = useWords(
    store,
    item.id,
    `there-are.number,planned.number,room.number,${kinds}`,
  );
  const advice = adviceOn(readFigure(all), readFigure(planned), readFigure(room), ofWeeks);
  return (
    <div aria-live="polite" className="tool-advice">
      {advice.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}

function adviceOn(
  all: number | undefined,
  planned: number | undefined,
  room: number | undefined,
  kinds: string[],
): string[] {
  if (planned === undefined) return [];
  const advice: string[] = [];
  if (all !== undefined && planned > all)
    advice.push(fillWords(words.tooMany, { more: sayCount(planned - all) }));
  if (room !== undefined) {
    const isPaid = planned >= room;
    advice.push(
      fillWords(isPaid ? words.roomPaid : words.roomUnpaid, {
        room: sayCount(room),
        planned: sayCount(planned),
        left: sayCount(Math.max(0, planned - room)),
      }),
    );
  }
  if (!kinds.includes("Rest")) advice.push(words.noRest);
  return advice;
}

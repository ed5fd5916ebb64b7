import { readFigure, sayFigure, toCents } from "@academy/content/courses/tools/figures";
import { leftOver, readShare } from "@academy/content/courses/tools/price-sum";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";

const words = workbookTools.price;

/** What a price leaves, in one sentence; undefined as long as something is missing. */
export function explainPrice(price: number | undefined, sessions: string, costs: string, share: string) {
  const [count, spent, kept] = [readFigure(sessions), readFigure(costs) ?? 0, readShare(share)];
  if (price === undefined || count === undefined || kept === undefined) return undefined;
  const brings = toCents(count * price);
  const said = { sessions, price: sayFigure(price), brings: sayFigure(brings), costs: sayFigure(spent) };
  if (brings < spent) {
    return { month: 0, text: fillWords(words.tooLow, { ...said, missing: sayFigure(spent - brings) }) };
  }
  const year = leftOver(count, price, spent, kept);
  const month = Math.round(year / 12);
  return { month, text: fillWords(words.today, { ...said, year: sayFigure(year), month: sayFigure(month) }) };
}

/** One thing that a lesson says: a paragraph, a line of a list or of a table, without the signs of Markdown. */
export type LessonPiece = { heading: string; text: string };

/** A film, a tool or a question that is placed in a lesson. */
const isPlaced = (line: string) => /^::\w+\{.*\}\s*$/.test(line);
const isTableRow = (line: string) => /^\s*\|/.test(line);
const isRuler = (line: string) => /^[\s|:-]+$/.test(line);

/** A lesson in its pieces, each with the heading it stands under; the first ones stand under none. */
export function lessonPieces(markdown: string): LessonPiece[] {
  let heading = "";
  return markdown.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split("\n").filter((line) => line.trim() !== "" && !isPlaced(line));
    const pieces: LessonPiece[] = [];
    let paragraph: string[] = [];
    const end = () => {
      const text = plainOf(paragraph.join(" "));
      if (text !== "") pieces.push({ heading, text });
      paragraph = [];
    };
    for (const line of lines) {
      if (/^\s{0,3}#{1,6}\s/.test(line)) {
        end();
        heading = plainOf(line.replace(/^\s*#+/, ""));
      } else if (isTableRow(line)) {
        end();
        // What stands above the line says what the columns are: no answer by itself.
        if (isRuler(line)) pieces.pop();
        else paragraph = [tableRow(line)];
        end();
      } else {
        if (/^\s{0,3}(?:[-*+]|\d{1,3}[.)])\s+/.test(line)) end();
        paragraph.push(line);
      }
    }
    end();
    return pieces;
  });
}

const tableRow = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "" && cell !== "–")
    .join(" – ");

const plainOf = (markdown: string) =>
  markdown
    .replace(/(^|\s)(?:>\s*)+/g, "$1")
    .replace(/^\s*\[!\w+\]\s*/, "")
    .replace(/^\s{0,3}(?:[-*+]|\d{1,3}[.)])\s+/, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, "")
    .replace(/[*_`~]{1,3}/g, "")
    .replace(/\s+/g, " ")
    .trim();

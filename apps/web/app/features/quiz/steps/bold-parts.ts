export type Part = { text: string; isBold: boolean };

/** `**…**` marks what is bold. Anything else, markup included, is text and stays text. */
export function boldParts(marked: string): Part[] {
  return marked
    .split(/\*\*(.+?)\*\*/s)
    .map((text, index) => ({ text, isBold: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

export const withoutMarks = (marked: string) =>
  boldParts(marked)
    .map(({ text }) => text)
    .join("");

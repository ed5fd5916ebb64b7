const mark = /\u2063([\u2061\u2062\u2064]+)\u2063/gu;
const digits = ["\u2061", "\u2062", "\u2064"];

/** The invisible marks at the ends of a preview's texts: each is the number of the place that the text comes from. */
export function marksIn(text: string): { text: string; numbers: number[] } {
  const numbers: number[] = [];
  const plain = text.replace(mark, (_, number: string) => {
    numbers.push(Number.parseInt([...number].map((digit) => digits.indexOf(digit)).join(""), 3));
    return "";
  });
  return { text: plain, numbers };
}

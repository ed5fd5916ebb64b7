import type { PagePreview } from "@academy/contract/studio/pages";

export type Mark = PagePreview["marks"][number];

/** Where the texts of the page come from, by the element that shows them. */
export type MarkedElements = Map<Element, Mark>;

/** Takes the marks off the page and remembers what they said; a text that shares its element gets one of its own. */
export function prepareMarks(page: Document, marks: readonly Mark[]): MarkedElements {
  const markedElements: MarkedElements = new Map();
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const marked: { node: Text; mark: Mark }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { text, numbers } = marksIn(node.data);
    if (numbers.length === 0) continue;
    node.data = text;
    const mark = marks[numbers[0] ?? -1];
    // Two texts in one can't be told apart: the list has them.
    if (mark && numbers.length === 1) marked.push({ node, mark });
  }
  for (const { node, mark } of marked) {
    const parent = node.parentElement;
    if (!parent || parent.closest("head")) continue;
    let element: Element = parent;
    if (parent.childNodes.length > 1) {
      element = page.createElement("span");
      parent.replaceChild(element, node);
      element.append(node);
    }
    markedElements.set(element, mark);
  }
  for (const element of page.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (!value.includes("\u2063")) continue;
      const { text, numbers } = marksIn(value);
      element.setAttribute(name, text);
      const mark = marks[numbers[0] ?? -1];
      // What a picture is said to show tells which picture it is.
      if (mark && name === "alt" && element.localName === "img") markedElements.set(element, mark);
    }
  }
  // What unfolds at a press is there to be edited, too.
  for (const fold of page.querySelectorAll("details")) fold.open = true;
  return markedElements;
}

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

import type { PagePreview } from "@academy/contract/studio/pages";
import { marksIn } from "./read-marks.ts";

export type Place = PagePreview["marks"][number];

/** Where the texts of the page come from, by the element that shows them. */
export type Places = Map<Element, Place>;

/** Takes the marks off the page and remembers what they said; a text that shares its element gets one of its own. */
export function prepareMarks(page: Document, marks: readonly Place[]): Places {
  const places: Places = new Map();
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const marked: { node: Text; place: Place }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { text, numbers } = marksIn(node.data);
    if (numbers.length === 0) continue;
    node.data = text;
    const place = marks[numbers[0] ?? -1];
    // Two texts in one can't be told apart: the list has them.
    if (place && numbers.length === 1) marked.push({ node, place });
  }
  for (const { node, place } of marked) {
    const parent = node.parentElement;
    if (!parent || parent.closest("head")) continue;
    let element: Element = parent;
    if (parent.childNodes.length > 1) {
      element = page.createElement("span");
      parent.replaceChild(element, node);
      element.append(node);
    }
    places.set(element, place);
  }
  for (const element of page.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (!value.includes("\u2063")) continue;
      const { text, numbers } = marksIn(value);
      element.setAttribute(name, text);
      const place = marks[numbers[0] ?? -1];
      // What a picture is said to show tells which picture it is.
      if (place && name === "alt" && element.localName === "img") places.set(element, place);
    }
  }
  // What unfolds at a press is there to be edited, too.
  for (const fold of page.querySelectorAll("details")) fold.open = true;
  return places;
}

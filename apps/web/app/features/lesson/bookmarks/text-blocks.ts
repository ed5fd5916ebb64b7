const block = ":is(h2, h3, p, ul, ol, blockquote, pre, .lesson-table)";

/** The blocks of a lesson's text as they stand on the page, its exercise among them. */
export const blocksOf = (text: HTMLElement): HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>(`:scope > ${block}, :scope > .lesson-exercise > ${block}`),
];

/** The one that lies at this height of the window, or the nearest above it. */
export function blockAt(blocks: readonly HTMLElement[], height: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((blocks[middle]?.getBoundingClientRect().top ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Scrolls there and says so to whoever listens; a light stays on it until the focus goes on. */
export function showBlock(element: HTMLElement) {
  const { top } = element.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top - window.innerHeight * 0.25, behavior: "instant" });
  element.tabIndex = -1;
  element.classList.add("is-sought");
  const forget = () => {
    element.classList.remove("is-sought");
    element.removeAttribute("tabindex");
  };
  element.addEventListener("blur", forget, { once: true });
  element.focus({ preventScroll: true });
}

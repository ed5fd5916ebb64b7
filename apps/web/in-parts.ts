/**
 * A long page is laid out in parts: what lies far below the first screen waits (`data-in-parts`, base.css) until the
 * page is alive, and is then worked out one part at a time, so that no press has to wait for all of it. Whoever comes
 * to a certain place of the page gets the whole of it at once, because that place depends on all above it.
 */
export function layOutInParts(html: string): string {
  if (!html.includes("<html ") || !html.includes("<head>")) {
    throw new Error("The page does not begin as expected.");
  }
  return html
    .replace("<html ", '<html data-in-parts="" ')
    .replace("<head>", () => `<head><script>(${wholeOrInParts})()</script>`);
}

/** Runs in the page, as text; it goes when it is done, because React does not know it. */
const wholeOrInParts = `() => {
  const root = document.documentElement;
  document.currentScript.remove();
  const whole = () => { delete root.dataset.inParts; };
  const [visit] = performance.getEntriesByType("navigation");
  if (location.hash || visit?.type !== "navigate") return whole();
  const idle = window.requestIdleCallback ?? ((run) => setTimeout(run, 100));
  const layOut = (parts) => {
    const part = parts.shift();
    if (!part) return whole();
    part.dataset.laidOut = "";
    idle(() => layOut(parts), { timeout: 1000 });
  };
  // Before the browser works out where to.
  addEventListener("click", ({ target }) => { if (target.closest?.('a[href*="#"]')) whole(); }, true);
  addEventListener("page-is-alive", () => idle(() => layOut([...document.querySelectorAll("main > section")])), { once: true });
}`;

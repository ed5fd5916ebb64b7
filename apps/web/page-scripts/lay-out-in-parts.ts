/**
 * What lies far below the first screen waits until the page is alive and is then laid out one part at a time. Whoever
 * comes to a certain place of the page gets the whole of it at once.
 */
export function run(): void {
  const root = document.documentElement;
  // React does not know this script.
  document.currentScript?.remove();
  const showWhole = () => {
    delete root.dataset.inParts;
  };
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") {
    showWhole();
    return;
  }

  const whenIdle: typeof requestIdleCallback =
    window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 100));
  const layOut = (parts: HTMLElement[]) => {
    const part = parts.shift();
    if (!part) {
      showWhole();
      return;
    }
    part.dataset.laidOut = "";
    whenIdle(() => layOut(parts), { timeout: 1000 });
  };

  // Before the browser works out where to.
  const leadsToPlace = ({ target }: MouseEvent) =>
    Boolean((target as Partial<Element> | null)?.closest?.('a[href*="#"]'));
  addEventListener(
    "click",
    (event) => {
      if (leadsToPlace(event)) showWhole();
    },
    true,
  );
  const begin = () => layOut([...document.querySelectorAll<HTMLElement>("main > section, .late-part")]);
  addEventListener("page-is-alive", () => whenIdle(begin), { once: true });
}

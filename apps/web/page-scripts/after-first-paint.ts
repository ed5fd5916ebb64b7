/** At once where nothing will be painted or nobody can tell, and at the latest after two seconds. */
export function afterFirstPaint(begin: () => void): void {
  let hasBegun = false;
  const once = () => {
    if (hasBegun) return;
    hasBegun = true;
    begin();
  };
  if (document.visibilityState === "hidden" || !("PerformanceObserver" in window)) {
    once();
    return;
  }
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  setTimeout(once, 2000);
}

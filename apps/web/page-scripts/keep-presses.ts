/**
 * Keeps presses that come before the page is alive and lets them happen then. Links, disclosures and popovers work by
 * themselves, and forms wait; the page says when it is alive.
 */
export function keepPresses(): void {
  const kept: (() => void)[] = [];
  const press = (event: MouseEvent) => {
    const button = (event.target as Partial<Element> | null)?.closest?.("button");
    if (!button || button.disabled || button.type === "submit" || button.popoverTargetElement) return;
    event.preventDefault();
    kept.push(() => {
      if (button.isConnected) button.click();
    });
  };
  addEventListener("click", press, { capture: true });
  addEventListener(
    "page-is-alive",
    () => {
      removeEventListener("click", press, { capture: true });
      for (const happen of kept) happen();
    },
    { once: true },
  );
}

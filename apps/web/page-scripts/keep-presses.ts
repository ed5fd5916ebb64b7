/**
 * Keeps presses that come before the page is alive and lets them happen then: of buttons, and of Enter in a field, which
 * would send a form to where nobody takes it and leave the page empty. Links, disclosures and popovers work by
 * themselves; the page says when it is alive.
 */
export function keepPresses(): void {
  const kept: (() => void)[] = [];
  const life = new AbortController();
  const whileWaiting = { capture: true, signal: life.signal };
  const keepForm = (form: HTMLFormElement) =>
    kept.push(() => {
      if (form.isConnected) form.requestSubmit();
    });

  const press = (event: MouseEvent) => {
    const button = (event.target as Partial<Element> | null)?.closest?.("button");
    if (!button || button.disabled || button.type === "submit" || button.popoverTargetElement) return;
    event.preventDefault();
    kept.push(() => {
      if (button.isConnected) button.click();
    });
  };
  const enter = (event: KeyboardEvent) => {
    const form = (event.target as Partial<Element> | null)?.closest?.("input")?.form;
    // Whoever writes with an input method ends a word with Enter.
    if (event.key !== "Enter" || event.isComposing || !form) return;
    event.preventDefault();
    if (!event.repeat) keepForm(form);
  };
  // Some keyboards of phones send a form without Enter.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    keepForm(event.target as HTMLFormElement);
  };
  addEventListener("click", press, whileWaiting);
  addEventListener("keydown", enter, whileWaiting);
  addEventListener("submit", submit, whileWaiting);
  addEventListener(
    "page-is-alive",
    () => {
      life.abort();
      for (const happen of kept) happen();
    },
    { once: true },
  );
}

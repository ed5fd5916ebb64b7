/** Runs something once the page has loaded and the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  let cancel = () => window.removeEventListener("load", wait);
  function wait() {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === "function") {
      const handle = window.requestIdleCallback(run, { timeout: 5000 });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const handle = window.setTimeout(run, 2000);
      cancel = () => window.clearTimeout(handle);
    }
  }
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => cancel();
}

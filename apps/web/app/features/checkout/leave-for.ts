/** A full navigation. The form stays as it is for as long as the page can still be seen. */
export function leaveFor(url: string): Promise<void> {
  window.location.assign(url);
  return new Promise(() => {});
}

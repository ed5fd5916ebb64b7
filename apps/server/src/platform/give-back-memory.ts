/**
 * A start leaves half as much again behind as an academy at rest needs, and the runtime keeps that for as long as there
 * is room. Given back once, before anybody can ask for anything. Where a start has not exposed it, nothing happens.
 */
export function giveBackMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

export type FilmAction =
  | { kind: "toggle" | "captions" | "mute" | "fullScreen" }
  | { kind: "skip"; seconds: number }
  | { kind: "volume"; by: number }
  | { kind: "speed"; steps: 1 | -1 };

const actions: Record<string, FilmAction> = {
  " ": { kind: "toggle" },
  k: { kind: "toggle" },
  arrowleft: { kind: "skip", seconds: -5 },
  arrowright: { kind: "skip", seconds: 5 },
  j: { kind: "skip", seconds: -10 },
  l: { kind: "skip", seconds: 10 },
  arrowup: { kind: "volume", by: 0.1 },
  arrowdown: { kind: "volume", by: -0.1 },
  "<": { kind: "speed", steps: -1 },
  ">": { kind: "speed", steps: 1 },
  c: { kind: "captions" },
  m: { kind: "mute" },
  f: { kind: "fullScreen" },
};

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };
export type Holder = "button" | "select" | "slider" | "film";

type KeyContext = { holder: Holder; hasSound: boolean };

/** What a key asks of the film. Whatever has the focus keeps the keys that are its own. */
export function actionOf(
  { key, ctrlKey, metaKey, altKey }: Press,
  { holder, hasSound }: KeyContext,
): FilmAction | undefined {
  if (ctrlKey || metaKey || altKey || holder === "select") return undefined;
  if (holder === "button" && key === " ") return undefined;
  const action = actions[key.toLowerCase()];
  const isAboutSound = action?.kind === "mute" || action?.kind === "volume";
  return isAboutSound && !hasSound ? undefined : action;
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed in one direction; one that is not in the list counts as the nearest. */
export function nextSpeed(rate: number, steps: 1 | -1): number {
  const nearest = speeds.reduce((best, speed) =>
    Math.abs(speed - rate) < Math.abs(best - rate) ? speed : best,
  );
  return speeds[speeds.indexOf(nearest) + steps] ?? nearest;
}

import { expect, test } from "vitest";
import { addStretch, createPlayedSeconds } from "./played-seconds.ts";
import { watchedSeconds } from "./watched-share.ts";

/** Plays from one place to another in steps of a quarter second of the clock. */
function play(
  counter: ReturnType<typeof createPlayedSeconds>,
  from: number,
  to: number,
  rate = 1,
  start = 0,
) {
  for (let passed = 0; from + passed * rate <= to + 1e-9; passed += 0.25) {
    counter.tick(from + passed * rate, start + passed * 1000, rate);
  }
}

test("what plays is counted, at any speed as seconds of the film", () => {
  const counter = createPlayedSeconds();
  play(counter, 0, 10);
  counter.pause();
  play(counter, 10, 20, 2, 60_000);
  expect(counter.seconds()).toBeCloseTo(20);
  expect(counter.stretches()).toEqual([[0, 20]]);
});

test("a jump counts nothing, told or untold", () => {
  const counter = createPlayedSeconds();
  play(counter, 0, 5);
  counter.tick(60, 5100, 1);
  counter.tick(60.25, 5350, 1);
  counter.pause();
  counter.tick(5, 6000, 1);
  expect(counter.seconds()).toBeCloseTo(5.25);
  expect(counter.stretches()).toEqual([
    [0, 5],
    [60, 60.25],
  ]);
});

test("dragging back and forth counts nothing", () => {
  const counter = createPlayedSeconds();
  for (const [place, at] of [
    [0, 0],
    [30, 100],
    [10, 200],
    [58, 300],
    [2, 400],
  ] as const) {
    counter.tick(place, at, 1);
  }
  expect(counter.seconds()).toBe(0);
});

test("a tab in the background reports seldom, and what it played counts all the same", () => {
  const counter = createPlayedSeconds();
  counter.tick(0, 0, 1.5);
  counter.tick(15, 10_000, 1.5);
  expect(counter.seconds()).toBeCloseTo(15);
});

test("a pause between two ticks is no playing", () => {
  const counter = createPlayedSeconds();
  play(counter, 0, 5);
  counter.pause();
  counter.tick(5, 500_000, 1);
  expect(counter.seconds()).toBeCloseTo(5);
});

test("seeing something twice counts twice as played and once as seen", () => {
  const counter = createPlayedSeconds();
  play(counter, 0, 30);
  counter.pause();
  play(counter, 0, 30, 1, 100_000);
  expect(counter.seconds()).toBeCloseTo(60);
  expect(counter.stretches()).toEqual([[0, 30]]);
});

test("stretches that touch become one", () => {
  const apart = [
    [0, 2],
    [5, 6],
    [8, 9],
  ] as const;
  expect(addStretch(apart, [2, 5])).toEqual([
    [0, 6],
    [8, 9],
  ]);
  expect(addStretch(apart, [3, 4])).toHaveLength(4);
  expect(addStretch([], [1, 2])).toEqual([[1, 2]]);
});

const film = { lengthSeconds: 100, startPositionSeconds: 0, playedBefore: 0 };

test.each([
  ["all in one go", { ...film, stretches: [[0, 90]] }, true],
  ["not quite", { ...film, stretches: [[0, 89]] }, false],
  [
    "half before, half now",
    { ...film, startPositionSeconds: 50, playedBefore: 50, stretches: [[50, 91]] },
    true,
  ],
  [
    "dragged to the middle before",
    { ...film, startPositionSeconds: 50, playedBefore: 2, stretches: [[50, 100]] },
    false,
  ],
  [
    "played long before, but never this part",
    { ...film, startPositionSeconds: 10, playedBefore: 80, stretches: [[10, 80]] },
    false,
  ],
  [
    "the first half once more",
    { ...film, startPositionSeconds: 50, playedBefore: 50, stretches: [[0, 50]] },
    false,
  ],
  ["a film without a length", { ...film, lengthSeconds: 0, stretches: [[0, 90]] }, false],
  ["a length that is not known yet", { ...film, lengthSeconds: Number.NaN, stretches: [] }, false],
] as const)("%s: %o is watched: %s", (_, watching, expected) => {
  expect(watchedSeconds(watching) >= 90).toBe(expected);
});

test("nobody has seen more than the film", () => {
  expect(
    watchedSeconds({ ...film, startPositionSeconds: 100, playedBefore: 4000, stretches: [[0, 100]] }),
  ).toBe(100);
});

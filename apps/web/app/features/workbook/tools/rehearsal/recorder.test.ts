import { expect, test } from "vitest";
import { createRecorder, RecorderUnavailable } from "./recorder.ts";

/** A microphone and a clock that do as they are told. */
function setUp(open?: () => Promise<MediaStream>) {
  const forgotten: string[] = [];
  const told = { ended: 0, takes: 0, urls: 0 };
  let tick = () => {};
  const stream = { getTracks: () => [{ stop: () => void told.ended++ }] } as unknown as MediaStream;
  const recorder = createRecorder({
    open: open ?? (async () => stream),
    make: () => {
      const made = {
        state: "inactive",
        mimeType: "audio/webm",
        ondataavailable: (_: { data: Blob }) => {},
        onstop: () => {},
        start: () => {
          made.state = "recording";
        },
        stop: () => {
          made.state = "inactive";
          made.ondataavailable({ data: new Blob(["sound"]) });
          made.onstop();
        },
      };
      return made as unknown as MediaRecorder;
    },
    toUrl: () => `blob:${++told.urls}`,
    forget: (url) => void forgotten.push(url),
    everySecond: (then) => {
      tick = then;
      return () => {
        tick = () => {};
      };
    },
    onTake: () => void told.takes++,
  });
  return {
    recorder,
    forgotten,
    seconds: (count: number) => {
      for (let each = 0; each < count; each += 1) tick();
    },
    told: () => ({ ended: told.ended, takes: told.takes }),
  };
}

test("a take is recorded, heard, said again and deleted, and no sound outlives it", async () => {
  const { recorder, forgotten, seconds, told } = setUp();
  await recorder.start();
  seconds(3);
  expect(recorder.current()).toEqual({ is: "recording", seconds: 3, silence: 0 });
  recorder.stop();
  expect([recorder.current(), told()]).toEqual([
    { is: "recorded", url: "blob:1" },
    { ended: 1, takes: 1 },
  ]);

  await recorder.start();
  expect(forgotten).toEqual(["blob:1"]);
  recorder.stop();
  recorder.remove();
  expect([recorder.current(), forgotten]).toEqual([{ is: "idle" }, ["blob:1", "blob:2"]]);
});

test("after the price four seconds are counted, and the take ends by itself", async () => {
  const { recorder, seconds, told } = setUp();
  await recorder.start();
  seconds(2);
  recorder.keepSilence();
  recorder.keepSilence();
  seconds(3);
  expect(recorder.current()).toMatchObject({ is: "recording", silence: 4 });
  seconds(1);
  expect([recorder.current().is, told().takes]).toEqual(["recorded", 1]);
});

test("a forgotten take ends after a minute", async () => {
  const { recorder, seconds } = setUp();
  await recorder.start();
  seconds(61);
  expect(recorder.current().is).toBe("recorded");
});

test("the microphone is let go when the page is left, even while it is being asked for", async () => {
  let answer = (_: MediaStream) => {};
  const asked = new Promise<MediaStream>((resolve) => {
    answer = resolve;
  });
  let ended = 0;
  const { recorder } = setUp(() => asked);
  const started = recorder.start();
  recorder.close();
  answer({ getTracks: () => [{ stop: () => void ended++ }] } as unknown as MediaStream);
  await started;
  expect(ended).toBe(1);

  const other = setUp();
  await other.recorder.start();
  other.recorder.close();
  expect(other.told()).toEqual({ ended: 1, takes: 0 });
});

test.each([
  [Object.assign(new Error("no"), { name: "NotAllowedError" }), "refused"],
  [Object.assign(new Error("no"), { name: "NotFoundError" }), "none"],
  [new RecorderUnavailable("reload"), "reload"],
] as const)("without a microphone it says why: %s", async (error, problem) => {
  const { recorder } = setUp(() => Promise.reject(error));
  await recorder.start();
  expect(recorder.current()).toEqual({ is: "impossible", problem });
});

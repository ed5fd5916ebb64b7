import { createListeners } from "../../../../lib/store.ts";

type RecorderProblem = "refused" | "none" | "unsupported" | "reload";
type RecorderState =
  | { is: "idle" }
  | { is: "asking" }
  /** `seconds` since it began; `silence` counts to four once the price is said. */
  | { is: "recording"; seconds: number; silence: number }
  | { is: "recorded"; url: string }
  | { is: "impossible"; problem: RecorderProblem };

type Deps = {
  open: () => Promise<MediaStream>;
  make: (stream: MediaStream) => MediaRecorder;
  toUrl: (sound: Blob) => string;
  forget: (url: string) => void;
  /** Calls every second until it is told to stop. */
  everySecond: (tick: () => void) => () => void;
  /** A take is through. */
  onTake: () => void;
};

const maxSeconds = 60;
const silenceSeconds = 4;

/** Records one take at a time. The sound is held in this page's memory alone, until it is deleted or the page is left. */
export function createRecorder({ open, make, toUrl, forget, everySecond, onTake }: Deps) {
  const { notify, subscribe } = createListeners();
  let state: RecorderState = { is: "idle" };
  let stopTake = () => {};
  let isClosed = false;
  const show = (next: RecorderState) => {
    state = next;
    notify();
  };
  const forgetTake = () => {
    if (state.is === "recorded") forget(state.url);
  };

  async function start() {
    if (state.is === "asking" || state.is === "recording") return;
    forgetTake();
    show({ is: "asking" });
    try {
      const stream = await open();
      if (isClosed) return endStream(stream);
      listen(stream);
    } catch (error) {
      show({ is: "impossible", problem: problemOf(error) });
    }
  }

  function listen(stream: MediaStream) {
    const recorder = make(stream);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const stopCounting = everySecond(() => {
      if (state.is !== "recording") return;
      const silence = state.silence === 0 ? 0 : state.silence + 1;
      show({ is: "recording", seconds: state.seconds + 1, silence });
      if (silence > silenceSeconds || state.seconds >= maxSeconds) stopTake();
    });
    recorder.onstop = () => {
      stopCounting();
      // The light of the microphone goes out.
      endStream(stream);
      if (isClosed) return;
      show({ is: "recorded", url: toUrl(new Blob(parts, { type: recorder.mimeType })) });
      onTake();
    };
    stopTake = () => {
      if (recorder.state !== "inactive") recorder.stop();
    };
    recorder.start();
    show({ is: "recording", seconds: 0, silence: 0 });
  }

  return {
    current: () => state,
    subscribe,
    start,
    stop: () => stopTake(),
    /** The price is said: four seconds of nothing, and the take ends by itself. */
    keepSilence() {
      if (state.is === "recording" && state.silence === 0) show({ ...state, silence: 1 });
    },
    remove() {
      forgetTake();
      show({ is: "idle" });
    },
    close() {
      isClosed = true;
      stopTake();
      forgetTake();
    },
  };
}

const endStream = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

function problemOf(error: unknown): RecorderProblem {
  if (error instanceof RecorderUnavailable) return error.problem;
  const name = error instanceof Error ? error.name : "";
  return name === "NotFoundError" ? "none" : "refused";
}

/** Known before anybody is asked. */
export class RecorderUnavailable extends Error {
  readonly problem: RecorderProblem;
  constructor(problem: RecorderProblem) {
    super(problem);
    this.problem = problem;
  }
}

import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { createRecorder, RecorderUnavailable } from "./recorder.ts";

const words = workbookTools.rehearsal;

type RecorderProps = {
  /** The exercise it belongs to. */
  item: string;
  onTake: () => void;
};

export function Recorder({ item, onTake }: RecorderProps) {
  const { recorder, state } = useRecorder(onTake);
  const button = useReturn(item);
  const [said, setSaid] = useState("");
  const start = () => {
    setSaid("");
    void recorder.start();
  };
  const isRecording = state.is === "recording";
  return (
    <div className="tool-group tool-recorder">
      {state.is === "impossible" && (
        <div role="alert">
          <p>{words[state.problem]}</p>
          {state.problem === "reload" && (
            <Button variant="secondary" size="small" onClick={() => reloadAt(item)}>
              {words.reloadButton}
            </Button>
          )}
        </div>
      )}
      {isRecording ? (
        <>
          <p role="timer" className="tool-timer">
            <span className="tool-recording">{words.recording}</span>{" "}
            {state.silence > 0
              ? fillWords(words.counting, { number: Math.min(state.silence, 4) })
              : fillWords(words.seconds, { seconds: state.seconds })}
          </p>
          <p className="tool-actions">
            <Button size="small" onClick={recorder.keepSilence}>
              {words.silence}
            </Button>
            <Button variant="secondary" size="small" onClick={recorder.stop}>
              {words.stop}
            </Button>
          </p>
        </>
      ) : (
        <p className="tool-actions">
          <Button ref={button} size="small" isBusy={state.is === "asking"} onClick={start}>
            {state.is === "recorded" ? words.recordAgain : words.record}
          </Button>
          {state.is === "recorded" && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                recorder.remove();
                setSaid(words.removed);
              }}
            >
              {words.remove}
            </Button>
          )}
        </p>
      )}
      {state.is === "recorded" && (
        // biome-ignore lint/a11y/useMediaCaption: somebody's own voice, heard by nobody else.
        <audio controls src={state.url} aria-label={words.listen} />
      )}
      <p role="status" className="workbook-hint">
        {said}
      </p>
      <p className="workbook-hint">{words.privacy}</p>
    </div>
  );
}

const placeOf = (item: string) => `#record-${item}`;

/** The page begins anew at the recorder, not at its top. */
function reloadAt(item: string) {
  window.history.replaceState(window.history.state, "", placeOf(item));
  window.location.reload();
}

/** The button that records, gone to where the page was loaded anew for it. */
function useReturn(item: string) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (window.location.hash !== placeOf(item)) return;
    button.current?.scrollIntoView({ block: "center", behavior: "instant" });
    button.current?.focus({ preventScroll: true });
    // Whoever comes back here later begins at the top.
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  }, [item]);
  return button;
}

type Policy = { allowsFeature: (feature: string) => boolean };

/** The page may have begun elsewhere in the academy, where no microphone is allowed: then it has to be loaded anew. */
function isAllowedHere(): boolean {
  const { featurePolicy } = document as Document & { featurePolicy?: Policy };
  return featurePolicy?.allowsFeature("microphone") ?? true;
}

async function openMicrophone(): Promise<MediaStream> {
  if (typeof MediaRecorder === "undefined" || !navigator.mediaDevices) {
    throw new RecorderUnavailable("unsupported");
  }
  if (!isAllowedHere()) throw new RecorderUnavailable("reload");
  return navigator.mediaDevices.getUserMedia({ audio: true });
}

function useRecorder(onTake: () => void) {
  const take = useRef(onTake);
  useEffect(() => {
    take.current = onTake;
  });
  const [recorder] = useState(() =>
    createRecorder({
      open: openMicrophone,
      make: (stream) => new MediaRecorder(stream),
      toUrl: (sound) => URL.createObjectURL(sound),
      forget: (url) => URL.revokeObjectURL(url),
      everySecond: (tick) => {
        const timer = setInterval(tick, 1000);
        return () => clearInterval(timer);
      },
      onTake: () => take.current(),
    }),
  );
  useEffect(() => {
    const close = () => recorder.close();
    window.addEventListener("pagehide", close);
    return () => {
      window.removeEventListener("pagehide", close);
      close();
    };
  }, [recorder]);
  return { recorder, state: useSyncExternalStore(recorder.subscribe, recorder.current) };
}

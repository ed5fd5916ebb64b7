import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createRecorder, RecorderUnavailable } from "./recorder.ts";

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

export function useRecorder(onTake: () => void) {
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

import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ProgressBar } from "../../../../ui/waiting/progress-bar.tsx";
import { refreshMedia } from "../calls.ts";
import { type Upload, uploadStore } from "./upload-store.ts";

const words = studioMediaPage.uploads;

/** Every upload since the studio was opened, until it is hidden; or only those that are for one place. */
export function UploadList({ place }: { place?: string | undefined }) {
  const uploads = useUploads().filter((upload) => place === undefined || upload.place === place);
  if (uploads.length === 0) return null;
  return (
    <ul className="upload-list" aria-label={words.label}>
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} />
      ))}
    </ul>
  );
}

const percentOf = ({ sent, size }: Upload) => Math.floor((sent / Math.max(1, size)) * 100);

function standing(upload: Upload): string {
  const { state, problem = "", reason = "type" } = upload;
  const percent = percentOf(upload);
  if (state === "preparing") {
    return fillWords(words.preparing, { percent: Math.floor((upload.prepared ?? 0) * 100) });
  }
  if (state === "uploading" || state === "paused") return fillWords(words[state], { percent });
  if (state === "failed") return fillWords(words.failed, { reason: problem });
  return state === "refused" ? `${words.refused}. ${words.refusals[reason]}` : words[state];
}

function UploadLine({ upload }: { upload: Upload }) {
  const { key, name, size, sent, state, prepared = 0, isAsItWas } = upload;
  const isArriving = ["waiting", "preparing", "uploading", "paused", "offline"].includes(state);
  const isOver = state === "done" || state === "refused" || state === "failed";
  const named = (action: string) => fillWords(words.named, { action, name });
  return (
    <li className="upload-line" data-state={state}>
      <p className="wrap-anywhere weight-500">
        <bdi>{name}</bdi>
      </p>
      <p className="studio-small" role={isOver ? "status" : undefined}>
        {standing(upload)}
      </p>
      {isArriving && (
        <ProgressBar
          label={fillWords(words.progress, { name })}
          isLabelHidden
          value={state === "preparing" ? prepared : sent}
          max={state === "preparing" ? 1 : Math.max(1, size)}
          valueText={standing(upload)}
        />
      )}
      {isAsItWas && state !== "refused" && (
        <p className="studio-small upload-note">{words.asItWas[isAsItWas]}</p>
      )}
      <div className="upload-actions">
        {state === "preparing" && (
          <Button
            variant="quiet"
            size="small"
            aria-label={named(words.skip)}
            onClick={() => uploadStore.skip(key)}
          >
            {words.skip}
          </Button>
        )}
        {state === "uploading" && (
          <Button
            variant="quiet"
            size="small"
            aria-label={named(words.pause)}
            onClick={() => uploadStore.pause(key)}
          >
            {words.pause}
          </Button>
        )}
        {(state === "paused" || state === "failed") && (
          <Button
            variant="quiet"
            size="small"
            aria-label={named(words.resume)}
            onClick={() => uploadStore.resume(key)}
          >
            {words.resume}
          </Button>
        )}
        {state !== "checking" && (
          <Button
            variant="quiet"
            size="small"
            aria-label={named(isArriving ? words.cancel : words.dismiss)}
            onClick={() => uploadStore.dismiss(key)}
          >
            {isArriving ? words.cancel : words.dismiss}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The uploads under way, for whoever shows them; the library is asked for anew when one has arrived. */
function useUploads() {
  const client = useQueryClient();
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.current, uploadStore.current);
  const doneCount = uploads.filter(({ state }) => state === "done").length;
  useEffect(() => {
    if (doneCount > 0) void refreshMedia(client);
  }, [doneCount, client]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (uploadStore.isUnderWay()) event.preventDefault();
    };
    window.addEventListener("beforeunload", stay);
    window.addEventListener("online", uploadStore.goOn);
    return () => {
      window.removeEventListener("beforeunload", stay);
      window.removeEventListener("online", uploadStore.goOn);
    };
  }, []);
  return uploads;
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { refreshMedia } from "../calls.ts";
import { uploadStore } from "./upload-store.ts";

/** The uploads under way, for whoever shows them; the library is asked for anew when one has arrived. */
export function useUploads() {
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

import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioCourse } from "@academy/contract/studio-courses";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { courseQuery, orderCourse, refreshCourses } from "../calls.ts";
import { type Arrangement, arrangementOf, orderOf } from "./arrangement.ts";

/** Whoever presses an arrow five times moves a lesson by five places, and sends it once. */
const restMs = 400;

/** The order as it stands on the screen; the server hears of it when the moving has come to rest, one after the other. */
export function useArrangement(course: StudioCourse) {
  const client = useQueryClient();
  const { id, revision } = course;
  const [moved, setMoved] = useState<Arrangement>();
  const arrangement = moved ?? arrangementOf(course.modules);
  const known = useRef(revision);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Arrangement>(undefined);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (isSending.current || !waiting.current) return;
    isSending.current = true;
    while (waiting.current) {
      const next = waiting.current;
      waiting.current = undefined;
      try {
        const body = { revision: known.current, modules: orderOf(next) };
        known.current = (await orderCourse(id, body)).revision;
      } catch (error) {
        waiting.current = undefined;
        const isConflict = hasCode(error, "CONFLICT");
        toast({ title: isConflict ? studioCoursePage.contents.conflict : explain(error) });
      }
    }
    await client.invalidateQueries({ queryKey: courseQuery(id).queryKey });
    isSending.current = false;
    // Whoever moved on meanwhile sees their own order, and it goes next.
    if (waiting.current) return send();
    setMoved(undefined);
    void refreshCourses(client);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
    // Another's change is met with their revision, ours with the one we were told.
    if (!isSending.current) known.current = revision;
  });
  const move = (next: Arrangement) => {
    if (next === arrangement) return false;
    setMoved(next);
    clearTimeout(timer.current);
    waiting.current = next;
    timer.current = setTimeout(() => void latest.current(), restMs);
    return true;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void latest.current();
    },
    [],
  );
  return { arrangement, move };
}

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

/** The order as it stands on the screen; the server hears of it when the moving has come to rest. */
export function useArrangement(course: StudioCourse) {
  const client = useQueryClient();
  const [moved, setMoved] = useState<{ arrangement: Arrangement; of: StudioCourse }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  // What has come from the server since is the truth.
  const isCurrent = moved?.of === course;
  const arrangement = isCurrent ? moved.arrangement : arrangementOf(course.modules);

  const send = async (next: Arrangement) => {
    waiting.current = undefined;
    try {
      await orderCourse(course.id, { revision: course.revision, modules: orderOf(next) });
    } catch (error) {
      const isConflict = hasCode(error, "CONFLICT");
      toast({ title: isConflict ? studioCoursePage.contents.conflict : explain(error) });
      setMoved(undefined);
    }
    await client.invalidateQueries({ queryKey: courseQuery(course.id).queryKey });
    void refreshCourses(client);
  };
  const move = (next: Arrangement) => {
    if (next === arrangement) return false;
    setMoved({ arrangement: next, of: course });
    clearTimeout(timer.current);
    waiting.current = () => void send(next);
    timer.current = setTimeout(() => waiting.current?.(), restMs);
    return true;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );
  return { arrangement, move };
}

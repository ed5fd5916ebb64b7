import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioCourse } from "@academy/contract/studio/courses";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { arrangeCourse, courseQuery, refreshCourses } from "../calls.ts";
import { type Arrangement, arrangementOf, orderOf } from "./arrangement.ts";
import { createOrderSender } from "./order-sender.ts";

/** The order as it stands on the screen: one's own while it is on its way, otherwise the server's. */
export function useArrangement(course: StudioCourse) {
  const client = useQueryClient();
  const { id, revision } = course;
  const [moved, setMoved] = useState<Arrangement>();
  const [sender] = useState(() =>
    createOrderSender<Arrangement>({
      send: async (next, known) =>
        (await arrangeCourse(id, { revision: known, modules: orderOf(next) })).revision,
      onFailure: (error) => {
        setMoved(undefined);
        toast({ title: hasCode(error, "CONFLICT") ? studioCoursePage.contents.conflict : explain(error) });
      },
      onRest: () => client.invalidateQueries({ queryKey: courseQuery(id).queryKey }),
      wait: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  useEffect(() => {
    sender.knows(revision);
    // What came from the server has all of it.
    if (!sender.isBusy()) setMoved(undefined);
  }, [sender, revision]);
  useEffect(
    () => () => {
      void sender.flush().then(() => refreshCourses(client));
    },
    [sender, client],
  );
  const arrangement = moved ?? arrangementOf(course.modules);
  const move = (next: Arrangement) => {
    if (next === arrangement) return false;
    setMoved(next);
    sender.ask(next);
    return true;
  };
  return { arrangement, move };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Outbox, useTold } from "../progress/public.ts";
import { lessonQuery } from "./lesson-query.ts";

/**
 * The lesson as it stands now, on whatever device it was left. What this one still has to tell about it is told first,
 * so that the answer is the whole truth; and it is asked anew each time the lesson is opened.
 */
export function useLesson(lessonId: string, outbox: Outbox) {
  const client = useQueryClient();
  const isTold = useTold(lessonId, outbox);
  useEffect(
    () => () => client.removeQueries({ queryKey: lessonQuery(lessonId).queryKey, exact: true }),
    [client, lessonId],
  );
  return useQuery({ ...lessonQuery(lessonId), enabled: isTold });
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { hasPending, type Outbox } from "../progress/public.ts";
import { lessonQuery } from "./lesson-query.ts";

/** A line that answers nothing must not keep a lesson from opening. */
const patienceMs = 4000;

/**
 * The lesson as it stands now, on whatever device it was left. What this one still has to tell about it is told first,
 * so that the answer is the whole truth; and it is asked anew each time the lesson is opened.
 */
export function useLesson(lessonId: string, outbox: Outbox) {
  const client = useQueryClient();
  const [isTold, setTold] = useState(() => !hasPending(lessonId));
  useEffect(() => {
    if (isTold) return;
    const tell = () => setTold(true);
    const timer = setTimeout(tell, patienceMs);
    void outbox.flush().then(tell);
    return () => clearTimeout(timer);
  }, [isTold, outbox]);
  useEffect(
    () => () => client.removeQueries({ queryKey: lessonQuery(lessonId).queryKey, exact: true }),
    [client, lessonId],
  );
  return useQuery({ ...lessonQuery(lessonId), enabled: isTold });
}

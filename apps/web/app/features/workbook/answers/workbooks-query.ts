import { showWorkbooks } from "@academy/contract/calls/workbooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { hasPending, type Outbox } from "../../progress/public.ts";

const workbooksQuery = (courseId: string) => apiQuery(showWorkbooks, { params: { courseId } });

/** A line that answers nothing must not keep a workbook from opening. */
const patienceMs = 4000;

/** As they stand now, on whatever device they were left: what this one still has to tell is told first. */
export function useWorkbooks(courseId: string, outbox: Outbox) {
  const client = useQueryClient();
  const [isTold, setTold] = useState(() => !hasPending(`answer:${courseId}`));
  useEffect(() => {
    if (isTold) return;
    const tell = () => setTold(true);
    const timer = setTimeout(tell, patienceMs);
    void outbox.flush().then(tell);
    return () => clearTimeout(timer);
  }, [isTold, outbox]);
  useEffect(
    () => () => client.removeQueries({ queryKey: workbooksQuery(courseId).queryKey, exact: true }),
    [client, courseId],
  );
  return useQuery({ ...workbooksQuery(courseId), enabled: isTold });
}

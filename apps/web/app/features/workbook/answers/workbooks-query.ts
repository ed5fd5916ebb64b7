import { showWorkbooks } from "@academy/contract/calls/learning/workbooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { type Outbox, useTold } from "../../progress/public.ts";

const workbooksQuery = (courseId: string) => apiQuery(showWorkbooks, { params: { courseId } });

/** As they stand now, on whatever device they were left: what this one still has to tell is told first. */
export function useWorkbooks(courseId: string, outbox: Outbox) {
  const client = useQueryClient();
  const isTold = useTold(`answer:${courseId}`, outbox);
  useEffect(
    () => () => client.removeQueries({ queryKey: workbooksQuery(courseId).queryKey, exact: true }),
    [client, courseId],
  );
  return useQuery({ ...workbooksQuery(courseId), enabled: isTold });
}

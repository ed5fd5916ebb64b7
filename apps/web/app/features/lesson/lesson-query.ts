import { showLesson } from "@academy/contract/calls/lessons";
import { apiQuery } from "../../lib/api/query-client.ts";

export const lessonQuery = (id: string) => apiQuery(showLesson, { params: { id } });

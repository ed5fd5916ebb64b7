import { showLesson } from "@academy/contract/calls/learning/lessons";
import { apiQuery } from "../../lib/api/query-client.ts";

export const lessonQuery = (id: string) => apiQuery(showLesson, { params: { id } });

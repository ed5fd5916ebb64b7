import type { LessonView } from "@academy/contract/courses";
import { jsonQuery } from "../../lib/query-client.ts";

export const lessonQuery = (id: string) => jsonQuery<LessonView>(`/api/lessons/${encodeURIComponent(id)}`);

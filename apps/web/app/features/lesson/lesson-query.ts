import type { LessonView } from "@academy/contract/lessons";
import { jsonQuery } from "../../lib/query-client.ts";

export const lessonQuery = (id: string) => jsonQuery<LessonView>(`/api/lessons/${encodeURIComponent(id)}`);

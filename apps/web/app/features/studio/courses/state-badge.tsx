import { courseStateWords } from "@academy/content/pages/studio/courses/courses-page";
import type { CourseState } from "@academy/contract/studio/courses";
import { Badge } from "../../../ui/badge.tsx";

export function StateBadge({ state }: { state: CourseState }) {
  return <Badge look={state === "published" ? "wash" : "outline"}>{courseStateWords[state]}</Badge>;
}

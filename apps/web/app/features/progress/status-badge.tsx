import { Badge } from "../../ui/badge.tsx";
import { type LearningStatus, statusWord } from "./status.ts";

const looks = { completed: "solid", inProgress: "wash", notStarted: "outline" } as const;

export function StatusBadge({ status }: { status: LearningStatus }) {
  return <Badge look={looks[status]}>{statusWord(status)}</Badge>;
}

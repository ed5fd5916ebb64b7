import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { type LearningStatus, statusWord } from "./status.ts";

const looks = { completed: "solid", inProgress: "wash", notStarted: "outline" } as const;

/** The one look of a status, whatever page it stands on. */
export function StatusBadge({ status }: { status: LearningStatus }) {
  return (
    <Badge look={looks[status]} icon={status === "completed" && <Check aria-hidden="true" />}>
      {statusWord(status)}
    </Badge>
  );
}

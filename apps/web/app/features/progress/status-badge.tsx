import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { type LearningStatus, statusWord } from "./status.ts";

const looks = {
  // As beside a lesson of a course: what is done looks the same everywhere.
  completed: { icon: <Check aria-hidden="true" />, className: "text-gold-deep" },
  inProgress: { look: "wash" },
  notStarted: { look: "outline" },
} as const;

export function StatusBadge({ status }: { status: LearningStatus }) {
  return <Badge {...looks[status]}>{statusWord(status)}</Badge>;
}

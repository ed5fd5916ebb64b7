import { claimOf, isShown, type SampleNote } from "../lib/claims.ts";
import { Badge } from "./badge.tsx";

type SampleMarkProps = { of: SampleNote; children: string; className?: string };

/** Calls what it stands beside a sample, until the owner has confirmed it. */
export function SampleMark({ of, children, className }: SampleMarkProps) {
  if (!isShown(of)) return null;
  return (
    <Badge {...claimOf(of)} {...(className ? { className } : {})}>
      {children}
    </Badge>
  );
}

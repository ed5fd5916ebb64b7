import { claimOf, isShown, type SampleNote } from "../lib/claims.ts";
import { Badge } from "./badge.tsx";

type SampleMarkProps = { of: SampleNote | readonly SampleNote[]; children: string; className?: string };

/** Calls what it stands beside a sample, until the owner has confirmed all of it. */
export function SampleMark({ of, children, className }: SampleMarkProps) {
  const marks = [of].flat();
  if (!isShown(...marks)) return null;
  return (
    <Badge {...claimOf(...marks)} {...(className ? { className } : {})}>
      {children}
    </Badge>
  );
}

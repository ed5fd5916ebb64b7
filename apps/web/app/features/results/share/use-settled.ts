import { useEffect, useState } from "react";

const restMs = 600;

/** What was typed, once somebody has paused: a picture is not drawn for every letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

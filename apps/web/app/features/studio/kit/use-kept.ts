import { useState } from "react";

/**
 * What was found stays for as long as the same is asked, also once it says something else: nobody loses the field in
 * which they are typing, with its first letter.
 */
export function useKept(asked: string, found: readonly string[]): ReadonlySet<string> {
  const [kept, setKept] = useState({ asked, ids: new Set(found) });
  const isSame = kept.asked === asked;
  if (isSame && found.every((id) => kept.ids.has(id))) return kept.ids;
  const ids = new Set(isSame ? [...kept.ids, ...found] : found);
  setKept({ asked, ids });
  return ids;
}

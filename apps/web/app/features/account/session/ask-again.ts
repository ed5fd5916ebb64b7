import type { Query, QueryClient } from "@tanstack/react-query";
import { userQuery } from "./use-user.ts";

const isOfPerson = ({ queryKey }: Pick<Query, "queryKey">) => queryKey[0] !== userQuery.queryKey[0];

/**
 * Who is here comes first, and the rest after it: where nobody is any more, nothing of theirs is asked for, and nobody
 * is shown what somebody else was.
 */
export async function askAgain(client: QueryClient): Promise<void> {
  const who = () => client.getQueryData(userQuery.queryKey)?.email;
  const before = who();
  await client.invalidateQueries({ queryKey: userQuery.queryKey });
  const now = who();
  if (before !== undefined && now !== before) {
    client.removeQueries({ type: "inactive", predicate: isOfPerson });
    if (now !== undefined) await client.resetQueries({ predicate: isOfPerson });
  } else await client.invalidateQueries({ predicate: isOfPerson });
}

import { findFile } from "../../platform/files/files.queries.ts";
import type { AccountDeps } from "./account-deps.ts";
import { listSignInWays } from "./passwords/passwords.queries.ts";
import { pictureFileId } from "./profile/picture.rules.ts";
import type { FoundSession } from "./sessions/sessions.queries.ts";
import { showAccount } from "./show-account.ts";

/** Everything kept about a person, without what would let the file's finder sign in. */
export async function exportAccount(
  deps: Pick<AccountDeps, "db" | "now" | "personalData">,
  session: Pick<FoundSession, "id" | "user">,
) {
  const { user, ...account } = await showAccount(deps, session);
  const pictureId = pictureFileId(user.profileImageUrl);
  const picture = pictureId && (await findFile(deps.db, pictureId));
  const ways = await listSignInWays(deps.db, session.user.id);
  const elsewhere: Record<string, unknown> = {};
  for (const { name, collect } of deps.personalData) elsewhere[name] = await collect(deps.db, session.user);
  return {
    exportedAt: deps.now().toISOString(),
    user: { id: session.user.id, ...user },
    ...account,
    signInWays: ways.map(({ provider_id, created_at }) => ({
      kind: provider_id === "credential" ? "password" : provider_id,
      since: created_at.toISOString(),
    })),
    files: picture
      ? [
          {
            name: picture.name,
            contentType: picture.contentType,
            size: picture.size,
            url: user.profileImageUrl,
          },
        ]
      : [],
    ...elsewhere,
  };
}

import type { Role } from "./account.ts";
import type { Audience } from "./call.ts";

type StudioAudience = Exclude<Audience, "everyone" | "members">;

/** Who may make the calls of the studio. Whoever is not named may not. */
const allowed: Readonly<Record<StudioAudience, readonly Role[]>> = {
  owners: ["owner"],
  editors: ["editor", "owner"],
  support: ["support", "owner"],
  staff: ["support", "editor", "owner"],
};

export const isAllowed = (audience: StudioAudience, role: Role | undefined): boolean =>
  role !== undefined && allowed[audience].includes(role);

import { isAllowed } from "@academy/contract/roles";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import { guiseIdOf } from "../../../platform/guise.rules.ts";
import type { AccountDeps } from "../account-deps.ts";
import { isFresh } from "../proofs/fresh-proof.rules.ts";
import type { User } from "../users.queries.ts";
import type { Cookies } from "./cookies.ts";
import { isDueForKeeping, sessionExpiry } from "./session.rules.ts";
import { type FoundSession, findSession, keepSession } from "./sessions.queries.ts";

type Request = Pick<FastifyRequest, "headers">;
type StudioAudience = Parameters<typeof isAllowed>[0];

/** Who asks. Every handler that needs to know asks here; nothing is decided by the path alone. */
export type Auth = {
  /** Whether the browser believes that somebody is signed in; good for a first guess, proves nothing. */
  hasSessionCookie(request: Request): boolean;
  findSession(request: Request): Promise<FoundSession | undefined>;
  /** Whether an owner who is signed in looks as somebody else. */
  isInGuise(request: Request): Promise<boolean>;
  findUser(request: Request): Promise<User | undefined>;
  requireSession(request: Request): Promise<FoundSession>;
  requireUser(request: Request): Promise<User>;
  /** What changes who can get in is for whoever has shown lately that it is them: a session that was stolen is not enough. */
  requireFreshProof(request: Request): Promise<void>;
  /** Whoever may make the calls of this audience. In live nobody without a second factor gets further than setting one up. */
  requireStaff(request: Request, audience: StudioAudience): Promise<User>;
  requireOwner(request: Request): Promise<User>;
};

const visitor = "visitor";

/** What an owner is taken for who looks at her academy with other eyes: nobody, or a learner who has just come. */
function viewedAs(session: FoundSession, view: string): FoundSession | undefined {
  if (view === visitor) return undefined;
  const user: User = {
    ...session.user,
    id: guiseIdOf(view),
    email: "guise@academy.invalid",
    imageUrl: null,
    role: "learner",
    wantsNews: false,
    hasSecondFactor: false,
    hasEntitlement: true,
  };
  return { ...session, user };
}

type Deps = Pick<AccountDeps, "db" | "hash" | "now"> & { cookies: Cookies; isDemo: boolean };

export function makeAuth({ db, hash, now, cookies, isDemo }: Deps): Auth {
  const findAfresh = async (request: Request): Promise<{ session?: FoundSession; isInGuise: boolean }> => {
    const token = cookies.read(request, "session");
    const session = token && (await findSession(db, hash("session", token)));
    const at = now();
    if (!session || session.expiresAt <= at) return { isInGuise: false };
    if (isDueForKeeping(session.lastSeenAt, at)) {
      await keepSession(db, session.id, sessionExpiry(session.startedAt, at), at);
    }
    const view = session.user.role === "owner" ? cookies.readGuise(request) : undefined;
    if (view === undefined) return { session, isInGuise: false };
    const viewed = viewedAs(session, view);
    return { ...(viewed ? { session: viewed } : {}), isInGuise: true };
  };
  // A call asks who is there before it reads anything, and its handler asks again.
  const found = new WeakMap<Request, ReturnType<typeof findAfresh>>();
  const findOnce = (request: Request) => {
    const answer = found.get(request) ?? findAfresh(request);
    found.set(request, answer);
    return answer;
  };
  const find = async (request: Request) => (await findOnce(request)).session;
  const requireSession = async (request: Request) => {
    const session = await find(request);
    if (!session) throw new AppError("UNAUTHORIZED");
    return session;
  };
  const requireStaff = async (request: Request, audience: StudioAudience) => {
    const { user } = await requireSession(request);
    if (!isAllowed(audience, user.role)) throw new AppError("FORBIDDEN");
    if (!isDemo && !user.hasSecondFactor) throw new AppError("SECOND_FACTOR_NEEDED");
    return user;
  };
  return {
    hasSessionCookie: (request) =>
      cookies.read(request, "session") !== undefined && cookies.readGuise(request) !== visitor,
    findSession: find,
    isInGuise: async (request) => (await findOnce(request)).isInGuise,
    findUser: async (request) => (await find(request))?.user,
    requireSession,
    requireUser: async (request) => (await requireSession(request)).user,
    async requireFreshProof(request) {
      const { provenAt } = await requireSession(request);
      if (!isFresh(provenAt, now())) throw new AppError("FRESH_PROOF_NEEDED");
    },
    requireStaff,
    requireOwner: (request) => requireStaff(request, "owners"),
  };
}

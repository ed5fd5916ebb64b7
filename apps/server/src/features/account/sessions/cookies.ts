import type { FastifyReply, FastifyRequest } from "fastify";

const day = 24 * 60 * 60;

/** Seconds the browser keeps each; how long it is worth anything the server decides. */
const cookies = {
  session: { name: "academy_session", maxAge: 60 * day },
  secondFactor: { name: "academy_second_factor", maxAge: 600 },
  signUp: { name: "academy_sign_up", maxAge: day },
  openId: { name: "openid_state", maxAge: 300 },
  device: { name: "academy_device", maxAge: 365 * day },
} as const;

type CookieKind = keyof typeof cookies;

/**
 * Comes and goes with the session's cookie and can be read by scripts: it says that there is one, and nothing else. The
 * pages of visitors then need not ask who is there.
 */
const hintName = "academy_signed_in";

/** As whom an owner looks: of no worth without her session, and read by the page that says so. It ends with the browser. */
const guiseName = "academy_guise";

export type Cookies = {
  /** What it carries, if it looks like something we could have set. */
  read(request: Pick<FastifyRequest, "headers">, kind: CookieKind): string | undefined;
  set(reply: FastifyReply, kind: CookieKind, token: string): void;
  clear(reply: FastifyReply, kind: CookieKind): void;
  /** `visitor`, or the key of an offer whose learner somebody looks as. */
  readGuise(request: Pick<FastifyRequest, "headers">): string | undefined;
  setGuise(reply: FastifyReply, view: string): void;
  clearGuise(reply: FastifyReply): void;
};

/** Browsers take the `__Host-` prefix over https alone, which a demo has not. */
export function makeCookies({ isDemo }: { isDemo: boolean }): Cookies {
  const prefix = isDemo ? "" : "__Host-";
  const nameOf = (kind: CookieKind) => prefix + cookies[kind].name;
  const sameSite = `SameSite=Lax${isDemo ? "" : "; Secure"}`;
  const write = (reply: FastifyReply, kind: CookieKind, value: string, maxAge: number) => {
    reply.header("set-cookie", `${nameOf(kind)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; ${sameSite}`);
    if (kind !== "session") return;
    reply.header("set-cookie", `${prefix}${hintName}=${value && 1}; Max-Age=${maxAge}; Path=/; ${sameSite}`);
    if (value === "") clearGuise(reply);
  };
  const clearGuise = (reply: FastifyReply) =>
    void reply.header("set-cookie", `${prefix}${guiseName}=; Max-Age=0; Path=/; ${sameSite}`);
  return {
    readGuise: ({ headers }) => findValue(headers.cookie, prefix + guiseName, /^[\w-]{1,60}$/),
    setGuise: (reply, view) =>
      void reply.header("set-cookie", `${prefix}${guiseName}=${view}; Path=/; ${sameSite}`),
    clearGuise,
    read: ({ headers }, kind) => findValue(headers.cookie, nameOf(kind), /^[\w-]{43}(\.[\w-]{43})?$/),
    set: (reply, kind, token) => write(reply, kind, token, cookies[kind].maxAge),
    clear: (reply, kind) => write(reply, kind, "", 0),
  };
}

function findValue(header: string | undefined, name: string, like: RegExp): string | undefined {
  const pair = header?.split(";").find((each) => each.trimStart().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  return value && like.test(value) ? value : undefined;
}

import type { Role } from "@academy/contract/account";
import type { startApi } from "./servers/start-api.ts";

export type Api = Awaited<ReturnType<typeof startApi>>;

/** As much of a server as a browser knows: where it is. */
export type Site = Pick<Api, "call"> & { settings: { baseUrl: string } };

/** Somebody at a browser: keeps cookies as one does, and says where its requests come from. */
export function openBrowser(api: Site, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();

  async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const isBytes = body instanceof Uint8Array;
    const response = await api.call(path, {
      method,
      headers: {
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
        ...(body === undefined || isBytes ? {} : { "content-type": "application/json" }),
        origin: api.settings.baseUrl,
        ...headers,
        ...more,
      },
      ...(body === undefined ? {} : { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return {
    jar,
    send,
    get: (path: string, more?: Record<string, string>) => send("GET", path, undefined, more),
    post: (path: string, body?: unknown, more?: Record<string, string>) => send("POST", path, body, more),
    /** Whom the academy takes it for: an address, or the status of the refusal. */
    async who(): Promise<string | number> {
      const response = await send("GET", "/api/auth/user");
      const { email } = (await response.json()) as { email?: string };
      return email ?? response.status;
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** A browser in which a sample person is signed in. */
export async function signedIn(api: Api, role: Role = "learner", headers = {}) {
  const person = api.sampleSignIns.find((each) => each.role === role);
  if (!person) throw new Error(`there is no sample ${role}`);
  const browser = openBrowser(api, headers);
  const { email, password } = person;
  const response = await browser.post("/api/auth/sign-in/email", { email, password });
  if (response.status !== 200) throw new Error(`signing in answered ${response.status}`);
  return { ...browser, email, password };
}

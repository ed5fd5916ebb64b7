import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "../processes.ts";

export type Owner = {
  person: { email: string; password: string };
  headers: { cookie: string; origin: string };
  /** A call of the studio: its answer, and how long that took. */
  call: <Answer>(method: string, path: string, body?: object) => Promise<{ answer: Answer; ms: number }>;
};

/** The sample owner, whom the first start names. */
export async function signInOwner(product: Running, known?: Owner["person"]): Promise<Owner> {
  const { url } = product;
  const person = known ?? (await readPerson(product));
  const response = await fetchPatiently(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`signing in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const headers = { cookie, origin: url };
  return {
    person,
    headers,
    async call<Answer>(method: string, path: string, body?: object) {
      let began = 0;
      const answer = await fetchPatiently(
        url + path,
        {
          method,
          headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        },
        () => {
          began = performance.now();
        },
      );
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      const text = await answer.text();
      return { answer: (text ? JSON.parse(text) : undefined) as Answer, ms: performance.now() - began };
    },
  };
}

/** On a machine with others on it a server may turn somebody away for a moment: asked again, and timed again. */
async function fetchPatiently(url: string, init: RequestInit, onAsk = () => {}): Promise<Response> {
  for (let tries = 0; ; tries++) {
    onAsk();
    const response = await fetch(url, init);
    if (response.status !== 503 || tries === 60) return response;
    await wait(500);
  }
}

async function readPerson({ output }: Running): Promise<Owner["person"]> {
  for (let tries = 0; tries < 100; tries++) {
    const [, email, password] = /sample owner: (\S+) \/ (\S+)/.exec(output()) ?? [];
    if (email && password) return { email, password };
    await wait(50);
  }
  throw new Error("there is no sample owner");
}

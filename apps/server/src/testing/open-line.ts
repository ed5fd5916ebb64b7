import { Agent, request } from "node:http";
import { onTestFinished } from "vitest";

type LineRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };

/**
 * For tables of thousands of requests, a few at a time: `fetch` takes longer over each than the server does, and sends
 * another path than the one it is given.
 */
export function openLine(url: string) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { hostname, port } = new URL(url);
  const send = ({ method, path, headers = {}, body }: LineRequest) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const sending = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } });
      sending.on("error", reject);
      sending.on("response", async (response) => {
        try {
          let text = "";
          for await (const piece of response.setEncoding("utf8")) text += piece;
          resolve({ status: response.statusCode ?? 0, text });
        } catch (error) {
          reject(error);
        }
      });
      sending.end(body);
    });
  return {
    send,
    /** All of them, so many under way at once. */
    async sendAll<Each extends LineRequest>(
      all: readonly Each[],
      hear: (each: Each, answer: Awaited<ReturnType<typeof send>>) => void,
    ): Promise<void> {
      const left = all.values();
      const sender = async () => {
        for (let next = left.next(); !next.done; next = left.next()) hear(next.value, await send(next.value));
      };
      await Promise.all(Array.from({ length: atOnce }, sender));
    },
  };
}

const atOnce = 8;

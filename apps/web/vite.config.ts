import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type ProxyOptions } from "vite";

/** In development Vite stands in front and hands on what only the server knows. */
const server = "http://127.0.0.1:5001";
const serverPaths = ["^/api/", "^/files/", "^/(healthz|readyz|metrics)$"];

/** Who gets "/" is decided by the server; the page itself, as all pages, comes from Vite. */
const frontDoor: ProxyOptions = {
  target: server,
  bypass: async ({ headers: { cookie = "" }, url }) => {
    const answer = await fetch(server, { headers: { cookie }, redirect: "manual" });
    return answer.ok ? url : undefined;
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: {
    proxy: { ...Object.fromEntries(serverPaths.map((path) => [path, server])), "^/(\\?.*)?$": frontDoor },
  },
  // Prerendering asks a preview server for the pages, which would otherwise hand on the same paths.
  preview: { proxy: {} },
});

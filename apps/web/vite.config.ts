import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** In development Vite stands in front and hands on what only the server knows; "/" is decided there too. */
const server = "http://127.0.0.1:5001";
const serverPaths = ["^/$", "^/api/", "^/files/", "^/(healthz|readyz|metrics)$"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
  // Prerendering asks a preview server for the pages, which would otherwise hand on the same paths.
  preview: { proxy: {} },
});

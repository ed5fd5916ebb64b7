import { defineCall } from "../call.ts";
import { fileParams } from "../files.ts";
import { alive, readiness } from "../health.ts";

export const showHealth = defineCall({
  method: "GET",
  path: "/healthz",
  audience: "everyone",
  summary: "The process is alive",
  answer: alive,
});
export const showReadiness = defineCall({
  method: "GET",
  path: "/readyz",
  audience: "everyone",
  summary: "It can do its work; 503 where it can't",
  answer: readiness,
});
export const showMetrics = defineCall({
  method: "GET",
  path: "/metrics",
  audience: "everyone",
  summary: "Figures for Prometheus, from this machine or with the metrics token",
  answer: { mediaTypes: ["text/plain"] },
});
export const publicFile = defineCall({
  method: "GET",
  path: "/files/:id",
  audience: "everyone",
  summary: "A public file, such as a profile picture",
  params: fileParams,
  answer: { mediaTypes: ["application/octet-stream"] },
});

import type { DownloadView } from "@academy/contract/learning/resources";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "../../lib/api/query-client.ts";
import { downloadsQuery, learningQuery } from "../progress/public.ts";
import { followDownload } from "./download-link.tsx";

const download = (id: string): DownloadView => ({
  id,
  downloadedAt: "2026-05-01T10:00:00Z",
  resource: {
    id,
    title: id,
    fileType: "pdf",
    courseTitle: "A course",
    archetype: "artist",
    position: 0,
    downloadUrl: null,
  },
});

test("a list on show is asked for until it knows of the download, and not longer", async () => {
  const client = createQueryClient();
  client.setQueryData(downloadsQuery.queryKey, [download("old")]);
  client.setQueryData(learningQuery.queryKey, {
    watchedSeconds: 0,
    streakDays: 0,
    achievements: [],
    downloadedResources: 1,
    workbook: null,
    calendar: { isHolder: false, hasSessions: false, hasRecordings: false, next: null, spaces: [] },
  });
  const answers = [[download("old")], [download("new"), download("old")], [download("newer")]];
  let asked = 0;
  const queryFn = async () => answers[asked++] ?? [];
  const stop = new QueryObserver(client, { ...downloadsQuery, queryFn }).subscribe(() => {});
  await followDownload(client, [1, 1, 1]);
  stop();
  expect(asked).toBe(2);
  expect(client.getQueryState(learningQuery.queryKey)?.isInvalidated).toBe(true);
});

test("what is not on show is asked for by the next page that shows it", async () => {
  const client = createQueryClient();
  client.setQueryData(downloadsQuery.queryKey, []);
  await followDownload(client, [1]);
  expect(client.getQueryState(downloadsQuery.queryKey)?.isInvalidated).toBe(true);
});

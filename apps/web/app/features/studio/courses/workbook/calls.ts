import type { CallBody } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/workbooks";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";

export const booksQuery = (courseId: string) => apiQuery(calls.listBooks, { params: { id: courseId } });
export const useBooks = (courseId: string) => useQuery({ ...booksQuery(courseId), staleTime: 0 });
export const bookQuery = (id: string) => apiQuery(calls.showBook, { params: { id } });
export const useBookVersions = (id: string, enabled: boolean) =>
  useQuery({ ...apiQuery(calls.listBookVersions, { params: { id } }), staleTime: 0, enabled });
export const bookVersionQuery = (id: string, versionId: string) =>
  apiQuery(calls.showBookVersion, { params: { id, versionId } });

/** Here, and on the learners’ pages of whoever edits. */
export const refreshBooks = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(studio\/)?(courses|workbooks)|^\/api\/resources/.test(String(path)),
  });

export const makeBook = (courseId: string, title: string) =>
  callApi(calls.makeBook, { params: { id: courseId }, body: { title } });
export const arrangeBooks = (courseId: string, ids: string[]) =>
  callApi(calls.arrangeBooks, { params: { id: courseId }, body: { ids } });
export const readBook = (id: string) => callApi(calls.showBook, { params: { id } });
export const saveBook = (id: string, body: CallBody<typeof calls.saveBookDraft>) =>
  callApi(calls.saveBookDraft, { params: { id }, body, keepalive: true });
export const publishBook = (id: string, revision: number) =>
  callApi(calls.publishBook, { params: { id }, body: { revision } });
export const withdrawBook = (id: string) => callApi(calls.withdrawBook, { params: { id } });
export const deleteBook = (id: string) => callApi(calls.deleteBook, { params: { id } });
export const restoreBook = (id: string, versionId: string, revision: number) =>
  callApi(calls.restoreBookVersion, { params: { id, versionId }, body: { revision } });

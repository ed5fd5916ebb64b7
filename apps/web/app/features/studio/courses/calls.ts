import type { CallBody } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/courses";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";

export const useCourses = () => useQuery({ ...apiQuery(calls.listStudioCourses), staleTime: 0 });
export const courseQuery = (id: string) => apiQuery(calls.showStudioCourse, { params: { id } });
export const useCourse = (id: string) => useQuery({ ...courseQuery(id), staleTime: 0 });
export const lessonQuery = (id: string) => apiQuery(calls.showStudioLesson, { params: { id } });
export const useVersions = (id: string, enabled: boolean) =>
  useQuery({ ...apiQuery(calls.listLessonVersions, { params: { id } }), staleTime: 0, enabled });
export const versionQuery = (id: string, versionId: string) =>
  apiQuery(calls.showLessonVersion, { params: { id, versionId } });
export const openingsQuery = (id: string) => apiQuery(calls.listLessonOpenings, { params: { id } });

/** What the academy shows of courses is asked for anew: here, and on the learners’ pages of whoever edits. */
export const refreshCourses = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(studio\/)?(courses|lessons|shelves|recordings)|^\/api\/(progress|my-recordings)|^\/api\/studio\/media/.test(
        String(path),
      ),
  });

/** A change to courses: whoever shows them hears of it. */
export function useCourseChange<Given, Done>(change: (given: Given) => Promise<Done>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => refreshCourses(client) });
}

type Body<Call> = CallBody<Call>;

export const makeCourse = (title: string) => callApi(calls.makeCourse, { body: { title } });
export const changeCourse = (id: string, body: Body<typeof calls.changeCourse>) =>
  callApi(calls.changeCourse, { params: { id }, body });
export const changeCover = (id: string, mediaId: string | null) =>
  callApi(calls.changeCourseCover, { params: { id }, body: { mediaId } });
export const changePackage = (id: string, isInPackage: boolean) =>
  callApi(calls.changeCoursePackage, { params: { id }, body: { isInPackage } });
export const changeState = (id: string, body: Body<typeof calls.changeCourseState>) =>
  callApi(calls.changeCourseState, { params: { id }, body });
export const arrangeCourse = (id: string, body: Body<typeof calls.arrangeCourse>) =>
  callApi(calls.arrangeCourse, { params: { id }, body });
export const makeModule = (id: string, title: string) =>
  callApi(calls.makeModule, { params: { id }, body: { title } });
export const changeModule = (id: string, body: Body<typeof calls.changeModule>) =>
  callApi(calls.changeModule, { params: { id }, body });
export const archiveModule = (id: string, isArchived: boolean) =>
  callApi(calls.archiveModule, { params: { id }, body: { isArchived } });
export const makeLesson = (id: string, title: string) =>
  callApi(calls.makeLesson, { params: { id }, body: { title } });
export const archiveLesson = (id: string, isArchived: boolean) =>
  callApi(calls.archiveLesson, { params: { id }, body: { isArchived } });
export const readLesson = (id: string) => callApi(calls.showStudioLesson, { params: { id } });
export const saveDraft = (id: string, body: Body<typeof calls.saveDraft>) =>
  callApi(calls.saveDraft, { params: { id }, body, keepalive: true });
export const publishLesson = (id: string, revision: number) =>
  callApi(calls.publishLesson, { params: { id }, body: { revision } });
export const changeSettings = (id: string, body: Body<typeof calls.changeLessonSettings>) =>
  callApi(calls.changeLessonSettings, { params: { id }, body });
export const changeFilm = (id: string, body: Body<typeof calls.changeLessonFilm>) =>
  callApi(calls.changeLessonFilm, { params: { id }, body });
export const changeCaptions = (id: string, vtt: string | null) =>
  callApi(calls.changeLessonCaptions, { params: { id }, body: { vtt } });
export const restoreVersion = (id: string, versionId: string, revision: number) =>
  callApi(calls.restoreLessonVersion, { params: { id, versionId }, body: { revision } });
export const openFor = (id: string, email: string) =>
  callApi(calls.openLessonFor, { params: { id }, body: { email } });
export const endOpening = (id: string, userId: string) =>
  callApi(calls.endLessonOpening, { params: { id, userId } });

import * as calls from "@academy/contract/calls/learning/resources";
import { pathOf } from "@academy/contract/path-of";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { sendFile } from "../../platform/files/send-file.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Log } from "../../platform/log/log.ts";
import { entitledCourses } from "../access/public.ts";
import type { Auth } from "../account/public.ts";
import { modulesLater } from "../courses/public.ts";
import { downloadResource } from "./download-resource.ts";
import { listDownloadedResources, listDownloads } from "./downloads.queries.ts";
import { makeFileSizes } from "./file-sizes.ts";
import { makePrintedWorkbooks } from "./printed-workbooks.ts";
import { listResources } from "./resources.queries.ts";

type Deps = {
  db: Db;
  now: Clock;
  store: FileStore;
  documents: Pick<Documents, "renderWorkbook" | "paper">;
  auth: Pick<Auth, "requireUser">;
  log: Log;
  /** Whether workbooks that nobody has wanted yet are printed once their list is read, to say how large they are. */
  printsAhead: boolean;
};

const maxDownloads = 100;
export const downloadUrlOf = (id: string) => pathOf(calls.downloadResource, { params: { id } });

export function resourcesRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now, store, auth } = deps;
  const printed = makePrintedWorkbooks(deps);
  const sizesOf = makeFileSizes({ ...deps, printed });
  return async (app) => {
    registerCall(app, calls.listResources, async (request) => {
      const user = await auth.requireUser(request);
      const courses = [...(await entitledCourses(db, user, now()))];
      const resources = await listResources(db, courses);
      const sizes = await sizesOf(courses);
      const downloaded = new Set(await listDownloadedResources(db, user.id));
      const later = await modulesLater(db, user, courses, now());
      return resources.map(({ courseId, courseTitle, fileName, hasWords, moduleId, ...resource }) => ({
        ...resource,
        fileSize: sizes.get(resource.id) ?? null,
        slug: hasWords ? fileName.replace(/\.pdf$/, "") : null,
        opensAt: later.get(moduleId ?? "")?.toISOString() ?? null,
        isDownloaded: downloaded.has(resource.id),
        course: { id: courseId, title: courseTitle },
        downloadUrl: downloadUrlOf(resource.id),
      }));
    });

    registerCall(
      app,
      calls.downloadResource,
      async (request, reply) => {
        const user = await auth.requireUser(request);
        const file = await downloadResource({ db, now, printed }, user, {
          id: request.params.id,
          clickId: request.query.click,
          isRead: request.method === "GET",
          isPart: request.headers.range !== undefined,
        });
        return sendFile(request, reply, store, file, { isDownload: true });
      },
      { answersHead: true },
    );

    registerCall(app, calls.listDownloads, async (request) => {
      const user = await auth.requireUser(request);
      const { limit = maxDownloads, before } = request.query;
      const [open, downloads] = await Promise.all([
        entitledCourses(db, user, now()),
        listDownloads(db, user.id, { limit, before }),
      ]);
      const later = await modulesLater(db, user, [...open], now());
      return downloads.map(({ id, downloadedAt, resourceId, courseId, moduleId, isThere, ...resource }) => ({
        id,
        downloadedAt: downloadedAt.toISOString(),
        resource: {
          ...resource,
          id: resourceId,
          downloadUrl:
            isThere && open.has(courseId) && !later.has(moduleId ?? "") ? downloadUrlOf(resourceId) : null,
        },
      }));
    });
  };
}

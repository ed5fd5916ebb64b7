import * as calls from "@academy/contract/calls/studio/courses";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import type { Actor } from "../../audit/public.ts";
import { showVersion } from "../../drafts/public.ts";
import { archiveModule, arrangeCourse, changeModule, makeLesson, makeModule } from "./arrange-course.ts";
import { changeCourse, changeCover, changePackage, changeState, makeCourse } from "./change-course.ts";
import { changeCaptions, changeFilm } from "./change-film.ts";
import { endOpening, openFor } from "./open-for-learner.ts";
import { showCourse, showCourses } from "./show-courses.ts";
import { type Films, showLessonVersions, showOpenings, showWritten } from "./show-written.ts";
import {
  archiveLesson,
  changeSettings,
  type FirstPublishHook,
  publishLesson,
  restoreVersion,
  saveLessonDraft,
} from "./write-lesson.ts";

type Deps = {
  db: Db;
  now: Clock;
  films: Films;
  store: FileStore;
  onFirstPublished: FirstPublishHook;
  auth: Pick<Auth, "requireStaff" | "requireOwner">;
};

/** Four bytes for each character of the longest text, and room for what JSON adds. */
const maxDraftBytes = 1_500_000;

/** Courses, modules and lessons as their writers see and change them. */
export function courseStudioRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now, films, store, onFirstPublished, auth } = deps;
  const editing = async (request: FastifyRequest): Promise<Actor> => {
    const { id: by } = await auth.requireStaff(request, "editors");
    return { by, now: now() };
  };
  const owning = async (request: FastifyRequest): Promise<Actor> => {
    const { id: by } = await auth.requireOwner(request);
    return { by, now: now() };
  };
  return async (app) => {
    registerCall(app, calls.listStudioCourses, async (request) => {
      await editing(request);
      return showCourses(db, now());
    });

    registerCall(app, calls.makeCourse, async (request) =>
      makeCourse(db, request.body.title, await editing(request)),
    );

    registerCall(app, calls.showStudioCourse, async (request) => {
      await editing(request);
      return showCourse(db, request.params.id, now());
    });

    registerCall(app, calls.changeCourse, async (request) =>
      changeCourse(db, request.params.id, request.body, await editing(request)),
    );

    registerCall(app, calls.changeCourseCover, async (request) =>
      changeCover(db, request.params.id, request.body.mediaId, await editing(request)),
    );

    registerCall(app, calls.changeCourseState, async (request) =>
      changeState(db, request.params.id, request.body, await editing(request)),
    );

    registerCall(app, calls.changeCoursePackage, async (request) =>
      changePackage(db, request.params.id, request.body.isInPackage, await owning(request)),
    );

    registerCall(
      app,
      calls.arrangeCourse,
      async (request) => arrangeCourse(db, request.params.id, request.body, await editing(request)),
      { bodyLimit: 200_000 },
    );

    registerCall(app, calls.makeModule, async (request) =>
      makeModule(db, request.params.id, request.body.title, await editing(request)),
    );

    registerCall(app, calls.changeModule, async (request) =>
      changeModule(db, request.params.id, request.body, await editing(request)),
    );

    registerCall(app, calls.archiveModule, async (request) =>
      archiveModule(db, request.params.id, request.body.isArchived, await editing(request)),
    );

    registerCall(app, calls.makeLesson, async (request) =>
      makeLesson(db, request.params.id, request.body.title, await editing(request)),
    );

    registerCall(app, calls.showStudioLesson, async (request) =>
      showWritten({ db, films }, request.params.id, await editing(request)),
    );

    registerCall(
      app,
      calls.saveDraft,
      async (request) => saveLessonDraft(db, request.params.id, request.body, await editing(request)),
      { bodyLimit: maxDraftBytes },
    );

    registerCall(app, calls.publishLesson, async (request) =>
      publishLesson(
        { db, onFirstPublished },
        request.params.id,
        request.body.revision,
        await editing(request),
      ),
    );

    registerCall(app, calls.changeLessonSettings, async (request) =>
      changeSettings(db, request.params.id, request.body, await editing(request)),
    );

    registerCall(app, calls.changeLessonFilm, async (request) =>
      changeFilm(db, request.params.id, request.body, await editing(request)),
    );

    registerCall(
      app,
      calls.changeLessonCaptions,
      async (request) =>
        changeCaptions({ db, store }, request.params.id, request.body.vtt, await editing(request)),
      { bodyLimit: maxDraftBytes },
    );

    registerCall(app, calls.archiveLesson, async (request) =>
      archiveLesson(db, request.params.id, request.body.isArchived, await editing(request)),
    );

    registerCall(app, calls.listLessonVersions, async (request) => {
      await editing(request);
      return showLessonVersions(db, request.params.id);
    });

    registerCall(app, calls.showLessonVersion, async (request) => {
      await editing(request);
      const { id, versionId } = request.params;
      const { body, ...version } = await showVersion(db, { kind: "lesson", id }, versionId);
      return { ...version, ...body };
    });

    registerCall(app, calls.restoreLessonVersion, async (request) =>
      restoreVersion(db, { ...request.params, revision: request.body.revision }, await editing(request)),
    );

    registerCall(app, calls.listLessonOpenings, async (request) => {
      await owning(request);
      return showOpenings(db, request.params.id);
    });

    registerCall(app, calls.openLessonFor, async (request) =>
      openFor(db, request.params.id, request.body.email, await owning(request)),
    );

    registerCall(app, calls.endLessonOpening, async (request) =>
      endOpening(db, request.params, await owning(request)),
    );
  };
}

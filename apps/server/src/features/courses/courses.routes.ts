import { createHash } from "node:crypto";
import * as calls from "@academy/contract/calls/learning/courses";
import { isAllowed } from "@academy/contract/roles";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { matchesEtag } from "../../platform/http/responses/byte-range.rules.ts";
import type { Auth } from "../account/public.ts";
import { drawCover } from "./course-cover.rules.ts";
import { findCourseFace, summarizeCourses } from "./courses.queries.ts";
import { showOutline } from "./outline.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "findUser" | "requireUser"> };

export function coursesRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listCourses, async () =>
      summarizeCourses(db, { publishedOnly: true, now: now() }),
    );

    registerCall(app, calls.showCourse, async (request) =>
      showOutline(db, await auth.requireUser(request), request.params.id, now()),
    );

    registerCall(app, calls.courseCover, async (request, reply) => {
      const course = await findCourseFace(db, request.params.id, now());
      const isVisible = course?.is_published || isAllowed("editors", (await auth.findUser(request))?.role);
      if (!course || !isVisible) throw new AppError("NOT_FOUND");
      const cover = coverOf(course.archetype);
      reply.headers({
        "content-type": "image/svg+xml",
        etag: cover.etag,
        // An hour: the owner may choose another mandala. One that is not published yet is nobody else's.
        "cache-control": course.is_published ? "public, max-age=3600" : "private, no-cache",
      });
      if (matchesEtag(request.headers["if-none-match"], cover.etag)) return reply.code(304).send();
      return reply.send(cover.svg);
    });
  };
}

type Cover = { svg: string; etag: string };
const drawn = new Map<ArchetypeKey, Cover>();

/** There are ten of them, drawn once each. */
function coverOf(archetype: ArchetypeKey): Cover {
  const kept = drawn.get(archetype);
  if (kept) return kept;
  const svg = drawCover(archetype);
  const cover = { svg, etag: `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"` };
  drawn.set(archetype, cover);
  return cover;
}

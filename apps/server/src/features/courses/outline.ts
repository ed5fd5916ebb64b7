import { lessonVideo } from "@academy/contract/calls/learning/lessons";
import type { CourseView } from "@academy/contract/learning/courses";
import { pathOf } from "@academy/contract/path-of";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { isEntitled, type Member, offersPathOf, offersThatOpen } from "../access/public.ts";
import { findCourses, listModules, listResources } from "./courses.queries.ts";
import { modulesLater, opensLater } from "./drip.ts";
import { listLessonOutlines } from "./lessons.queries.ts";

/** The outline is for any member; what opens a lesson or a file, for the entitled. */
export async function showOutline(db: Db, member: Member, courseId: string, now: Date): Promise<CourseView> {
  const publishedOnly = member.role !== "owner";
  const [course] = await findCourses(db, { ids: [courseId], publishedOnly, withShelves: true, now });
  if (!course) throw new AppError("NOT_FOUND");
  const isOpen = await isEntitled(db, member, courseId, now);
  // What a call was about is for those who were promised its recording.
  if (course.isShelf && !isOpen) throw new AppError("FORBIDDEN");
  const modules = await listModules(db, courseId);
  const lessons = await listLessonOutlines(db, courseId);
  const opensAt = await opensLater(db, member, { courseId, lessons, isOpen, now });
  const moduleOpensAt = isOpen ? await modulesLater(db, member, [courseId], now) : new Map<string, Date>();
  const resources = isOpen ? await listResources(db, courseId) : [];
  return {
    ...course.summary,
    isEntitled: isOpen,
    isShelf: course.isShelf,
    offersPath: offersPathOf(course.starterKey),
    openingOffers: offersThatOpen(courseId, {
      starterKey: course.starterKey,
      isInPackage: course.summary.isInPackage,
    }),
    hasLaunchPlan: course.hasLaunchPlan,
    modules: modules.map(({ id, title, description }) => ({
      id,
      title,
      description,
      opensAt: moduleOpensAt.get(id)?.toISOString() ?? null,
      lessons: lessons
        .filter(({ moduleId }) => moduleId === id)
        .map((lesson) => ({
          id: lesson.id,
          title: lesson.title,
          summary: lesson.summary,
          duration: lesson.minutes,
          hasVideo: lesson.film !== null,
          videoUrl:
            lesson.film && !("host" in lesson.film) && (isOpen ? !opensAt.has(lesson.id) : lesson.isFree)
              ? videoAddress(lesson.id)
              : null,
          isFree: lesson.isFree,
          opensAt: opensAt.get(lesson.id)?.toISOString() ?? null,
        })),
    })),
    resources: resources.map(({ id, title, file_type, kind, module_id, file_name, has_words }) => ({
      id,
      title,
      fileType: file_type,
      kind,
      moduleId: module_id,
      opensAt: (module_id && moduleOpensAt.get(module_id)?.toISOString()) ?? null,
      slug: has_words ? file_name.replace(/\.pdf$/, "") : null,
    })),
  };
}

/** Also what a lesson itself says; only the address, which opens nothing without entitlement. */
export const videoAddress = (lessonId: string) => pathOf(lessonVideo, { params: { id: lessonId } });

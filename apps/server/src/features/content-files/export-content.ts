import { editablePages } from "@academy/content/editing/editable-pages";
import { editableMails } from "@academy/content/mails/editable-mails";
import type { Db } from "../../platform/db/database.ts";
import { listCourseOffers } from "../offers/public.ts";
import { quizForFiles } from "../quiz-texts/public.ts";
import { listPublishedWords, listWrittenWords, withoutPageSizes, withoutSizes } from "../words/public.ts";
import * as queries from "./content-files.queries.ts";
import { formatName, formatVersion, type WorkbookFile } from "./content-format.ts";
import { exportLibrary, filmInFiles, findCaptions } from "./export-library.ts";
import { exportMenu } from "./export-menu.ts";
import { exportOffers, exportTheme } from "./export-terms.ts";
import { writeFrontMatter, writeJson } from "./front-matter.rules.ts";

export const courseKey = ({ starter_key, id }: { starter_key: string | null; id: string }) =>
  starter_key ?? id;
export const lessonKey = ({ starter_slug, id }: { starter_slug: string | null; id: string }) =>
  starter_slug ?? id;

/** What uploaded files are called in the folder, and where their bytes are. */
type Media = { sha256: string; storageKey: string; size: number };
export type ContentExport = { files: ReadonlyMap<string, string>; media: readonly Media[] };

/** All that the academy teaches and says, as files by their path. Nothing of any person is among it. */
export async function exportContent(db: Db): Promise<ContentExport> {
  const files = new Map<string, string>();
  const courses = await queries.listCourses(db);
  const modules = Map.groupBy(await queries.listModules(db), ({ course_id }) => course_id);
  const lessons = await queries.listLessons(db);
  const drafts = await queries.findDrafts(db, "lesson");
  const workbooks = await queries.listWorkbooks(db);
  const captions = await findCaptions(db, lessons);
  const downloads = Map.groupBy(await queries.listDownloads(db), ({ course_id }) => course_id);
  const sold = new Map((await listCourseOffers(db)).map(({ courseId, terms }) => [courseId, terms]));
  const library = await exportLibrary(db);
  const keyById = new Map(lessons.map((lesson) => [lesson.id, lessonKey(lesson)]));

  for (const course of courses) {
    const folder = `courses/${courseKey(course)}`;
    const parts = modules.get(course.id) ?? [];
    const own = lessons.filter(({ course_id }) => course_id === course.id);
    const books = workbooks.filter(({ course_id }) => course_id === course.id);
    const named = nameWorkbooks(books);
    files.set(
      `${folder}/course.json`,
      writeJson({
        title: course.title,
        description: course.description,
        difficulty: course.difficulty,
        archetype: course.archetype,
        isPublished: course.is_published,
        publishFrom: course.publish_from?.toISOString() ?? null,
        isArchived: course.archived_at !== null,
        hasLaunchPlan: course.has_launch_plan,
        isInPackage: course.is_in_package,
        modules: parts.map(({ id, title, description, archived_at, drip_days, drip_at }) => ({
          title,
          description,
          isArchived: archived_at !== null,
          dripDays: drip_days,
          dripAt: drip_at?.toISOString() ?? null,
          lessons: own.filter(({ module_id }) => module_id === id).map(lessonKey),
        })),
        workbooks: named.map(([name]) => name),
        cover: course.cover_id,
        files: (downloads.get(course.id) ?? []).map(({ title, lesson_id, media_id }) => ({
          title,
          lesson: lesson_id === null ? null : (keyById.get(lesson_id) ?? null),
          media: media_id,
        })),
        offer: offerInFiles(sold.get(course.id)),
      }),
    );
    for (const lesson of own) {
      const name = `${folder}/lessons/${lessonKey(lesson)}`;
      const { title, summary, minutes, text, film } = lesson;
      const head = {
        title,
        summary,
        minutes,
        isDraft: lesson.is_draft,
        isArchived: lesson.archived_at !== null,
        isFree: lesson.is_free,
        dripDays: lesson.drip_days,
        dripAt: lesson.drip_at?.toISOString() ?? null,
        film: filmInFiles(film, captions),
      };
      files.set(`${name}.md`, writeFrontMatter(head, text));
      const draft = drafts.get(lesson.id);
      if (draft) {
        const written = { title: draft.title, summary: draft.summary, minutes: draft.minutes };
        files.set(`${name}.draft.md`, writeFrontMatter(written, draft.text));
      }
    }
    for (const [name, book] of named) {
      const module = parts.findIndex(({ id }) => id === book.module_id);
      files.set(`${folder}/workbooks/${name}.json`, writeJson(workbookOf(book, module, keyById)));
    }
  }

  const said = await wordsAndPages(db);
  for (const [page, words] of said.words) files.set(`words/${page}.json`, writeJson(words));
  for (const [id, page] of said.pages) files.set(`pages/${id}.json`, writeJson(page));
  const redirects = await queries.listRedirects(db);
  files.set(
    "redirects.json",
    writeJson(Object.fromEntries(redirects.map(({ id, to_path }) => [id, to_path]))),
  );
  files.set("library.json", writeJson(library.file));
  files.set("offers.json", writeJson(await exportOffers(db)));
  files.set("quiz.json", writeJson(await quizForFiles(db)));
  const look = await exportTheme(db);
  files.set("look.json", writeJson(look.file));
  files.set("menu.json", writeJson(await exportMenu(db, new Set(said.pages.keys()))));
  files.set(
    "academy.json",
    writeJson({
      format: formatName,
      version: formatVersion,
      courses: courses.map(courseKey),
      words: [...said.words.keys()],
      pages: [...said.pages.keys()],
    }),
  );
  // Whoever keeps these files with git gets them back to the letter, on every machine.
  files.set(".gitattributes", "* -text\n");
  const printed = workbooks.flatMap(({ sha256, storage_key, size }) =>
    sha256 && storage_key ? [{ sha256, storageKey: storage_key, size: size ?? 0 }] : [],
  );
  const spoken = [...captions.values()].map(({ sha256, storage_key, size }) => ({
    sha256,
    storageKey: storage_key,
    size,
  }));
  const media = [
    ...new Map(
      [...printed, ...spoken, ...library.media, ...look.media].map((each) => [each.sha256, each]),
    ).values(),
  ];
  return { files, media };
}

type SoldTerms = { name: string; priceCents: number; instalments: { priceCents: number } | null };
const offerInFiles = (terms: SoldTerms | undefined) =>
  terms
    ? {
        name: terms.name,
        priceCents: terms.priceCents,
        twoPaymentsCents: terms.instalments?.priceCents ?? null,
      }
    : null;

/** By the name of the file that people get; a second one of the same name by its place. */
function nameWorkbooks(books: readonly queries.WorkbookRow[]): [string, queries.WorkbookRow][] {
  const taken = new Set<string>();
  return books.map((book, index) => {
    const slug = book.file_name
      .replace(/\.\w+$/, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 70);
    const name = slug === "" || taken.has(slug) ? `workbook-${index + 1}` : slug;
    taken.add(name);
    return [name, book];
  });
}

function workbookOf(
  book: queries.WorkbookRow,
  module: number,
  keyById: ReadonlyMap<string, string>,
): WorkbookFile {
  const inFiles = (words: NonNullable<typeof book.workbook>) => ({
    ...words,
    parts: words.parts.map(({ lesson, ...part }) => {
      const key = lesson === undefined ? undefined : keyById.get(lesson);
      return key === undefined ? part : { ...part, lesson: key };
    }),
  });
  return {
    title: book.title,
    subtitle: book.subtitle,
    kind: book.kind,
    fileType: book.file_type,
    fileName: book.file_name,
    module: module === -1 ? null : module,
    // As the database has it: the schema only lacks that nothing of it changes.
    workbook: book.workbook && (inFiles(book.workbook) as WorkbookFile["workbook"]),
    ...(book.draft ? { draft: inFiles(book.draft) as WorkbookFile["draft"] } : {}),
    file: book.sha256
      ? {
          name: book.stored_name ?? book.file_name,
          contentType: book.content_type ?? "",
          sha256: book.sha256,
        }
      : null,
  };
}

/** Words of pages and mails. What is just compared belongs to one academy; offers, look and menu have files of their own. */
const isPage = (name: string) => [...editablePages, ...editableMails].some(({ id }) => id === name);

/** What pages say and which were made, published and being written. A page that says what it began with has no file. */
async function wordsAndPages(db: Db) {
  const published = new Map((await listPublishedWords(db)).map((version) => [version.page, version]));
  const drafts = new Map((await listWrittenWords(db)).map((draft) => [draft.page, draft]));
  const names = [...new Set([...published.keys(), ...drafts.keys()])].sort();
  const isOwn = (name: string) => name.startsWith("own-");
  const words = names.flatMap((name) => {
    const said = {
      published: isEmpty(published.get(name)?.edits) ? null : withoutSizes(published.get(name)?.edits ?? {}),
      draft: drafts.has(name) ? withoutSizes(drafts.get(name)?.edits ?? {}) : null,
    };
    return !isPage(name) || (!said.published && !said.draft) ? [] : [[name, said] as const];
  });
  const pages = names.flatMap((name) => {
    const page = {
      published: withoutPageSizes(published.get(name)?.own_page ?? null),
      draft: withoutPageSizes(drafts.get(name)?.own_page ?? null),
    };
    return !isOwn(name) || (!page.published && !page.draft) ? [] : [[name, page] as const];
  });
  return { words: new Map(words), pages: new Map(pages) };
}

const isEmpty = (edits: object | undefined) => !edits || Object.keys(edits).length === 0;

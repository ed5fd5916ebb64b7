import type { z } from "zod";
import { type ContentFolder, ContentRefused } from "./content-folder.ts";
import * as format from "./content-format.ts";
import { readFrontMatter } from "./front-matter.rules.ts";

type LessonContent = format.LessonHead & {
  key: string;
  text: string;
  draft: (z.infer<typeof format.draftHead> & { text: string }) | null;
};
export type CourseContent = Omit<format.CourseFile, "modules" | "workbooks"> & {
  key: string;
  modules: (Omit<format.CourseFile["modules"][number], "lessons"> & { lessons: LessonContent[] })[];
  workbooks: format.WorkbookFile[];
};
export type Content = {
  courses: CourseContent[];
  words: ({ page: string } & z.infer<typeof format.wordsFile>)[];
  pages: ({ id: string } & z.infer<typeof format.pageFile>)[];
  redirects: z.infer<typeof format.redirectsFile>;
  offers: z.infer<typeof format.offersFile>;
  /** Nothing in exports from before the library was in them. */
  library: format.LibraryFile;
  /** Null in exports from before there was one. */
  look: z.infer<typeof format.themeFile> | null;
  menu: format.MenuFile | null;
  quiz: z.infer<typeof format.quizFile> | null;
};

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ContentRefused(`${path}: ${issue?.path.join(".") || "the file"} ${issue?.message ?? "is wrong"}`);
}

function parseJson<Schema extends z.ZodType>(schema: Schema, text: string, path: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ContentRefused(`${path} is not JSON`);
  }
  return parse(schema, value, path);
}

function parseLesson<Schema extends z.ZodType>(schema: Schema, file: string, path: string) {
  const read = readFrontMatter(file);
  if (!read) throw new ContentRefused(`${path} does not begin with what is known of the lesson`);
  return {
    ...(parse(schema, read.head, path) as object),
    text: parse(format.lessonText, read.text, path),
  } as z.output<Schema> & {
    text: string;
  };
}

/** All of it, checked, before anything is changed. */
export async function readContent(folder: ContentFolder): Promise<Content> {
  const text = await folder.read("academy.json");
  refuseOtherFormats(text);
  const academy = parseJson(format.academyFile, text, "academy.json");
  const courses: CourseContent[] = [];
  for (const key of academy.courses) courses.push(await readCourse(folder, key));
  const words: Content["words"] = [];
  for (const page of academy.words) {
    const path = `words/${page}.json`;
    words.push({ page, ...parseJson(format.wordsFile, await folder.read(path), path) });
  }
  const pages: Content["pages"] = [];
  for (const id of academy.pages) {
    const path = `pages/${id}.json`;
    if (!/^own-[0-9a-f-]{36}$/.test(id)) throw new ContentRefused(`academy.json: ${id} is no page’s name`);
    pages.push({ id, ...parseJson(format.pageFile, await folder.read(path), path) });
  }
  const redirects = parseJson(format.redirectsFile, await folder.read("redirects.json"), "redirects.json");
  const offers = await folder.find("offers.json");
  const look = await folder.find("look.json");
  const menu = await folder.find("menu.json");
  const quiz = await folder.find("quiz.json");
  const library = await folder.find("library.json");
  return {
    courses,
    words,
    pages,
    redirects,
    offers: offers === undefined ? {} : parseJson(format.offersFile, offers, "offers.json"),
    library: library === undefined ? {} : parseJson(format.libraryFile, library, "library.json"),
    look: look === undefined ? null : parseJson(format.themeFile, look, "look.json"),
    menu: menu === undefined ? null : parseJson(format.menuFile, menu, "menu.json"),
    quiz: quiz === undefined ? null : parseJson(format.quizFile, quiz, "quiz.json"),
  };
}

function refuseOtherFormats(text: string): void {
  const { version } = /"version":\s*(?<version>\d{1,6})/.exec(text)?.groups ?? {};
  if (Number(version) > format.formatVersion) {
    throw new ContentRefused(
      `These files are of version ${version}; this academy reads version ${format.formatVersion}. Update it first.`,
    );
  }
}

async function readCourse(folder: ContentFolder, key: string): Promise<CourseContent> {
  const at = `courses/${key}`;
  const course = parseJson(format.courseFile, await folder.read(`${at}/course.json`), `${at}/course.json`);
  const seen = new Set<string>();
  const modules: CourseContent["modules"] = [];
  for (const module of course.modules) {
    const lessons: LessonContent[] = [];
    for (const each of module.lessons) {
      if (seen.has(each)) throw new ContentRefused(`${at}/course.json names the lesson ${each} twice`);
      seen.add(each);
      lessons.push(await readLesson(folder, `${at}/lessons/${each}`, each));
    }
    modules.push({ ...module, lessons });
  }
  const workbooks: format.WorkbookFile[] = [];
  for (const each of course.workbooks) {
    const path = `${at}/workbooks/${each}.json`;
    const book = parseJson(format.workbookFile, await folder.read(path), path);
    if (book.module !== null && !modules[book.module]) {
      throw new ContentRefused(`${path}: there is no such module`);
    }
    workbooks.push(book);
  }
  return { ...course, key, modules, workbooks };
}

async function readLesson(folder: ContentFolder, name: string, key: string): Promise<LessonContent> {
  const lesson = parseLesson(format.lessonHead, await folder.read(`${name}.md`), `${name}.md`);
  const written = await folder.find(`${name}.draft.md`);
  const draft = written === undefined ? null : parseLesson(format.draftHead, written, `${name}.draft.md`);
  return { ...lesson, key, draft };
}

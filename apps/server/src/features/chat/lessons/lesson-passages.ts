/** A lesson's words, as its page shows them: Markdown. */
export type LessonText = { id: string; title: string; url: string; text: string };

/** The lessons of one course. They are read once and kept until the version is another one. */
export type LessonCourse = {
  id: string;
  /** Changes whenever a lesson of the course does. */
  version: string;
  read(): Promise<readonly LessonText[]>;
};

/** Who asks; nobody who is not signed in has lessons. */
export type Asking = { id: string; role: "learner" | "owner" };

/** The courses that this person may open, and no others: asked anew for every question. */
export type LessonPassages = (asking: Asking) => Promise<readonly LessonCourse[]>;

/** Until there are courses. */
export const lessonPassages: LessonPassages = async () => [];

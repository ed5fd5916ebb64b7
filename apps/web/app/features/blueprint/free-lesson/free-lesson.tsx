import { still } from "../../../ui/motion/still.tsx";

const load = () => import("./lesson-and-next.tsx").then((module) => module.LessonAndNext);
const StillLesson = still(import.meta.env.SSR ? await load() : undefined, load);

export function FreeLesson() {
  return <StillLesson as="article" id="free-lesson" aria-labelledby="free-lesson-title" className="lesson" />;
}

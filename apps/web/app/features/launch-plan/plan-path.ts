import { coursePath } from "../progress/public.ts";

export const planPath = (courseId: string) => `${coursePath(courseId)}/plan`;

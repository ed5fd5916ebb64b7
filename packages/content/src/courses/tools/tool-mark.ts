import type { ToolName } from "../course.ts";

/** In the order in which the owner is offered them. */
export const toolNames = [
  "price-sum",
  "rehearsal",
  "sentence",
  "journey",
  "season",
] as const satisfies ToolName[];

/** The line in a lesson's text where a tool stands. */
export const writeToolMark = (name: ToolName) => `::tool{name="${name}"}`;

/** Which tool a line calls for, if it is a mark and there is such a tool. */
export function readToolMark(line: string): ToolName | undefined {
  const name = /^::tool\{name="([a-z-]+)"\}\s*$/.exec(line)?.[1];
  return toolNames.find((each) => each === name);
}

/** The book of all tools that stand in a course's lessons, as addresses call it. */
export const lessonToolsSlug = "lesson-tools";

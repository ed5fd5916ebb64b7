import type { AnswerStore, WorkbookItem } from "../../progress/public.ts";

export type ToolItem = Extract<WorkbookItem, { kind: "tool" }>;
export type ToolProps = { item: ToolItem; store: AnswerStore };

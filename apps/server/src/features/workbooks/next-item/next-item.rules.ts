import type { WorkbookItem } from "@academy/content/courses/course";
import { tools } from "@academy/content/courses/tools/tools";
import {
  fieldsOf,
  isFillable,
  splitAddress,
  type WorkbookField,
  wordsAt,
} from "@academy/content/courses/workbook-fields";
import type { PlacedItem } from "../answers.rules.ts";
import type { AnswerFields } from "../workbooks.tables.ts";

type NextItemInput = {
  places: ReadonlyMap<string, PlacedItem>;
  answers: readonly { item: string; fields: AnswerFields }[];
  /** The item that was written in last, and when. */
  last: { item: string; at: Date } | undefined;
  /** The lesson that is open: no item of it is suggested where its exercise was set aside. */
  open: { lesson: string; at: Date; isSetAside: boolean } | undefined;
};

/**
 * Where to go on writing. The item written in last, as long as something of it is empty and no other lesson was opened
 * since; or else the next in the lesson that is open that has no words; or else the last one again.
 */
export function chooseNextItem({ places, answers, last, open }: NextItemInput): PlacedItem | undefined {
  const state = stateOf(places, answers);
  const written = last && places.get(last.item);
  const isAtIt = !open || written?.lesson === open.lesson || (last !== undefined && last.at >= open.at);
  if (written && isAtIt && state(written.item) === "begun") return written;
  const inLesson = open && !open.isSetAside ? itemsOf(places, open.lesson) : [];
  const from = inLesson.findIndex(({ item }) => item.id === last?.item) + 1;
  const next = [...inLesson.slice(from), ...inLesson.slice(0, from)].find(
    ({ item }) => state(item) === "empty",
  );
  return next ?? written;
}

const itemsOf = (places: NextItemInput["places"], lesson: string) =>
  [...places.values()].filter((place) => place.lesson === lesson && isFillable(place.item));

/** By what is to be read in its fields, from wherever that travels. Figures are nothing to fill in, and words beside a box need not be. */
function stateOf(places: NextItemInput["places"], answers: NextItemInput["answers"]) {
  const fieldsOfItem = new Map([...places.values()].map(({ item }) => [item.id, fieldsOf(item)]));
  const fields = new Map<string, WorkbookField>(
    [...fieldsOfItem.values()].flat().map((field) => [field.address, field]),
  );
  const written = new Map(answers.map((answer) => [answer.item, answer.fields]));
  const own = (address: string) => {
    const { item, key } = splitAddress(address);
    return written.get(item)?.[key]?.text;
  };
  const hasWords = ({ address }: WorkbookField) =>
    wordsAt(address, { own, fieldAt: (at) => fields.get(at) }).trim() !== "";
  return ({ id }: WorkbookItem): "empty" | "begun" | "filled" => {
    const its = (fieldsOfItem.get(id) ?? []).filter(({ reckoned, isOptional }) => !reckoned && !isOptional);
    const count = its.filter(hasWords).length;
    return count === 0 ? "empty" : count < its.length ? "begun" : "filled";
  };
}

/** What it asks, by the name of its tool where it says nothing itself. */
export const askedBy = (item: WorkbookItem): string =>
  item.text || (item.kind === "tool" ? tools[item.tool].title : "");

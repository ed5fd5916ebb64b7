/** Whoever waits for one thing waits behind one of everybody else's, and not behind all of somebody's. */
export type Turns<Item> = {
  readonly size: number;
  countOf(person: string): number;
  add(person: string, item: Item): void;
  take(): Item | undefined;
  takeAll(): Item[];
};

export function takeTurns<Item>(): Turns<Item> {
  const waiting = new Map<string, Item[]>();
  let size = 0;
  const take = () => {
    const [first] = waiting;
    if (!first) return undefined;
    const [person, items] = first;
    const item = items.shift();
    waiting.delete(person);
    // Behind those who have waited for theirs meanwhile.
    if (items.length > 0) waiting.set(person, items);
    size--;
    return item;
  };
  return {
    get size() {
      return size;
    },
    countOf: (person) => waiting.get(person)?.length ?? 0,
    add(person, item) {
      waiting.set(person, [...(waiting.get(person) ?? []), item]);
      size++;
    },
    take,
    takeAll: () => Array.from({ length: size }, take).filter((item) => item !== undefined),
  };
}

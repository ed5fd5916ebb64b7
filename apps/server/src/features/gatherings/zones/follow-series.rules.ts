type Slot = { at: Date };
type KeptDate = { id: string; slotAt: Date };

/**
 * Which of the dates to come each day of the changed series is: one of the same moment first, and where the rhythm stayed
 * the first is the first and the second the second, so that whoever said they would come to it still does.
 */
export function followSeries<Date_ extends KeptDate>(
  kept: readonly Date_[],
  slots: readonly Slot[],
  { isSameRhythm }: { isSameRhythm: boolean },
): { stays: { date: Date_; at: Date }[]; added: Date[]; gone: Date_[] } {
  const dates = [...kept].sort((one, other) => one.slotAt.getTime() - other.slotAt.getTime());
  if (isSameRhythm) {
    const both = Math.min(dates.length, slots.length);
    return {
      stays: dates.slice(0, both).map((date, index) => ({ date, at: slots[index]?.at ?? date.slotAt })),
      added: slots.slice(both).map(({ at }) => at),
      gone: dates.slice(both),
    };
  }
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const free = new Map(slots.map(({ at }) => [dayOf(at), at]));
  const stays: { date: Date_; at: Date }[] = [];
  const gone: Date_[] = [];
  for (const date of dates) {
    const at = free.get(dayOf(date.slotAt));
    if (at === undefined) gone.push(date);
    else stays.push({ date, at });
    free.delete(dayOf(date.slotAt));
  }
  return { stays, added: [...free.values()], gone };
}

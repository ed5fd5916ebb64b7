import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { PeriodView } from "@academy/contract/studio/today";
import { formatCalendarDay } from "../../../lib/text/format-time.ts";
import { ColumnChart } from "../charts/column-chart.tsx";
import { Section } from "../kit/section.tsx";
import { currenciesOf, formatMoney, isByWeek, revenueIn } from "./revenue-words.ts";

const words = studioTodayPage.revenue;

/** What came in, each currency by itself: they can't be added up. */
export function Revenue({ period }: { period: PeriodView }) {
  const currencies = currenciesOf(period);
  return (
    <Section id="revenue" heading={words.heading} className="today-section">
      {currencies.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {currencies.map((currency) => (
        <RevenueIn key={currency} period={period} currency={currency} />
      ))}
      {currencies.length > 0 && <p className="studio-small">{words.about}</p>}
    </Section>
  );
}

function RevenueIn({ period, currency }: { period: PeriodView; currency: string }) {
  const sums = revenueIn(period, currency);
  const total = sums.reduce((sum, { cents }) => sum + cents, 0);
  const best = sums.reduce((one, other) => (other.cents > one.cents ? other : one));
  const isWeeks = isByWeek(period);
  const when = `${isWeeks ? "the week from " : ""}${formatCalendarDay(best.from)}`;
  return (
    <ColumnChart
      title={`${isWeeks ? words.perWeek : words.perDay} (${currency})`}
      summary={words.summary(formatMoney(total, currency), formatMoney(best.cents, currency), when)}
      columns={sums.map(({ from, cents }) => ({ name: shortDay(from), value: cents }))}
      writeValue={(cents) => formatMoney(cents, currency)}
      table={{
        heads: [isWeeks ? words.week : words.day, words.amount],
        rows: sums.map(({ from, cents }) => [formatCalendarDay(from), formatMoney(cents, currency)]),
      }}
    />
  );
}

const shortDay = (day: string) =>
  new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(day),
  );

import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { PeriodView } from "@academy/contract/studio/today";
import { formatCalendarDay } from "../../../lib/text/format-time.ts";
import { ColumnChart } from "../charts/column-chart.tsx";
import { Section } from "../kit/section.tsx";
import { currenciesOf, formatMoney, isByWeek, keptOf, revenueIn } from "./revenue-words.ts";

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
  const write = (cents: number) => formatMoney(cents, currency);
  const paid = sums.reduce((sum, { paidCents }) => sum + paidCents, 0);
  const refunded = sums.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  const best = sums.reduce((one, other) => (keptOf(other) > keptOf(one) ? other : one));
  const isWeeks = isByWeek(period);
  const when = `${isWeeks ? "the week from " : ""}${formatCalendarDay(best.from)}`;
  return (
    <>
      <dl className="today-money">
        {[
          [words.paid, paid],
          [words.refunded, refunded],
          [words.kept, paid - refunded],
        ].map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{write(Number(cents))}</dd>
          </div>
        ))}
      </dl>
      <ColumnChart
        title={`${isWeeks ? words.perWeek : words.perDay} (${currency})`}
        summary={paid > refunded ? words.summary(write(keptOf(best)), when) : words.nothingKept}
        columns={sums.map((sum) => ({ name: shortDay(sum.from), value: keptOf(sum) }))}
        writeValue={write}
        table={{
          heads: [isWeeks ? words.week : words.day, words.paid, words.refunded, words.kept],
          rows: sums.map((sum) => [
            formatCalendarDay(sum.from),
            ...[sum.paidCents, sum.refundedCents, keptOf(sum)].map(write),
          ]),
        }}
      />
    </>
  );
}

const shortDay = (day: string) =>
  new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(day),
  );

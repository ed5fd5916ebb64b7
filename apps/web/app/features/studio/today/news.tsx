import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { TodayView } from "@academy/contract/studio/today";
import { Link } from "react-router";
import { formatMoney } from "./revenue-words.ts";

const words = studioTodayPage.news;

/** Where each is looked at. */
const places = [
  ["leads", "/studio/leads"],
  ["purchases", "/studio/orders"],
  ["completions", "/studio/learners?progress=finished"],
  ["messages", "/studio/messages"],
  ["questions", "/studio/helper"],
] as const;

/** What was paid, and what is left of it where something went back: as the revenue of a period says it. */
function inWords({ currency, paidCents, refundedCents }: TodayView["news"]["revenue"][number]): string {
  const [paid, refunded, kept] = [paidCents, refundedCents, paidCents - refundedCents].map((cents) =>
    formatMoney(cents, currency),
  ) as [string, string, string];
  return refundedCents > 0 ? words.kept(paid, refunded, kept) : words.paid(paid);
}

/** What is new, in five numbers. */
export function News({ news }: { news: TodayView["news"] }) {
  return (
    <section aria-label={words.label}>
      <ul className="today-news">
        {places.map(([name, to]) => {
          const { count, isMore } = news[name];
          const label = words[name](isMore ? 0 : count);
          return (
            <li key={name} data-none={count === 0 || undefined}>
              <span className="today-figure">{studioTodayPage.count(count, isMore)}</span>{" "}
              <Link to={to} className="text-link">
                {label}
              </Link>
              {name === "purchases" &&
                news.revenue.map((revenue) => (
                  <span key={revenue.currency} className="studio-small">
                    {inWords(revenue)}
                  </span>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

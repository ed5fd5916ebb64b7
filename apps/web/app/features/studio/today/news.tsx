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
              {name === "purchases" && news.earned.length > 0 && (
                <span className="studio-small">
                  {news.earned.map(({ cents, currency }) => formatMoney(cents, currency)).join(" + ")}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

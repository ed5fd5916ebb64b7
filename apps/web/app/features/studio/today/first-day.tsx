import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../ui/page-heading.tsx";

const words = studioTodayPage.firstDay;

/** Before anybody has come: what to do first, instead of a page of zeros. */
export function FirstDay({ children }: { children: ReactNode }) {
  return (
    <div className="studio-page column today">
      <PageHeading title={words.title} lead={words.lead} />
      <ol className="today-first wide:grid-cols-2">
        {words.steps.map(({ heading, text, link }) => (
          <li key={heading}>
            <h2 className="text-heading">{heading}</h2>
            <p>{text}</p>
            <Link to={link.to} className="text-link">
              {link.label}
            </Link>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

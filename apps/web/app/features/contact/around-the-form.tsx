import { contactPage } from "@academy/content/pages/contact-page";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";

const { whatHappensNext, otherWays } = contactPage;

export function AfterSending() {
  return (
    <section aria-labelledby="next-heading" className="column contact-next">
      <h2 id="next-heading" className="text-title">
        {whatHappensNext.heading}
      </h2>
      <ol>
        {whatHappensNext.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-heading">{title}</h3>
            <p className="mt-2 text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function OtherWays() {
  const { heading, items, address } = otherWays;
  return (
    <section aria-labelledby="ways-heading" className="column contact-ways">
      <div>
        <h2 id="ways-heading" className="text-heading">
          {heading}
        </h2>
        <ul>
          {items.map(({ text, link }) => (
            <li key={link.to}>
              <span>{text}</span>
              <Link to={link.to} className="text-link inline-flex min-h-11 items-center">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="text-heading">{address.heading}</h2>
        <Badge className="mt-3">{address.mark}</Badge>
        <address className="mt-4 not-italic">
          <a href={`mailto:${address.email}`} className="text-link inline-flex min-h-11 items-center">
            {address.email}
          </a>
          {address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
    </section>
  );
}

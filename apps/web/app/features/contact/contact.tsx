import { contactPage } from "@academy/content/pages/contact-page";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/buttons/button.tsx";
import { useUser } from "../account/public.ts";
import { Mandala } from "../archetypes/public.ts";
import { answersWithin, myBenefitsQuery } from "../benefits/public.ts";
import { Picture } from "../pictures/public.ts";
import { AfterSending, OtherWays } from "./around-the-form.tsx";
import { ContactForm } from "./contact-form.tsx";

const { hero, otherWays, withoutScripts, crisisNote } = contactPage;

export function Contact() {
  const [sent, setSent] = useState(0);
  const [isWriting, setWriting] = useState(true);
  const finish = () => {
    setSent(sent + 1);
    setWriting(false);
  };
  return (
    <>
      <div className="contact">
        <div className="contact-drawing text-mother">
          <Mandala archetype="mother" />
          <Picture of={hero.picture} shape="round" isFirst className="contact-picture picture-framed" />
        </div>
        <header className="relative">
          <p className="section-eyebrow">{hero.eyebrow}</p>
          <h1 className="text-display">{hero.heading}</h1>
          <p className="mt-6 max-w-text text-lead text-pretty">{hero.lead}</p>
        </header>
        <div className="contact-form">
          <noscript>
            <p className="mb-6">
              {withoutScripts}{" "}
              <a href={`mailto:${otherWays.address.email}`} className="text-link">
                {otherWays.address.email}
              </a>
            </p>
          </noscript>
          {isWriting ? (
            <ContactForm isNext={sent > 0} onSent={finish} />
          ) : (
            <Sent onAgain={() => setWriting(true)} />
          )}
        </div>
      </div>
      <AfterSending />
      <OtherWays />
      <p className="column contact-crisis">{crisisNote}</p>
    </>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { heading, lead, again, onward } = contactPage.success;
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus(), []);
  const { user } = useUser();
  const held = useQuery({ ...myBenefitsQuery, enabled: Boolean(user) });
  const days = held.data?.benefits.find(({ answerDays }) => answerDays !== null)?.answerDays;
  return (
    <div className="card-framed">
      <h2 ref={words} tabIndex={-1} className="text-heading outline-none">
        {heading}
      </h2>
      <p className="mt-3 text-pretty">
        {lead} {days && answersWithin(days)}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={onAgain}>
          {again}
        </Button>
        <Link to={onward.to} className="text-link inline-flex min-h-11 items-center">
          {onward.label}
        </Link>
      </div>
    </div>
  );
}

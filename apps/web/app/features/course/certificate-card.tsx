import { coursePage } from "@academy/content/pages/learning/course-page";
import { certificatePdf } from "@academy/contract/calls/learning/certificates";
import { pathOf } from "@academy/contract/path-of";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { planPath } from "../progress/public.ts";

const words = coursePage.certificate;

type CertificateCardProps = { courseId: string; certificateId: string | null; isPlanLeft: boolean };

export function CertificateCard({ courseId, certificateId, isPlanLeft }: CertificateCardProps) {
  return (
    <Card
      as="section"
      look="framed"
      id="certificate"
      aria-labelledby="certificate-heading"
      className="course-certificate"
    >
      <h2 id="certificate-heading" className="text-heading">
        {words.heading}
      </h2>
      {certificateId ? (
        <>
          <p>{words.text}</p>
          <a
            href={pathOf(certificatePdf, { params: { id: certificateId } })}
            download
            className={buttonLook({}, "justify-self-start")}
          >
            <Download aria-hidden="true" />
            {words.download}
          </a>
          <Link to={`/verify/${certificateId}`} className="text-link text-small">
            {words.verify}
          </Link>
        </>
      ) : (
        <>
          <p id="certificate-wait">{isPlanLeft ? words.afterPlan : words.coming}</p>
          <Button
            disabled
            aria-describedby="certificate-wait"
            className="justify-self-start"
            icon={<Download aria-hidden="true" />}
          >
            {words.download}
          </Button>
          {isPlanLeft && (
            <Link to={planPath(courseId)} className="text-link">
              {words.toPlan}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}

import { Link, Text } from "@react-email/components";
import { useContext } from "react";
import { linkStyle, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export type AcademyIsRunningProps = { firstName?: string };

/** To the owner: at a demo's first start, and whenever the operator checks that mail arrives. */
export function AcademyIsRunning({ firstName }: AcademyIsRunningProps) {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout
      preview="This email traveled the same way as every email your learners will get."
      heading="Your academy is running"
    >
      <Text style={textStyle}>{firstName ? `Dear ${firstName},` : "Hello,"}</Text>
      <Text style={textStyle}>
        This email traveled the same way as every email your learners will get. If you can read it, email is
        working.
      </Text>
      <Text style={textStyle}>
        Your visitors start here:{" "}
        <Link href={`${baseUrl}/quiz`} style={linkStyle}>
          {baseUrl}/quiz
        </Link>
      </Text>
    </MailLayout>
  );
}

import { quizPage } from "@academy/content/pages/quiz-page";
import { hues } from "@academy/mandalas/hues";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { foremostLine } from "@academy/quiz/margin";
import { Link, Text } from "@react-email/components";
import { useContext } from "react";
import { buttonStyle, linkStyle, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export type QuizResultProps = {
  firstName: string;
  primary: ArchetypeKey;
  secondary: ArchetypeKey;
  strength: number;
  resultUrl: string;
  isCareless: boolean;
};

export const quizResultSubject = ({ primary }: QuizResultProps) =>
  `Your archetype: ${archetypes[primary].title}`;

const smallStyle = { ...textStyle, fontSize: "14px", lineHeight: "22px" };

export function QuizResult(props: QuizResultProps) {
  const { firstName, primary, secondary, strength, resultUrl, isCareless } = props;
  const { baseUrl } = useContext(MailContext);
  const { title, subtitle, essence } = archetypes[primary];
  return (
    <MailLayout preview="Your result, and your report to keep." heading={title}>
      <Text style={{ ...textStyle, color: hues[primary], fontSize: "18px", margin: "-16px 0 24px" }}>
        {subtitle}
      </Text>
      <Text style={textStyle}>{firstName ? `Dear ${firstName},` : "Hello,"}</Text>
      <Text style={textStyle}>
        Thank you for taking the quiz. {foremostLine({ primary, secondary, strength }, isCareless)}
      </Text>
      <Text style={textStyle}>{essence}</Text>
      <Text style={{ margin: "28px 0" }}>
        <Link href={resultUrl} style={buttonStyle}>
          See your result
        </Link>
      </Text>
      <Text style={textStyle}>
        Your report is attached: your gifts, the business models that suit them, what to watch, and all ten
        archetypes in proportion. Read it slowly, or print it.
      </Text>
      <Text style={textStyle}>
        And when you wonder what to do with it, there is a way from a gift to a plan for your first ninety
        days:{" "}
        <Link href={`${baseUrl}/healers-roadmap`} style={linkStyle}>
          the Healer's Business Blueprint
        </Link>
        .
      </Text>
      <Text style={smallStyle}>
        You get this mail because your address was given at the end of the quiz, to send the result to.
        Nothing else follows, unless the box for further mail was ticked. If it was not you, you need not do
        anything.
      </Text>
      <Text style={smallStyle}>{quizPage.disclaimer}</Text>
    </MailLayout>
  );
}

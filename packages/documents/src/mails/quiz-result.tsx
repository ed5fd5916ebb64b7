import { quizPage } from "@academy/content/pages/quiz-page";
import { hues } from "@academy/mandalas/hues";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { foremostLine } from "@academy/quiz/margin";
import { profiles } from "@academy/quiz/profiles";
import { noTexts, profileIn, type QuizTexts } from "@academy/quiz/texts";
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
  /** What the version of the quiz says of the primary archetype, where that is not the first. */
  texts?: QuizTexts;
};

export const quizResultSubject = ({ primary }: QuizResultProps) =>
  `Your archetype: ${archetypes[primary].title}`;

const smallStyle = { ...textStyle, fontSize: "14px", lineHeight: "22px" };

export function QuizResult(props: QuizResultProps) {
  const { firstName, primary, secondary, strength, resultUrl, isCareless, texts = noTexts } = props;
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
        <strong>A first step.</strong> {profileIn(texts, primary, profiles[primary]).development}
      </Text>
      <Text style={textStyle}>
        Your report is attached: your gifts, five offers that fit them, what to watch, how your second
        archetype colors it all, and the ten in proportion. Read it slowly, or print it and write in the
        margins.
      </Text>
      <Text style={textStyle}>
        If you’d like the rest in order, the{" "}
        <Link href={`${baseUrl}/healers-roadmap?archetype=${primary}`} style={linkStyle}>
          Healer’s Business Blueprint
        </Link>{" "}
        takes three weeks, 20-30 minutes a day, and ends in a 90-day launch plan. There’s no hurry: your
        result stays where it is.
      </Text>
      <Text style={smallStyle}>
        You’re getting this email because your address was entered at the end of the quiz, to send the result
        to. We’ll send nothing else unless the box for news was checked. If it wasn’t you, you can ignore this
        email.
      </Text>
      <Text style={smallStyle}>{quizPage.disclaimer}</Text>
    </MailLayout>
  );
}

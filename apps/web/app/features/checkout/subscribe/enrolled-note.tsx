import { enrolledNote } from "@academy/content/pages/learning/enrolled-note";
import { useEffect, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { useUser } from "../../account/public.ts";
import { type FreshEnrollment, justEnrolled } from "./just-enrolled.ts";

/**
 * The welcome after enrolling leads to the front door. Whoever is not signed in finds the quiz there, and here how to
 * get to what they bought.
 */
export function EnrolledNote() {
  const { isAuthenticated } = useUser();
  const [enrolled, setEnrolled] = useState<FreshEnrollment>();
  useEffect(() => setEnrolled(justEnrolled.read()), []);
  if (!enrolled || isAuthenticated) return null;
  const dismiss = () => {
    justEnrolled.drop();
    setEnrolled(undefined);
  };
  return (
    <div role="status" className="column enrolled-note">
      <p>{fillWords(enrolledNote[enrolled.outcome], { email: enrolled.email })}</p>
      <button type="button" className="text-link enrolled-dismiss" onClick={dismiss}>
        {enrolledNote.dismiss}
      </button>
    </div>
  );
}

import { quizSteps } from "@academy/content/pages/quiz-steps";
import { listResults } from "@academy/contract/calls/visitors/results";
import { archetypes } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiQueryOrNull } from "../../../lib/api/query-client.ts";
import { useUser } from "../../account/public.ts";

const words = quizSteps.newestResult;

const query = apiQueryOrNull(listResults);

/** For a member who has been here before: where the last result is. */
export function NewestResult() {
  const { isAuthenticated } = useUser();
  const newest = useQuery({ ...query, enabled: isAuthenticated }).data?.items[0];
  if (!newest) return null;
  const { title } = archetypes[newest.result.primary.archetype];
  return (
    <p className="mt-4 text-small">
      {words.yourLastResult}{" "}
      <Link to={`/test-results?r=${encodeURIComponent(newest.token)}`} className="text-link">
        {title}
      </Link>
    </p>
  );
}

import { formatPrice } from "@academy/content/format-price";
import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { listOffers } from "@academy/contract/calls/orders";
import * as calls from "@academy/contract/calls/studio/course-offers";
import type { StudioCourse } from "@academy/contract/studio/courses";
import type { CourseOffer } from "@academy/contract/studio/offers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { withFreshProof } from "../../../account/public.ts";
import { checkoutPath } from "../../../checkout/public.ts";
import { Action } from "../../kit/action.tsx";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";
import { NewPage } from "../../pages/own/new-page.tsx";
import { readDollars, typedDollars } from "../../typed-money.ts";
import { changePackage, useCourseChange } from "../calls.ts";

const words = studioCoursePage.price;
const offerQuery = (id: string) => apiQuery(calls.showCourseOffer, { params: { id } });
type Body = Parameters<typeof callApi<typeof calls.sellCourse>>[1]["body"];
const sell = withFreshProof(
  () => proofReasons.prices,
  (id: string, body: Body) => callApi(calls.sellCourse, { params: { id }, body }),
);
const stop = withFreshProof(
  () => proofReasons.prices,
  (id: string) => callApi(calls.stopSellingCourse, { params: { id } }),
);

/** What a course costs by itself, if it is sold so. The owner's alone. */
export function CoursePrice({ course }: { course: StudioCourse }) {
  const { data, error } = useQuery({ ...offerQuery(course.id), staleTime: 0 });
  return (
    <Section id="price-heading" heading={words.heading} className="course-edit-card">
      <InPackage course={course} />
      {error && !data && <p role="alert">{explain(error)}</p>}
      {data && <Price key={`${data.version} ${data.priceCents}`} course={course} offer={data} />}
    </Section>
  );
}

/** What each of two payments may begin with: half, in whole dollars upward. */
function halfOf(price: string): string {
  const cents = readDollars(price);
  return cents ? typedDollars(Math.ceil(cents / 200) * 100) : "";
}

/** Takes effect at once, as switches do. */
function InPackage({ course }: { course: StudioCourse }) {
  const [problem, setProblem] = useState("");
  const change = useCourseChange((isInPackage: boolean) => changePackage(course.id, isInPackage));
  const isIn = change.isPending ? change.variables : course.isInPackage;
  return (
    <div>
      <Checkbox
        as="switch"
        label={words.inPackage}
        hint={words.inPackageHint}
        checked={isIn}
        onChange={({ target }) => {
          setProblem("");
          change.mutate(target.checked, {
            onSuccess: (_, isInPackage) => toast({ title: isInPackage ? words.isIn : words.isOut }),
            onError: (error) => setProblem(explain(error)),
          });
        }}
      />
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

function Price({ course, offer }: { course: StudioCourse; offer: CourseOffer }) {
  const { priceCents, twoPaymentsCents, key, version } = offer;
  const [isFree, setFree] = useState(priceCents === 0);
  const [isInTwo, setInTwo] = useState(twoPaymentsCents !== null);
  const [each, setEach] = useState(twoPaymentsCents === null ? "" : typedDollars(twoPaymentsCents));
  const [isMakingPage, setMakingPage] = useState(false);
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: offerQuery(course.id).queryKey }),
      client.invalidateQueries({ queryKey: apiQuery(listOffers).queryKey }),
    ]);
  const control = useStudioForm({
    read: (form) => {
      const typed = readFields(form);
      return {
        priceCents: isFree ? 0 : readDollars(typed.priceCents ?? ""),
        twoPaymentsCents: isInTwo && !isFree ? readDollars(typed.twoPaymentsCents ?? "") : null,
      };
    },
    check: (typed): Record<string, string> => ({
      ...(typed.priceCents === undefined ? { priceCents: words.invalid } : {}),
      ...(typed.twoPaymentsCents === undefined ? { twoPaymentsCents: words.invalid } : {}),
    }),
    send: (typed) =>
      sell(course.id, {
        priceCents: typed.priceCents ?? 0,
        twoPaymentsCents: typed.twoPaymentsCents ?? null,
        isFree,
        basedOn: version,
      }),
    done: words.saved,
    onDone: refresh,
    problem: (error) => {
      if (hasCode(error, "CONFLICT")) void refresh();
      return undefined;
    },
  });
  return (
    <>
      {priceCents === null ? (
        <p>{words.notSold}</p>
      ) : (
        <>
          <p>
            {course.state === "published"
              ? fillWords(words.sold, { price: formatPrice(priceCents) })
              : fillWords(words.soldLater, { price: formatPrice(priceCents) })}
          </p>
          {course.state === "published" && (
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <a href="/subscribe" className="text-link">
                {words.catalogue}
              </a>
              <a href={checkoutPath(key)} className="text-link">
                {words.checkout}
              </a>
            </p>
          )}
        </>
      )}
      <Form control={control}>
        {!isFree && (
          <TextField
            name="priceCents"
            label={words.price}
            hint={words.hint}
            defaultValue={priceCents ? typedDollars(priceCents) : ""}
            inputMode="decimal"
            autoComplete="off"
            onBlur={({ target }) => setEach((known) => known || halfOf(target.value))}
          />
        )}
        {!isFree && (
          <Checkbox
            label={words.inTwo}
            hint={words.inTwoHint}
            checked={isInTwo}
            onChange={({ target }) => setInTwo(target.checked)}
          />
        )}
        {!isFree && isInTwo && (
          <TextField
            name="twoPaymentsCents"
            label={words.each}
            value={each}
            onChange={({ target }) => setEach(target.value)}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <Checkbox
          label={words.free}
          hint={words.freeHint}
          checked={isFree}
          onChange={({ target }) => setFree(target.checked)}
        />
        <FormError />
        <div className="form-actions">
          <SubmitButton size="small" busyLabel={words.busy}>
            {priceCents === null ? words.sell : words.change}
          </SubmitButton>
          {priceCents !== null && (
            <Button variant="secondary" size="small" onClick={() => setMakingPage(true)}>
              {words.page}
            </Button>
          )}
          {priceCents !== null && (
            <Action label={words.stop} act={() => stop(course.id)} done={words.stopped} onSettled={refresh} />
          )}
        </div>
      </Form>
      {isMakingPage && <NewPage course={course} onClose={() => setMakingPage(false)} />}
    </>
  );
}

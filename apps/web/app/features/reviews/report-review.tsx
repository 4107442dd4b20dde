import { reportReview } from "@store/api-client/contract";
import { checkReport, REPORT_REASON_NAMES, REPORT_REASONS, REPORT_WORDS_MAXIMUM, REPORTED } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button, ButtonLink } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { useEffect, useRef, useState } from "react";
import { reviewsAddress } from "../../navigation/addresses.ts";
import type { ReviewsOfProduct } from "./load-reviews.ts";
import * as styles from "./reviews-page.css.ts";

const GONE = "This review is not here any more.";
const WITHOUT_SCRIPT = "Reporting a review needs JavaScript. You can also write to us on the contact page.";

const REASONS = REPORT_REASONS.map((reason) => ({ value: reason, label: REPORT_REASON_NAMES[reason] }));
const EMPTY = { reason: "", words: "" };

interface ReportReviewProps {
  readonly report: NonNullable<ReviewsOfProduct["report"]>;
  readonly product: ReviewsOfProduct["product"];
}

function ReportForm({ id, onReported }: { readonly id: number; readonly onReported: (words: string) => void }) {
  const form = useForm(EMPTY, checkReport);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(reportReview, async (answer) => {
    if (answer.ok) onReported(answer.reply.message ?? REPORTED);
    else setProblem(refusalMessage(answer.failure));
  });
  return (
    <form
      ref={form.element}
      className={styles.report}
      onSubmit={form.submit((body) => {
        setProblem(undefined);
        return send({ params: { id }, body });
      })}
      noValidate
    >
      <SelectField
        label="What is wrong with it?"
        name="reason"
        emptyLabel="Please choose"
        required
        options={REASONS}
        value={form.draft.reason}
        error={form.errors.reason}
        onValueChange={(reason) => form.change({ reason })}
      />
      <TextArea label="Anything else?" rows={3} maxLength={REPORT_WORDS_MAXIMUM} {...form.text("words")} />
      {problem ? <Alert>{problem}</Alert> : null}
      <noscript>
        <p>{WITHOUT_SCRIPT}</p>
      </noscript>
      <Button type="submit" isPending={isPending}>
        Report this review
      </Button>
    </form>
  );
}

/** A review, and the form by which a shopper reports it to the shop: anybody may, once for each review. */
export function ReportReview({ report: { id, review }, product }: ReportReviewProps) {
  const [thanks, setThanks] = useState<string>();
  // It is there before its words, so that screen readers announce them; the pressed button goes with its form.
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (thanks) outcome.current?.focus();
  }, [thanks]);
  return (
    <section className={styles.report} aria-labelledby="report-title">
      <h2 id="report-title">Report a review</h2>
      {review ? (
        <blockquote className={styles.quote}>
          {review.review || `${review.rating} of 5 stars`}
          <footer>{review.name}</footer>
        </blockquote>
      ) : null}
      {review ? null : <p>{GONE}</p>}
      {review && !thanks ? <ReportForm id={id} onReported={setThanks} /> : null}
      <p ref={outcome} role="status" tabIndex={-1}>
        {thanks}
      </p>
      <p>
        <ButtonLink href={reviewsAddress(product)} variant="quiet">
          Back to the reviews
        </ButtonLink>
      </p>
    </section>
  );
}

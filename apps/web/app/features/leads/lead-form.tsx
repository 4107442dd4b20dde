import type { Answer } from "@store/api-client";
import { createB2bLead, createExportLead, LEAD_FIELDS, type ReplyOf } from "@store/api-client/contract";
import { leadPages } from "@store/content";
import { canSendLead, checkLead, FORM_SENDING, LEAD_CREATED } from "@store/domain";
import { notSentNote, refusalMessage, SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { lazyOr, lazyPart } from "@store/react-client/lazy-or";
import { errorsByField, useFieldErrors } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { toast } from "@store/ui/toaster";
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { shopPolicy } from "../../data/policy.ts";
import { DRAFT_DAYS } from "../../session/draft-storage.ts";
import { CompanyFields } from "./company-fields.tsx";
import type { LaterStepProps } from "./later-step.tsx";
import { b2bBody, exportBody, type LeadDraft, type LeadKind } from "./lead-draft.ts";
import type { LeadSentProps } from "./lead-sent.tsx";
import { errorsOfStep, furthestStep, LAST_STEP, type LeadField, STEPS, stepOfErrors } from "./lead-steps.ts";
import * as styles from "./leads.css.ts";
import { StepList } from "./step-list.tsx";
import { useLeadDraft } from "./use-lead-draft.ts";

const loadLaterStep = () => import("./later-step.tsx");

const LaterStep = lazyPart<LaterStepProps>(loadLaterStep);
const LeadSent = lazyOr<LeadSentProps>(
  () => import("./lead-sent.tsx"),
  () => <Alert tone="good">{LEAD_CREATED}</Alert>,
);

const warmUp = () => void loadLaterStep().catch(() => undefined);

/** Each field as the wire names it. */
const WIRE_NAMES = { ...LEAD_FIELDS, state: "state", city: "city" } as const;

/** In the state of the history's entries that Continue has made: Back goes to the one before. */
const CONTINUED = { isContinued: true } as const;

const isContinued = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isContinued" in state && state.isContinued === true;

/**
 * The form of both leads in sections [R176 to R180]. The section stands in the address, so that the browser's Back goes
 * from one to the one before.
 */
export function LeadForm({ kind }: { readonly kind: LeadKind }) {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { draft, change, notice, isEmpty, startOver, bringBack, forget } = useLeadDraft(kind);
  const [hasConsented, setHasConsented] = useState(false);
  const { errors, element, show, showServers, mend } = useFieldErrors<LeadField>();
  const [failure, setFailure] = useState<string>();
  const [isOpening, setIsOpening] = useState(false);
  const [isSent, setIsSent] = useState(false);

  const furthest = furthestStep(draft);
  const asked = STEPS.findIndex(({ id }) => `#${id}` === hash);
  const place = Math.min(Math.max(asked, 0), furthest);
  const step = STEPS[place] ?? STEPS[0];

  // A section that is opened is read out, and begins at its top.
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? title.current)?.focus({ preventScroll: true });
    if ((element.current?.getBoundingClientRect().top ?? 0) < 0) element.current?.scrollIntoView();
  }, [place, element]);

  const open = (next: number, options: { readonly replace?: boolean; readonly state?: unknown } = {}) =>
    navigate({ search, hash: next === 0 ? "" : `#${STEPS[next]?.id ?? ""}` }, { ...options, preventScrollReset: true });

  /** Opens a section once its code is there; what was fetched before is there at once. */
  const goTo = async (next: number, options?: Parameters<typeof open>[1]) => {
    setIsOpening(true);
    const isThere = await loadLaterStep().then(
      () => true,
      () => false,
    );
    setIsOpening(false);
    setFailure(isThere ? undefined : `${TRY_AGAIN_LATER} What you typed is still here.`);
    if (isThere) await open(next, options);
  };

  const settle = (answer: Answer<ReplyOf<typeof createB2bLead>>) => {
    if (answer.ok) {
      toast.success(LEAD_CREATED);
      forget();
      setHasConsented(false);
      setIsSent(true);
      return open(0, { replace: true });
    }
    toast.error(SOMETHING_WENT_WRONG);
    const reason = answer.failure.kind === "refused" ? `${refusalMessage(answer.failure)} ` : "";
    setFailure(reason + notSentNote(answer.failure));
    if (answer.failure.kind !== "refused") return;
    const refused = errorsByField(answer.failure.errors, WIRE_NAMES);
    showServers(refused);
    const where = stepOfErrors(refused);
    if (where !== undefined) return open(where);
  };
  const b2b = useMutation(createB2bLead, settle);
  const exports = useMutation(createExportLead, settle);
  const isPending = b2b.isPending || exports.isPending;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const refused = errorsOfStep(draft, place);
    show(refused);
    if (Object.keys(refused).length > 0) return;
    if (place < LAST_STEP) return void goTo(place + 1, { state: CONTINUED });
    const checked = checkLead(draft);
    if (!checked.ok || !canSendLead({ hasConsented })) return;
    setFailure(undefined);
    return void (kind === "b2b"
      ? b2b.send({ body: b2bBody(draft, checked.value) })
      : exports.send({ body: exportBody(draft, checked.value) }));
  };

  const goBack = () => {
    show({});
    return void (isContinued(state) ? navigate(-1) : open(place - 1, { replace: true }));
  };

  // The button that is pressed goes away, and the focus with it.
  const clear = () => {
    show({});
    setHasConsented(false);
    startOver();
    title.current?.focus();
    void open(0);
  };
  const undo = () => {
    bringBack();
    title.current?.focus();
  };

  if (isSent) {
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <LeadSent kind={kind} onAnother={() => setIsSent(false)} />
      </Suspense>
    );
  }

  const onChange = (part: Partial<LeadDraft>) => {
    change(part);
    mend(Object.keys(part), () => errorsOfStep({ ...draft, ...part }, place));
  };
  const fields = { draft, errors, onChange };
  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={goOn}
      noValidate
      aria-label={leadPages(shopPolicy())[kind].eyebrow}
    >
      <StepList place={place} furthest={furthest} onOpen={(next) => void goTo(next)} />
      <div className={styles.kept}>
        <p role="status">
          {notice === "restored" ? "Welcome back: what you typed is still here." : null}
          {notice === "cleared" ? "The form is empty again." : null}
          {notice === "none" ? `Kept on this device for ${DRAFT_DAYS} days, or until you send it.` : null}
        </p>
        {notice === "cleared" ? (
          <Button variant="quiet" size="small" onClick={undo}>
            Undo
          </Button>
        ) : null}
        {isEmpty ? null : (
          <Button variant="quiet" size="small" onClick={clear}>
            Start over
          </Button>
        )}
      </div>
      <h2 ref={title} tabIndex={-1} className={styles.stepTitle}>
        <span className={styles.stepCount}>
          Step {place + 1} of {STEPS.length}
        </span>{" "}
        {step.title}
      </h2>
      {failure ? <Alert title={SOMETHING_WENT_WRONG}>{failure}</Alert> : null}
      {step.id === "company" ? (
        <CompanyFields {...fields} />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <LaterStep
            {...fields}
            id={step.id}
            kind={kind}
            hasConsented={hasConsented}
            onConsent={setHasConsented}
            onOpen={(next) => void open(next)}
          />
        </Suspense>
      )}
      <div className={styles.actions}>
        {place > 0 ? (
          <Button variant="secondary" size="large" onClick={goBack}>
            Back
          </Button>
        ) : null}
        {place < LAST_STEP ? (
          <Button
            key="continue"
            type="submit"
            size="large"
            isPending={isOpening}
            onPointerEnter={warmUp}
            onFocus={warmUp}
          >
            Continue
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            size="large"
            isPending={isPending}
            disabled={!canSendLead({ hasConsented })}
            aria-describedby={hasConsented ? undefined : "consent-note"}
          >
            {isPending ? FORM_SENDING : "Send"}
          </Button>
        )}
      </div>
    </form>
  );
}

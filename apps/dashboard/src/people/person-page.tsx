import { cancelAppointment, staffPerson } from "@store/api-client/contract";
import { checkFields, formatDateTime, formatRupees, hasNote, PEOPLE_KINDS, type PeopleKind } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button, ButtonLink } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { EmptyState } from "@store/ui/empty-state";
import { Skeleton } from "@store/ui/skeleton";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { sideCard } from "../frame/frame.css.ts";
import { usePageTitle } from "../frame/page-title.ts";
import { useMay } from "../frame/staff-session.ts";
import * as people from "../parts/entry.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { ReachLinks } from "../parts/reach-links.tsx";
import { HandleForm, type Person } from "./handle-form.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PEOPLE } from "./people-kinds.ts";
import { PeopleState } from "./people-state.tsx";

interface PersonProps {
  readonly kind: PeopleKind;
  readonly person: Person;
  readonly onChanged: () => Promise<void>;
}

const NO_REASON = { reason: "" };
const checkReason = ({ reason }: typeof NO_REASON) => checkFields({}, () => reason.trim());

/** Asks before a consultation is cancelled, and for the reason. */
function CancelDialog({ person, onChanged, onClose }: Omit<PersonProps, "kind"> & { readonly onClose: () => void }) {
  const form = useForm(NO_REASON, checkReason);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(cancelAppointment, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toast.success(`The appointment is cancelled, and ${person.name} is mailed.`);
    await onChanged();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Cancel the appointment?"
      description={`${person.name} is mailed, and the hour can be booked again. This cannot be undone.`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((reason) => send({ params: { id: person.id }, body: { reason } }))}
        noValidate
      >
        <TextArea label="Why, for the customer's mail" rows={3} maxLength={500} {...form.text("reason")} />
        <DialogEnd problem={problem} onClose={onClose}>
          <Button type="submit" variant="danger" isPending={isPending}>
            Cancel the appointment
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

function PersonDetails({ kind, person, onChanged }: PersonProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const mayLetIn = useMay("content");
  const { answers, facts, handled_by, handled_at, amount, left } = person;
  return (
    <>
      <p className={styles.facts}>
        <strong>{person.name}</strong>
        <PeopleState state={person.state} />
        <span>
          {PEOPLE[kind].at} {formatDateTime(person.at)}
        </span>
        {amount === undefined ? null : <span>{formatRupees(amount)}</span>}
        {left === undefined ? null : <span>{formatRupees(left)} left</span>}
      </p>
      <ReachLinks
        email={person.email || undefined}
        phone={person.phone || undefined}
        {...(kind === "inquiries" ? { subject: `Re: ${person.about}` } : {})}
      />
      {person.ticket_code && mayLetIn ? (
        <p>
          <ButtonLink href={`/dashboard/content/check-in/${person.ticket_code}`} variant="secondary">
            Let in, or cancel the ticket
          </ButtonLink>
        </p>
      ) : null}
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>What was filled in</h2>
          <dl className={people.answers}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {answers.length > 0 ? (
            <>
              <h2 className={styles.heading}>What we answered</h2>
              <ol className={people.answers}>
                {answers.map(({ text, at, by }) => (
                  <li key={at}>
                    <p className={people.words}>{text}</p>
                    <p className={styles.small}>
                      {by ?? "The staff"}, {formatDateTime(at)}
                    </p>
                  </li>
                ))}
              </ol>
            </>
          ) : null}
        </section>
        {hasNote(kind) ? (
          <section className={sideCard} aria-label="What we did">
            <HandleForm kind={kind} person={person} onChanged={onChanged} />
            {handled_at ? (
              <p className={styles.small}>
                Last changed by {handled_by ?? "the staff"}, {formatDateTime(handled_at)}
              </p>
            ) : null}
            {person.can_cancel ? (
              <p className={styles.buttons}>
                <Button variant="secondary" onClick={() => setIsMoving(true)}>
                  Move the appointment
                </Button>
                <Button variant="danger" onClick={() => setIsCancelling(true)}>
                  Cancel the appointment
                </Button>
              </p>
            ) : null}
          </section>
        ) : null}
      </div>
      {isMoving ? <MoveDialog person={person} onChanged={onChanged} onClose={() => setIsMoving(false)} /> : null}
      {isCancelling ? (
        <CancelDialog person={person} onChanged={onChanged} onClose={() => setIsCancelling(false)} />
      ) : null}
    </>
  );
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function LoadedPerson({ kind, id }: { readonly kind: PeopleKind; readonly id: string }) {
  const query = useQuery(staffPerson, { params: { kind, id } });
  usePageTitle(query.reply && `${capital(PEOPLE[kind].nouns[0])}: ${query.reply.data.name}`);
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") {
    return <LoadFailed failure={query.failure} title="Entry not found" onRetry={query.refetch} />;
  }
  return <PersonDetails kind={kind} person={query.reply.data} onChanged={query.refetch} />;
}

/** Somebody who wrote, booked, registered or gave, and what the shop did about it. */
export default function PersonPage() {
  const { list = "", entryId = "" } = useParams();
  const kind = PEOPLE_KINDS.find((one) => one === list);
  const [one = "entry", many = "people"] = kind ? PEOPLE[kind].nouns : [];
  return (
    <DashboardFrame title={capital(one)}>
      {kind ? (
        <LoadedPerson key={`${kind} ${entryId}`} kind={kind} id={entryId} />
      ) : (
        <EmptyState title="There is no such list" />
      )}
      <p>
        <ButtonLink href={`/dashboard/people/${kind ?? "inquiries"}`} variant="secondary">
          All {kind ? many : "inquiries"}
        </ButtonLink>
      </p>
    </DashboardFrame>
  );
}

import { answerPerson, handlePerson, type ReplyOf, staffPerson } from "@store/api-client/contract";
import {
  ANSWER_IS_EMPTY,
  ANSWER_MAXIMUM,
  checkFields,
  hasRequestState,
  PEOPLE_STATE_NAMES,
  type PeopleKind,
  REQUEST_STATES,
  requireText,
  STAFF_NOTE_MAXIMUM,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation, useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { EditConflict, type Saved, useEditConflict } from "../edit/edit-conflict.tsx";
import * as styles from "../frame/dashboard.css.ts";

/** Somebody in one of the lists, as staff see it. */
export type Person = ReplyOf<typeof staffPerson>["data"];

const LABELS = { state: "State", note: "Note" } as const;
const STATES = REQUEST_STATES.map((value) => ({ value, label: PEOPLE_STATE_NAMES[value] }));

interface Draft extends Record<string, string> {
  readonly state: string;
  readonly note: string;
}

const savedOf = ({ version, state, note }: Person): Saved<Draft> => ({
  version: version ?? 0,
  draft: { state, note: note ?? "" },
});

const check = (draft: Draft) => checkFields({}, () => draft.note.trim());

const NO_ANSWER = { text: "" };
const checkAnswer = ({ text }: typeof NO_ANSWER) =>
  checkFields({ text: requireText(text, ANSWER_IS_EMPTY) }, (fields) => fields.text.value);

interface AnswerFormProps {
  readonly kind: PeopleKind;
  readonly person: Person;
  readonly version: number;
  readonly onAnswered: () => Promise<void>;
}

/** Mails an answer to whoever wrote. */
function AnswerForm({ kind, person, version, onAnswered }: AnswerFormProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm(NO_ANSWER, checkAnswer);
  const { send, isPending } = useMutation(answerPerson, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      // Somebody else may have answered: their words are shown, and one's own can be sent all the same.
      return onAnswered();
    }
    setProblem(undefined);
    toast.success(`The answer goes to ${person.email}.`);
    form.reset();
    await onAnswered();
  });
  return (
    <form
      ref={form.element}
      className={styles.form}
      onSubmit={form.submit((text) => send({ params: { kind, id: person.id }, body: { version, text } }))}
      noValidate
    >
      <TextArea
        label={`Answer by mail to ${person.email}`}
        rows={6}
        required
        maxLength={ANSWER_MAXIMUM}
        hint="An empty line begins a new paragraph."
        {...form.text("text")}
      />
      {problem ? <Alert>{problem}</Alert> : null}
      <Button type="submit" isPending={isPending}>
        Send the answer
      </Button>
    </form>
  );
}

interface HandleFormProps {
  readonly kind: PeopleKind;
  readonly person: Person;
  readonly onChanged: () => Promise<void>;
}

/** Answers an inquiry or a lead, moves it on, and keeps the staff's note. */
export function HandleForm({ kind, person, onChanged }: HandleFormProps) {
  const [problem, setProblem] = useState<string>();
  const [begun] = useState(() => savedOf(person));
  const form = useForm(begun.draft, check);
  const load = async (): Promise<Saved<Draft> | undefined> => {
    const answer = await call(staffPerson, { params: { kind, id: person.id } });
    return answer.ok ? savedOf(answer.reply.data) : undefined;
  };
  const conflict = useEditConflict(begun, load);
  const goOnFrom = (now: Saved<Draft>, draft: Draft) => {
    conflict.settle(now);
    form.change(draft);
  };
  const send = (version: number, { state: chosen, note }: Draft) => {
    const state = REQUEST_STATES.find((one) => one === chosen);
    const body = { version, note: note.trim(), ...(hasRequestState(kind) && state ? { state } : {}) };
    return call(handlePerson, { params: { kind, id: person.id }, body });
  };
  const sending = useSending(send, async (answer, _, sent) => {
    if (!answer.ok) {
      if (!(await conflict.detect(answer.failure))) setProblem(refusalMessage(answer.failure));
      return;
    }
    conflict.settle({ version: answer.reply.data.version, draft: sent });
    toast.success("Saved.");
    await onChanged();
  });
  const save = (version: number, draft: Draft) => {
    setProblem(undefined);
    return sending.send(version, draft);
  };
  /** An answer changes the state; the note that was begun stays. */
  const refresh = async () => {
    const now = await load();
    if (now) goOnFrom(now, { ...form.draft, state: now.draft.state });
    await onChanged();
  };
  const handling = (
    <form
      ref={form.element}
      className={styles.form}
      onSubmit={form.submit(() => save(conflict.base.version, form.draft))}
      noValidate
    >
      {hasRequestState(kind) ? (
        <SelectField
          label="State"
          options={STATES}
          value={form.draft.state}
          onValueChange={(state) => form.change({ state })}
        />
      ) : null}
      <TextArea label="Note, for the staff only" rows={4} maxLength={STAFF_NOTE_MAXIMUM} {...form.text("note")} />
      {problem ? <Alert>{problem}</Alert> : null}
      {conflict.theirs ? (
        <EditConflict
          labels={LABELS}
          base={conflict.base}
          mine={form.draft}
          theirs={conflict.theirs}
          onKeepMine={(theirs, both) => {
            goOnFrom(theirs, both);
            void save(theirs.version, both);
          }}
          onTakeTheirs={(theirs) => goOnFrom(theirs, theirs.draft)}
          isPending={sending.isPending}
        />
      ) : (
        <Button type="submit" isPending={sending.isPending}>
          Save
        </Button>
      )}
    </form>
  );
  if (!hasRequestState(kind) || person.email === "") return handling;
  return (
    <>
      <AnswerForm kind={kind} person={person} version={conflict.base.version} onAnswered={refresh} />
      {handling}
    </>
  );
}

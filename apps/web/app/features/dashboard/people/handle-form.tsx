import { handlePerson, type ReplyOf, staffPerson } from "@store/api-client/contract";
import {
  checkFields,
  hasRequestState,
  PEOPLE_STATE_NAMES,
  type PeopleKind,
  REQUEST_STATES,
  STAFF_NOTE_MAXIMUM,
} from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { refusalMessage } from "../../../data/failures.ts";
import { useForm } from "../../../data/use-form.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import { call } from "../../../session/browser-call.ts";
import * as styles from "../dashboard.css.ts";
import { EditConflict, type Saved, useEditConflict } from "../edit/edit-conflict.tsx";

/** Somebody in one of the lists, as staff see it. */
export type Person = ReplyOf<typeof staffPerson>["data"];

const LABELS = { state: "State", note: "Note" } as const;
const STATES = REQUEST_STATES.map((value) => ({ value, label: PEOPLE_STATE_NAMES[value] }));

interface Draft extends Record<string, string> {
  readonly state: string;
  readonly note: string;
}

const draftOf = ({ state, note }: Person): Draft => ({ state, note: note ?? "" });

const check = (draft: Draft) => checkFields({}, () => draft.note.trim());

interface HandleFormProps {
  readonly kind: PeopleKind;
  readonly person: Person;
  readonly onChanged: () => Promise<void>;
}

/** Moves an inquiry or a lead on, and keeps the staff's note. */
export function HandleForm({ kind, person, onChanged }: HandleFormProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm(draftOf(person), check);
  const load = async (): Promise<Saved<Draft> | undefined> => {
    const answer = await call(staffPerson, { params: { kind, id: person.id } });
    return answer.ok ? { version: answer.reply.data.version ?? 0, draft: draftOf(answer.reply.data) } : undefined;
  };
  const conflict = useEditConflict(person.version ?? 0, load);
  const { send, isPending } = useMutation(handlePerson, async (answer) => {
    if (!answer.ok) {
      if (!(await conflict.detect(answer.failure))) setProblem(refusalMessage(answer.failure));
      return;
    }
    conflict.settle(answer.reply.data.version);
    toast.success("Saved.");
    await onChanged();
  });
  const save = (version: number) => {
    setProblem(undefined);
    const state = REQUEST_STATES.find((one) => one === form.draft.state);
    const body = { version, note: form.draft.note.trim(), ...(hasRequestState(kind) && state ? { state } : {}) };
    return send({ params: { kind, id: person.id }, body });
  };
  return (
    <form ref={form.element} className={styles.form} onSubmit={form.submit(() => save(conflict.basedOn))} noValidate>
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
          mine={form.draft}
          theirs={conflict.theirs}
          onKeepMine={(version) => void save(version)}
          onTakeTheirs={({ version, draft }) => {
            form.change(draft);
            conflict.settle(version);
          }}
          isPending={isPending}
        />
      ) : (
        <Button type="submit" isPending={isPending}>
          Save
        </Button>
      )}
    </form>
  );
}

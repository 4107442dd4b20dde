import type { CallFailure } from "@store/api-client";
import { type ContentKind, contentKindOf } from "@store/api-client/content-kinds";
import { changeContent, contentItem, createContent, deleteContent, parseFields } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { notSentNote, refusalMessage } from "@store/react-client/failures";
import { useFieldErrors } from "@store/react-client/use-form";
import { useMutation, useSending } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import { EditConflict, type Saved, useEditConflict } from "../edit/edit-conflict.tsx";
import * as styles from "../edit/form.css.ts";
import { KeptDraftNotice, type KeptDrafts, useDraftKeeping, useKeptDraft } from "../edit/kept-draft.tsx";
import { SaveBar } from "../edit/save-bar.tsx";
import { useUnsavedChanges } from "../edit/use-unsaved-changes.tsx";
import { type Draft, emptyDraft, fieldsOf, followTitle, type Item, type Value } from "./content-draft.ts";
import { ContentField } from "./content-field.tsx";
import { ContentPreview } from "./content-preview.tsx";

/** Of several refusals of a field, the first. */
function firstOf(errors: Readonly<Record<string, readonly string[] | undefined>>): Record<string, string> {
  const first: Record<string, string> = {};
  for (const [field, messages] of Object.entries(errors)) if (messages?.[0]) first[field] = messages[0];
  return first;
}

interface ContentFormProps {
  readonly kind: ContentKind;
  /** Undefined for a new one. */
  readonly item: Item | undefined;
}

const drafts: KeptDrafts<Draft> = new Map();

/** The form of any kind of content: it follows the description of the kind's values. */
export default function ContentForm({ kind, item }: ContentFormProps) {
  const { values, one } = contentKindOf(kind);
  const fields = fieldsOf(values.entries);
  const navigate = useNavigate();
  const [begun] = useState<Saved<Draft>>(() => ({
    version: item?.version ?? 1,
    draft: item?.values ?? emptyDraft(fields),
  }));
  const [saved, setSaved] = useState(begun.draft);
  const page = useLocation().pathname;
  const { kept, isKept, forget } = useKeptDraft(drafts, page);
  const [draft, setDraft] = useState(kept?.draft ?? saved);
  const { errors, element, show, showServers, mend } = useFieldErrors<string>();
  const [problem, setProblem] = useState<string>();
  const [isDeleting, setIsDeleting] = useState(false);
  const isDirty = draft !== saved;
  const question = useUnsavedChanges(isDirty);
  const settle = (now: Draft) => {
    setSaved(now);
    forget();
  };
  const list = `/dashboard/content/${kind}`;
  const params = { kind, id: item?.id ?? 0 };

  const conflict = useEditConflict<Draft>(kept?.base ?? begun, async () => {
    const answer = await call(contentItem, { params });
    return answer.ok ? { version: answer.reply.data.version, draft: answer.reply.data.values } : undefined;
  });
  /** Makes the draft a change of what the shop has by now. */
  const goOnFrom = (now: Saved<Draft>, next: Draft) => {
    settle(now.draft);
    conflict.settle(now);
    setDraft(next);
  };

  useDraftKeeping(drafts, page, { isDirty, base: conflict.base, draft });

  const tell = (failure: CallFailure) => {
    if (failure.kind === "refused") showServers(firstOf(failure.errors ?? {}));
    setProblem(`${refusalMessage(failure)} ${notSentNote(failure)}`);
  };
  const change = useSending(
    ({ version, draft: written }: Saved<Draft>) => call(changeContent, { params, body: { version, values: written } }),
    async (answer, { draft: written }) => {
      if (answer.ok) {
        conflict.settle({ version: answer.reply.data.version, draft: written });
        settle(written);
        return toast.success("Saved. The shop shows it now.");
      }
      if (await conflict.detect(answer.failure)) return;
      tell(answer.failure);
    },
  );
  const create = useMutation(createContent, async (answer) => {
    if (answer.ok) {
      settle(draft);
      toast.success("Added.");
      return navigate(list);
    }
    tell(answer.failure);
  });

  const save = (written: Saved<Draft>) => {
    const parsed = parseFields(values, written.draft);
    show(parsed.ok ? {} : firstOf(parsed.errors));
    setProblem(parsed.ok ? undefined : parsed.message);
    if (!parsed.ok) return;
    if (item) void change.send(written);
    else void create.send({ params: { kind }, body: { values: written.draft } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ version: conflict.base.version, draft });
  };

  const put = (name: string, value: Value) => {
    const put = (before: Draft): Draft => ({
      ...before,
      ...(kind === "pages" && name === "title" && !item ? followTitle(before, value) : {}),
      [name]: value,
    });
    const next = put(draft);
    setDraft(put);
    if (problem !== undefined && parseFields(values, next).ok) setProblem(undefined);
    // A row's fields are named by their path.
    const changed = Object.keys(errors).filter((path) => path === name || path.startsWith(`${name}.`));
    mend(changed, () => {
      const parsed = parseFields(values, next);
      return parsed.ok ? {} : firstOf(parsed.errors);
    });
  };

  return (
    <>
      <form
        ref={element}
        className={styles.form}
        onSubmit={submit}
        aria-label={item ? `The ${one}` : `New ${one}`}
        noValidate
      >
        {isKept ? (
          <KeptDraftNotice
            onDrop={() => {
              setDraft(saved);
              conflict.settle(begun);
              forget();
            }}
          />
        ) : null}
        {fields.map((field) => (
          <ContentField
            key={field.name}
            field={field}
            value={draft[field.name] ?? null}
            errors={errors}
            onChange={(value) => put(field.name, value)}
          />
        ))}
        <ContentPreview kind={kind} id={item?.id} draft={draft} />
        {item?.kept_because ? <p>{item.kept_because}</p> : null}
        {conflict.theirs ? (
          <EditConflict
            labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
            base={conflict.base}
            mine={draft}
            theirs={conflict.theirs}
            onKeepMine={(theirs, both) => {
              goOnFrom(theirs, both);
              save({ version: theirs.version, draft: both });
            }}
            onTakeTheirs={(theirs) => goOnFrom(theirs, theirs.draft)}
            isPending={change.isPending}
          />
        ) : null}
        <SaveBar problem={problem}>
          <Button type="submit" isPending={change.isPending || create.isPending}>
            {item ? "Save" : `Add the ${one}`}
          </Button>
          {item && !item.kept_because ? (
            <Button variant="danger" onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          ) : null}
        </SaveBar>
      </form>
      {question}
      {isDeleting ? (
        <ConfirmDialog
          title={`Delete this ${one}?`}
          description="It is gone from the shop at once. This cannot be undone."
          label="Delete"
          done="Deleted."
          endpoint={deleteContent}
          request={[{ params }]}
          onDone={async () => {
            settle(draft);
            await navigate(list);
          }}
          onClose={() => setIsDeleting(false)}
        />
      ) : null}
    </>
  );
}

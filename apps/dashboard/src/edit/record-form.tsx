import type { Answer } from "@store/api-client";
import type { FormOutcome } from "@store/domain";
import { notSentNote, refusalMessage } from "@store/react-client/failures";
import { errorsByField, errorsOf, useForm } from "@store/react-client/use-form";
import { useSending } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { EditConflict, type Saved, useEditConflict } from "./edit-conflict.tsx";
import * as styles from "./form.css.ts";
import { useGreatChanges } from "./great-changes.tsx";
import { KeptDraftNotice, type KeptDrafts, useDraftKeeping, useKeptDraft } from "./kept-draft.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useUnsavedChanges } from "./use-unsaved-changes.tsx";

interface Version {
  readonly data: { readonly version: number };
}

export interface RecordFormProps<D extends Readonly<Record<string, unknown>>, Body, Created = unknown> {
  /** What it is called, such as "event". */
  readonly one: string;
  /** Where it leads once it was added: the list, or the page of what was added. */
  readonly next: string | ((created: Created) => string);
  /** What the shop has; undefined for a new one. */
  readonly saved: Saved<D> | undefined;
  /** What a new one begins with. */
  readonly empty: D;
  /** The form's fields in their order, and what they are called on it. */
  readonly labels: { readonly [Field in keyof D]: string };
  /** How a conflict shows a value that is no plain text, number or flag. */
  readonly show?: ((field: keyof D & string, draft: D) => ReactNode | undefined) | undefined;
  /** Each field, as the wire names it. */
  readonly wireNames: Readonly<Record<keyof D & string, string>>;
  /** The request's body, once the domain's rule says that the draft is right. */
  readonly check: (draft: D) => FormOutcome<Body>;
  readonly load: () => Promise<Saved<D> | undefined>;
  readonly create: (body: Body) => Promise<Answer<Created>>;
  readonly edit: (body: Body, version: number) => Promise<Answer<Version>>;
  /** What is unusual about what would be saved: it is asked first whether this is right. */
  readonly unusual?: {
    /** Such as "This leaves out:". */
    readonly description: string;
    readonly of: (draft: D) => readonly string[];
  };
  /** Where the form's drafts are kept. */
  readonly drafts: KeptDrafts<D>;
  /** The fields. */
  readonly children: (form: ReturnType<typeof useForm<D, Body>>) => ReactNode;
  /** Further buttons, beside the one that saves. @param version to be sent with what they do. */
  readonly actions?: (version: number) => ReactNode;
}

/** The form of something with calls of its own: adds it, or changes it from the version that was seen. */
export function RecordForm<D extends Readonly<Record<string, unknown>>, Body, Created = unknown>(
  props: RecordFormProps<D, Body, Created>,
) {
  const { one, next, labels, show, wireNames, check, load, create, edit, drafts, children, actions, unusual } = props;
  const navigate = useNavigate();
  const begun: Saved<D> = props.saved ?? { version: 1, draft: props.empty };
  const [saved, setSaved] = useState(begun.draft);
  const page = useLocation().pathname;
  const { kept, isKept, forget } = useKeptDraft(drafts, page);
  const form = useForm<D, Body>(kept?.draft ?? saved, check);
  const [problem, setProblem] = useState<string>();
  const conflict = useEditConflict<D>(kept?.base ?? begun, load);
  const isDirty = Object.keys(saved).some((field) => form.draft[field] !== saved[field]);
  useDraftKeeping(drafts, page, { isDirty, base: conflict.base, draft: form.draft });
  const question = useUnsavedChanges(isDirty);
  const { saveSurely, question: isItRight } = useGreatChanges(unusual?.description);
  const unusualIn = (draft: D) => unusual?.of(draft) ?? [];
  const settle = (now: D) => {
    setSaved(now);
    forget();
  };
  /** Makes the draft a change of what the shop has by now. */
  const goOnFrom = (now: Saved<D>, draft: D) => {
    settle(now.draft);
    conflict.settle(now);
    form.change(draft);
  };

  const tell = async (failure: Parameters<typeof conflict.detect>[0]) => {
    if (await conflict.detect(failure)) return;
    if (failure.kind === "refused") form.showErrors(errorsByField(failure.errors, wireNames));
    setProblem(`${refusalMessage(failure)} ${notSentNote(failure)}`);
  };
  const creation = useSending(create, async (answer) => {
    if (!answer.ok) return tell(answer.failure);
    settle(form.draft);
    toast.success("Added.");
    return navigate(typeof next === "string" ? next : next(answer.reply));
  });
  const change = useSending(
    (body: Body, { version }: Saved<D>) => edit(body, version),
    async (answer, _, { draft }) => {
      if (!answer.ok) return tell(answer.failure);
      settle(draft);
      conflict.settle({ version: answer.reply.data.version, draft });
      toast.success("Saved. The shop shows it now.");
    },
  );
  const save = form.submit((body) => {
    setProblem(undefined);
    if (!props.saved) return creation.send(body);
    const { draft } = form;
    return saveSurely(unusualIn(draft), () => change.send(body, { version: conflict.base.version, draft }));
  });

  return (
    <>
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={save}
        aria-label={props.saved ? `The ${one}` : `New ${one}`}
        noValidate
      >
        {isKept ? (
          <KeptDraftNotice
            onDrop={() => {
              form.change(saved);
              conflict.settle(begun);
              forget();
            }}
          />
        ) : null}
        {children(form)}
        {conflict.theirs ? (
          <EditConflict
            labels={labels}
            base={conflict.base}
            mine={form.draft}
            theirs={conflict.theirs}
            show={show}
            onKeepMine={(theirs, both) => {
              goOnFrom(theirs, both);
              const checked = check(both);
              if (checked.ok)
                saveSurely(unusualIn(both), () => change.send(checked.value, { version: theirs.version, draft: both }));
              else form.showErrors(errorsOf(checked));
            }}
            onTakeTheirs={(theirs) => goOnFrom(theirs, theirs.draft)}
            isPending={change.isPending}
          />
        ) : null}
        <SaveBar problem={problem}>
          <Button type="submit" isPending={creation.isPending || change.isPending}>
            {props.saved ? "Save" : `Add the ${one}`}
          </Button>
          {props.saved ? actions?.(conflict.base.version) : null}
        </SaveBar>
      </form>
      {question}
      {isItRight}
    </>
  );
}

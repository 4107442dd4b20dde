import { addProduct, changeProduct, PRODUCT_FIELDS, staffProduct } from "@store/api-client/contract";
import { PRODUCT_TAGS } from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { notSentNote, refusalMessage } from "../../../data/failures.ts";
import { errorsByField, errorsOf, useForm } from "../../../data/use-form.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import { productAddress } from "../../../navigation/addresses.ts";
import { call } from "../../../session/browser-call.ts";
import { buttons } from "../dashboard.css.ts";
import { EditConflict, useEditConflict } from "../edit/edit-conflict.tsx";
import { KeptDraftNotice, type KeptDrafts, useDraftKeeping, useKeptDraft } from "../edit/kept-draft.tsx";
import { SaveBar } from "../edit/save-bar.tsx";
import { useUnsavedChanges } from "../edit/use-unsaved-changes.tsx";
import {
  categoryLabel,
  checkProductForm,
  draftOf,
  fieldsOf,
  PRODUCT_LABELS,
  type ProductFormDraft,
  type ProductToSave,
  type StaffProduct,
} from "./product-draft.ts";
import * as styles from "./product-form.css.ts";
import {
  type Choices,
  Part,
  PicturesPart,
  PlacePart,
  PricePart,
  SearchPart,
  StockPart,
  VideosPart,
  WordsPart,
} from "./product-form-parts.tsx";

const drafts: KeptDrafts<ProductFormDraft> = new Map();

interface ProductFormProps {
  /** Of the page: the product's id, or "new". */
  readonly pageKey: string;
  /** Undefined for a new product. */
  readonly product: StaffProduct | undefined;
  readonly initial: ProductFormDraft;
  readonly choices: Choices;
  /** Loads the product again. */
  readonly onSaved: () => Promise<void>;
}

function isSame(one: ProductFormDraft, other: ProductFormDraft): boolean {
  let field: keyof typeof PRODUCT_LABELS;
  for (field in PRODUCT_LABELS) if (JSON.stringify(one[field]) !== JSON.stringify(other[field])) return false;
  return true;
}

/** How a field is shown where two edits are compared. */
const showField = (choices: Choices) => (field: keyof ProductFormDraft, draft: ProductFormDraft) => {
  const nameIn = (list: readonly { readonly id: number; readonly name: string }[], id: string) =>
    list.find((one) => String(one.id) === id)?.name;
  switch (field) {
    case "categoryId": {
      const category = choices.categories.find((one) => String(one.id) === draft.categoryId);
      return category && categoryLabel(category);
    }
    case "brandId":
      return nameIn(choices.brands, draft.brandId);
    case "foamId":
      return nameIn(choices.foams, draft.foamId);
    case "sectionId":
      return nameIn(choices.sections, draft.sectionId);
    case "tagIds":
      return Object.entries(PRODUCT_TAGS)
        .flatMap(([tag, id]) => (draft.tagIds.includes(id) ? [tag] : []))
        .join(", ");
    case "pictures":
      return draft.pictures.map(({ alt }) => alt).join("\n");
    case "videos":
      return draft.videos.map(({ name, embedLink }) => `${name}: ${embedLink}`).join("\n");
    case "description":
      return draft.description.replaceAll(/<[^>]+>/g, " ");
    default:
      return undefined;
  }
};

export function ProductForm({ pageKey, product, initial, choices, onSaved }: ProductFormProps) {
  const navigate = useNavigate();
  const { kept, isKept, forget } = useKeptDraft(drafts, pageKey);
  const [saved, setSaved] = useState(initial);
  const form = useForm(kept?.draft ?? initial, checkProductForm);
  const [problem, setProblem] = useState<string>();

  const conflict = useEditConflict<ProductFormDraft>(kept?.version ?? product?.version ?? 1, async () => {
    if (!product) return undefined;
    const answer = await call(staffProduct, { params: { id: product.id } });
    return answer.ok ? { version: answer.reply.data.version, draft: draftOf(answer.reply.data) } : undefined;
  });

  const isDirty = !isSame(form.draft, saved);
  const { basedOn } = conflict;
  useDraftKeeping(drafts, pageKey, { isDirty, version: basedOn, draft: form.draft });
  const question = useUnsavedChanges(isDirty);

  type Failed = Extract<Awaited<ReturnType<typeof call<typeof addProduct>>>, { ok: false }>["failure"];
  const tell = async (failure: Failed) => {
    if (await conflict.detect(failure)) return;
    const errors = failure.kind === "refused" ? errorsByField(failure.errors, PRODUCT_FIELDS) : {};
    form.showErrors(errors);
    setProblem(`${refusalMessage(failure)} ${notSentNote(failure)}`);
  };
  const settle = (version: number) => {
    setSaved(form.draft);
    setProblem(undefined);
    forget();
    conflict.settle(version);
  };

  const add = useMutation(addProduct, async (answer) => {
    if (!answer.ok) return tell(answer.failure);
    settle(answer.reply.data.version);
    toast.success(`${form.draft.name} is added.`);
    await navigate(`/dashboard/products/${answer.reply.data.id}`, { replace: true });
  });
  const change = useMutation(changeProduct, async (answer) => {
    if (!answer.ok) return tell(answer.failure);
    settle(answer.reply.data.version);
    toast.success("Saved.");
    await onSaved();
  });

  const save = ({ product: checked, stock }: ProductToSave, version = basedOn) => {
    setProblem(undefined);
    const fields = fieldsOf(checked);
    return product
      ? change.send({
          params: { id: product.id },
          body: { ...fields, is_counted: form.draft.isCounted, version },
        })
      : add.send({ body: { ...fields, stock } });
  };
  const isPending = add.isPending || change.isPending;
  const startAgain = (draft: ProductFormDraft) => {
    setSaved(draft);
    form.change(draft);
    forget();
  };

  return (
    <form
      ref={form.element}
      className={styles.form}
      onSubmit={form.submit((accepted) => save(accepted))}
      noValidate
      aria-label="Product"
    >
      {question}
      {isKept ? (
        <KeptDraftNotice
          onDrop={() => {
            startAgain(initial);
            conflict.settle(product?.version ?? 1);
          }}
        />
      ) : null}
      <WordsPart form={form} />
      <PricePart form={form} />
      <StockPart form={form} current={product?.stock} />
      <PlacePart form={form} choices={choices} />
      <PicturesPart form={form} />
      <VideosPart form={form} />
      <SearchPart form={form} />
      <Part title="In the shop">
        <CheckboxField
          label="Take it out of the shop"
          hint="It is in no list and cannot be bought, and nothing of it is lost. Orders keep it."
          checked={form.draft.isArchived}
          onCheckedChange={(isArchived) => form.change({ isArchived })}
        />
      </Part>
      {conflict.theirs ? (
        <EditConflict
          labels={PRODUCT_LABELS}
          mine={form.draft}
          theirs={conflict.theirs}
          show={showField(choices)}
          isPending={isPending}
          onKeepMine={(version) => {
            const checked = checkProductForm(form.draft);
            conflict.settle(version);
            if (checked.ok) void save(checked.value, version);
            else form.showErrors(errorsOf(checked));
          }}
          onTakeTheirs={({ version, draft }) => {
            startAgain(draft);
            conflict.settle(version);
          }}
        />
      ) : null}
      <SaveBar problem={problem}>
        <Button type="submit" isPending={isPending}>
          {product ? "Save" : "Add the product"}
        </Button>
        {isDirty ? <span>Not saved yet</span> : null}
      </SaveBar>
      {product ? (
        <div className={buttons}>
          {product.is_archived ? null : (
            <ButtonLink variant="secondary" href={productAddress(product)} target="_blank">
              See it in the shop
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={`/dashboard/products/new?from=${product.id}`}>
            Make a copy
          </ButtonLink>
        </div>
      ) : null}
    </form>
  );
}

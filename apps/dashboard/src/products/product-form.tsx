import {
  addProduct,
  changeProduct,
  PRODUCT_FACT_FIELDS,
  PRODUCT_FIELDS,
  staffProduct,
} from "@store/api-client/contract";
import { categoryLabel, PRODUCT_TAGS } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { notSentNote, refusalMessage } from "@store/react-client/failures";
import { productAddress } from "@store/react-client/shop-addresses";
import { errorsByField, errorsOf, useForm } from "@store/react-client/use-form";
import { useMutation, useSending } from "@store/react-client/use-mutation";
import { Button, ButtonLink } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { EditConflict, type Saved, useEditConflict } from "../edit/edit-conflict.tsx";
import * as styles from "../edit/form.css.ts";
import { useGreatChanges } from "../edit/great-changes.tsx";
import { KeptDraftNotice, type KeptDrafts, useDraftKeeping, useKeptDraft } from "../edit/kept-draft.tsx";
import { SaveBar } from "../edit/save-bar.tsx";
import { useUnsavedChanges } from "../edit/use-unsaved-changes.tsx";
import { buttons } from "../frame/dashboard.css.ts";
import { DeleteProduct } from "./delete-product.tsx";
import { AmountsPart, LabelPart, PackPart } from "./facts-parts.tsx";
import {
  checkProductForm,
  draftOf,
  fieldsOf,
  PRODUCT_LABELS,
  type ProductFormDraft,
  type ProductToSave,
  type StaffProduct,
  unusualPriceChanges,
} from "./product-draft.ts";
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

const WIRE_FIELDS = { ...PRODUCT_FIELDS, ...PRODUCT_FACT_FIELDS };

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
  const [begun] = useState<Saved<ProductFormDraft>>({ version: product?.version ?? 1, draft: initial });
  const [saved, setSaved] = useState(initial);
  const form = useForm(kept?.draft ?? initial, checkProductForm);
  const [problem, setProblem] = useState<string>();

  const conflict = useEditConflict<ProductFormDraft>(kept?.base ?? begun, async () => {
    if (!product) return undefined;
    const answer = await call(staffProduct, { params: { id: product.id } });
    return answer.ok ? { version: answer.reply.data.version, draft: draftOf(answer.reply.data) } : undefined;
  });

  const isDirty = !isSame(form.draft, saved);
  useDraftKeeping(drafts, pageKey, { isDirty, base: conflict.base, draft: form.draft });
  const question = useUnsavedChanges(isDirty);

  type Failed = Extract<Awaited<ReturnType<typeof call<typeof addProduct>>>, { ok: false }>["failure"];
  const tell = async (failure: Failed) => {
    if (await conflict.detect(failure)) return;
    const errors = failure.kind === "refused" ? errorsByField(failure.errors, WIRE_FIELDS) : {};
    form.showErrors(errors);
    setProblem(`${refusalMessage(failure)} ${notSentNote(failure)}`);
  };
  /** Goes on from what the shop has by now. */
  const settle = (now: Saved<ProductFormDraft>) => {
    setSaved(now.draft);
    setProblem(undefined);
    forget();
    conflict.settle(now);
  };

  const add = useMutation(addProduct, async (answer) => {
    if (!answer.ok) return tell(answer.failure);
    settle({ version: answer.reply.data.version, draft: form.draft });
    toast.success(`${form.draft.name} is added.`);
    await navigate(`/dashboard/products/${answer.reply.data.id}`, { replace: true });
  });
  const change = useSending(
    (toSave: ProductToSave, { version, draft: { isCounted } }: Saved<ProductFormDraft>, isConfirmed: boolean) =>
      call(changeProduct, {
        params: { id: product?.id ?? 0 },
        body: { ...fieldsOf(toSave), is_counted: isCounted, is_price_confirmed: isConfirmed, version },
      }),
    async (answer, _, { draft }) => {
      if (!answer.ok) return tell(answer.failure);
      settle({ version: answer.reply.data.version, draft });
      toast.success("Saved.");
      await onSaved();
    },
  );

  const { saveSurely, question: isItRight } = useGreatChanges();
  const saveChange = (toSave: ProductToSave, before: ProductFormDraft, now: Saved<ProductFormDraft>) => {
    const unusual = unusualPriceChanges(before, toSave.product);
    return saveSurely(unusual, () => change.send(toSave, now, unusual.length > 0));
  };

  const save = (toSave: ProductToSave) => {
    setProblem(undefined);
    const { version, draft: before } = conflict.base;
    if (product) return saveChange(toSave, before, { version, draft: form.draft });
    return add.send({ body: { ...fieldsOf(toSave), stock: toSave.stock } });
  };
  const isPending = add.isPending || change.isPending;
  const goOnFrom = (now: Saved<ProductFormDraft>, draft: ProductFormDraft) => {
    settle(now);
    form.change(draft);
  };

  return (
    <form ref={form.element} className={styles.form} onSubmit={form.submit(save)} noValidate aria-label="Product">
      {question}
      {isItRight}
      {isKept ? <KeptDraftNotice onDrop={() => goOnFrom(begun, begun.draft)} /> : null}
      <WordsPart form={form} />
      <PricePart form={form} />
      <AmountsPart form={form} />
      <StockPart form={form} current={product?.stock} />
      <PackPart form={form} />
      <PlacePart form={form} choices={choices} />
      <PicturesPart form={form} />
      <VideosPart form={form} />
      <LabelPart form={form} />
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
          base={conflict.base}
          mine={form.draft}
          theirs={conflict.theirs}
          show={showField(choices)}
          isPending={isPending}
          onKeepMine={(theirs, both) => {
            goOnFrom(theirs, both);
            const checked = checkProductForm(both);
            if (checked.ok) saveChange(checked.value, theirs.draft, { version: theirs.version, draft: both });
            else form.showErrors(errorsOf(checked));
          }}
          onTakeTheirs={(theirs) => goOnFrom(theirs, theirs.draft)}
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
          <DeleteProduct product={product} />
        </div>
      ) : null}
    </form>
  );
}

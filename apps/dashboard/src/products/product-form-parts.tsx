import type { productChoices, ReplyOf } from "@store/api-client/contract";
import {
  categoryLabel,
  checkPrice,
  formatRupees,
  GST_RATES,
  PRODUCT_LIMITS,
  PRODUCT_MESSAGES,
  PRODUCT_TAGS,
  type ProductPictureDraft,
  type ProductVideoDraft,
  readFilmLink,
  readTypedAmount,
  splitGst,
  toSlug,
} from "@store/domain";
import type { useForm } from "@store/react-client/use-form";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import * as styles from "../edit/form.css.ts";
import { RichTextField } from "../edit/rich-text-field.tsx";
import { useFocusAfterRemoval } from "../edit/use-focus-after-removal.ts";
import { countOf } from "../parts/count-of.ts";
import { PicturesField } from "../pictures/pictures-field.tsx";
import type { ProductFormDraft, ProductToSave } from "./product-draft.ts";

export type Choices = ReplyOf<typeof productChoices>["data"];
type Form = ReturnType<typeof useForm<ProductFormDraft, ProductToSave>>;

export interface PartProps {
  readonly form: Form;
}

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
);

const optionsOf = (choices: readonly { readonly id: number; readonly name: string }[]) =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));

export const WordsPart = ({ form }: PartProps) => (
  <Part title="What it is">
    <TextField label="Name" required maxLength={PRODUCT_LIMITS.name} {...form.text("name")} />
    <RichTextField
      label="Description"
      value={form.draft.description}
      error={form.errors.description}
      onChange={(description) => form.change({ description })}
    />
    <TextArea label="Benefits" hint="One a line." rows={4} {...form.text("benefits")} />
  </Part>
);

/** What a piece costs without GST, as it is typed. */
function priceHint({ pricePaid, gstRate }: ProductFormDraft): string {
  const typed = readTypedAmount(pricePaid);
  if (typed.ok && typed.value === null) return "With GST. Left empty, the price is on request, and nobody can buy it.";
  const price = typed.ok ? checkPrice(typed.value) : typed;
  if (!price.ok) return "With GST, such as 249 or 1,299.50.";
  const { base, gst } = splitGst(price.value, Number(gstRate));
  return `With GST: ${formatRupees(base)} + ${formatRupees(gst)} GST.`;
}

export const PricePart = ({ form }: PartProps) => (
  <Part title="Price">
    <div className={styles.fields}>
      <TextField
        label="Price in rupees"
        inputMode="decimal"
        maxLength={20}
        {...form.text("pricePaid")}
        hint={priceHint(form.draft)}
      />
      <SelectField
        label="GST"
        name="gstRate"
        value={form.draft.gstRate}
        error={form.errors.gstRate}
        emptyLabel="Choose a rate"
        options={GST_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        onValueChange={(gstRate) => form.change({ gstRate })}
      />
      <TextField label="HSN code" inputMode="numeric" maxLength={12} {...form.text("hsnCode")} hint="For invoices." />
    </div>
  </Part>
);

interface StockPartProps extends PartProps {
  /** What is in stock now: undefined for a new product, null where it is not counted. */
  readonly current: number | null | undefined;
}

export const StockPart = ({ form, current }: StockPartProps) => (
  <Part title="Stock">
    <CheckboxField
      label="Count its pieces"
      hint="What is not counted is shown as out of stock."
      checked={form.draft.isCounted}
      onCheckedChange={(isCounted) => form.change({ isCounted })}
    />
    {form.draft.isCounted && current === undefined ? (
      <TextField label="Pieces in stock" inputMode="numeric" required maxLength={20} {...form.text("stock")} />
    ) : null}
    {form.draft.isCounted && current === null ? (
      <p>It begins with none: count it under Stock once it is saved.</p>
    ) : null}
    {typeof current === "number" ? (
      <p>
        {countOf(current, "piece")} in stock. <Link to="/dashboard/stock">Take in or count stock</Link>
      </p>
    ) : null}
  </Part>
);

export const PlacePart = ({ form, choices }: PartProps & { readonly choices: Choices }) => {
  const { draft, errors, change } = form;
  const select = (name: "categoryId" | "brandId" | "foamId" | "sectionId") => ({
    name,
    value: draft[name],
    error: errors[name],
    onValueChange: (value: string) => change({ [name]: value }),
  });
  return (
    <Part title="Where it stands">
      <div className={styles.fields}>
        <SelectField
          label="Category"
          required
          emptyLabel="Choose a category"
          options={choices.categories.map((one) => ({
            value: String(one.id),
            label: `${categoryLabel(one)}${one.is_hidden ? " (hidden)" : ""}`,
          }))}
          {...select("categoryId")}
        />
        <SelectField label="Brand" emptyLabel="None" options={optionsOf(choices.brands)} {...select("brandId")} />
        <SelectField label="Form" emptyLabel="None" options={optionsOf(choices.foams)} {...select("foamId")} />
        <SelectField
          label="Heading in the shop"
          emptyLabel="None: after all headings"
          options={optionsOf(choices.sections)}
          {...select("sectionId")}
        />
      </div>
      <div className={styles.checks}>
        {Object.entries(PRODUCT_TAGS).map(([tag, id]) => (
          <CheckboxField
            key={id}
            label={tag}
            checked={draft.tagIds.includes(id)}
            onCheckedChange={(isOn) =>
              change({ tagIds: isOn ? [...draft.tagIds, id] : draft.tagIds.filter((other) => other !== id) })
            }
          />
        ))}
      </div>
    </Part>
  );
};

export function PicturesPart({ form }: PartProps) {
  const { pictures, homeImage } = form.draft;
  const put = (next: readonly ProductPictureDraft[]) =>
    form.change({
      pictures: next,
      ...(next.some(({ image }) => image === homeImage) ? {} : { homeImage: "" }),
    });
  return (
    <Part title="Pictures">
      <PicturesField
        label="Pictures of the product, the main one first"
        value={pictures}
        onChange={put}
        maximum={PRODUCT_LIMITS.pictures}
        altMaximum={PRODUCT_LIMITS.alt}
        emptyText="No pictures yet: the shop shows a drawn jar."
        error={form.errors.pictures}
      />
      {pictures.length > 1 ? (
        <SelectField
          label="Picture on the home page"
          name="homeImage"
          value={pictures.some(({ image }) => image === homeImage) ? homeImage : ""}
          error={form.errors.homeImage}
          emptyLabel="The first"
          options={pictures.map(({ image, alt }, place) => ({ value: image, label: `${place + 1}: ${alt}` }))}
          onValueChange={(image) => form.change({ homeImage: image })}
        />
      ) : null}
    </Part>
  );
}

const NO_VIDEO: ProductVideoDraft = { name: "", embedLink: "" };

export function VideosPart({ form }: PartProps) {
  const { videos } = form.draft;
  const put = (place: number, part: Partial<ProductVideoDraft>) =>
    form.change({ videos: videos.map((video, at) => (at === place ? { ...video, ...part } : video)) });
  const error = form.errors.videos;
  const isNameMissing = error === PRODUCT_MESSAGES.videoName;
  const wrong = videos.findIndex(({ name, embedLink }) =>
    isNameMissing ? !name.trim() && embedLink.trim() : name.trim() && !readFilmLink(embedLink.trim()),
  );
  const errorAt = (place: number) => (place === (wrong === -1 ? videos.length - 1 : wrong) ? error : undefined);
  const { element, removed } = useFocusAfterRemoval<HTMLDivElement>(videos.length);
  return (
    <Part title="Videos">
      <div ref={element} className={styles.videos}>
        {videos.map((video, place) => (
          <div key={place} className={styles.fields}>
            <TextField
              label={`Name of video ${place + 1}`}
              maxLength={PRODUCT_LIMITS.videoName}
              value={video.name}
              error={isNameMissing ? errorAt(place) : undefined}
              onChange={({ target }) => put(place, { name: target.value })}
            />
            <TextField
              label={`Link of video ${place + 1}`}
              type="url"
              maxLength={PRODUCT_LIMITS.videoLink}
              hint="On YouTube or Instagram."
              value={video.embedLink}
              error={isNameMissing ? undefined : errorAt(place)}
              onChange={({ target }) => put(place, { embedLink: target.value })}
            />
            <p>
              <Button
                data-removes
                variant="secondary"
                aria-label={`Take away video ${place + 1}`}
                onClick={() => {
                  removed(place);
                  form.change({ videos: videos.filter((_, at) => at !== place) });
                }}
              >
                Take away
              </Button>
            </p>
          </div>
        ))}
        {videos.length < PRODUCT_LIMITS.videos ? (
          <p>
            <Button variant="secondary" onClick={() => form.change({ videos: [...videos, NO_VIDEO] })}>
              Add a video
            </Button>
          </p>
        ) : null}
      </div>
    </Part>
  );
}

export const SearchPart = ({ form }: PartProps) => (
  <Part title="In search engines">
    <div className={styles.preview}>
      <p className={styles.previewTitle}>{form.draft.metaTitle || form.draft.name || "The product's name"}</p>
      <p className={styles.previewAddress}>… › products › {toSlug(form.draft.name)}</p>
      <p>{form.draft.metaDescription || "What is said under the title in a search engine."}</p>
    </div>
    <TextField
      label="Title"
      maxLength={PRODUCT_LIMITS.metaTitle}
      hint="Left empty, it is the name."
      {...form.text("metaTitle")}
    />
    <TextArea label="Description for search engines" rows={2} {...form.text("metaDescription")} />
    <TextField label="Keywords" maxLength={PRODUCT_LIMITS.metaKeywords} {...form.text("metaKeywords")} />
  </Part>
);

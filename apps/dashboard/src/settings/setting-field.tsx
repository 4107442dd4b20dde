import { DEFAULT_POLICY, LINK_PLACES, type Setting, type SettingInput } from "@store/domain";
import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { type ComponentProps, Suspense } from "react";
import { PictureField } from "../pictures/picture-field.tsx";
import * as styles from "./settings.css.ts";

/** With the titles of all pages, which no other setting needs. */
const LinksField = lazyPart(() => import("./links-field.tsx"));
const HomeOrderField = lazyPart(() => import("./home-order-field.tsx"));

type Control = Omit<ComponentProps<typeof TextField>, "label">;

const CONTROLS: Readonly<Record<Exclude<SettingInput, "lines" | "choice" | "picture" | "links" | "order">, Control>> = {
  text: {},
  colour: { type: "color" },
  number: { inputMode: "numeric" },
  rupees: { inputMode: "decimal", prefix: "₹" },
  phone: { type: "tel", prefix: "+91" },
  email: { type: "email" },
  address: { type: "url" },
};

interface SettingFieldProps {
  readonly setting: Setting;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** What the default is, in a button's words. */
const inWords = (typed: string, options: Setting["options"] = []): string =>
  options.find(({ value }) => value === typed)?.label ?? (typed === "" ? "nothing" : typed.replaceAll("\n", ", "));

/** What fills the form's width. */
const WIDE: readonly SettingInput[] = ["lines", "links", "order"];
/** What a button puts back that no line could say. */
const USUAL: Partial<Readonly<Record<SettingInput, string>>> = { links: "usual links", order: "usual order" };

const placeOf = (key: string) => LINK_PLACES.find((place) => key === `links.${place}`) ?? "footer";

/** One setting, and a button back to its default where it differs. */
export function SettingField({ setting, name, value, error, onChange }: SettingFieldProps) {
  const { key, label, hint, unit, input, options, page, read } = setting;
  const usual = read(DEFAULT_POLICY);
  // No shop goes back to the sample's name, numbers and addresses.
  const hasDefault = page !== "identity" || input === "colour";
  const words = [unit && `In ${unit}.`, hint].filter((word) => word !== undefined && word !== "").join(" ");
  const common = { label, name, value, error, hint: words, required: true } as const;
  return (
    <div className={WIDE.includes(input) ? styles.wide : styles.setting}>
      {input === "links" ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <LinksField {...{ label, value, error, onChange }} hint={words} place={placeOf(key)} />
        </Suspense>
      ) : input === "order" ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <HomeOrderField {...{ label, value, error, onChange }} hint={words} />
        </Suspense>
      ) : input === "picture" ? (
        <PictureField label={label} value={value} error={error} hint={words} onChange={onChange} />
      ) : input === "choice" ? (
        <SelectField {...common} options={options ?? []} onValueChange={onChange} />
      ) : input === "lines" ? (
        <TextArea {...common} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <TextField
          {...common}
          {...CONTROLS[input]}
          // A picker answers in small letters, which would be another value than the default.
          onChange={({ currentTarget: { value } }) => onChange(input === "colour" ? value.toUpperCase() : value)}
        />
      )}
      {value === usual || !hasDefault ? null : (
        <Button
          variant="quiet"
          onClick={() => onChange(usual)}
          aria-label={`${label}: ${USUAL[input] ? `put back the ${USUAL[input]}` : "use the default"}`}
        >
          {USUAL[input] ? `Put back the ${USUAL[input]}` : `Use the default: ${inWords(usual, options)}`}
        </Button>
      )}
    </div>
  );
}

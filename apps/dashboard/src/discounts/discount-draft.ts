import type { createDiscount, RequestOf } from "@store/api-client/contract";
import {
  checkDiscountForm,
  type DiscountForm,
  type FormOutcome,
  inputOfInstant,
  instantOfInput,
  toRupees,
  typedNumber,
  typedRupees,
} from "@store/domain";
import type { Discount } from "./discount-words.ts";
import { targetsOf, targetsText } from "./target-field.tsx";

export const DISCOUNT_LABELS = {
  name: "Name",
  scope: "For",
  targets: "What it is for",
  kind: "It takes off",
  percent: "Percent",
  amount: "Amount in ₹",
  minimum: "Products for at least, in ₹",
  startsAt: "Starts (time in India)",
  endsAt: "Ends (time in India)",
  mayBelowCost: "Sell below cost",
} as const satisfies Record<keyof DiscountForm | "mayBelowCost", string>;

export type DiscountDraft = { readonly [Field in keyof typeof DISCOUNT_LABELS]: string };

/** What the box says once it is ticked. */
export const TICKED = "yes";

export const EMPTY_DISCOUNT: DiscountDraft = {
  ...{ name: "", scope: "products", targets: "", kind: "percent", percent: "", amount: "", minimum: "" },
  ...{ startsAt: "", endsAt: "", mayBelowCost: "" },
};

const written = (number: number | undefined): string => (number === undefined ? "" : String(number));
const rupees = (amount: Discount["amount"]): string => (amount === undefined ? "" : String(toRupees(amount)));

export const draftOf = (discount: Discount): DiscountDraft => ({
  ...{ name: discount.name, scope: discount.scope, kind: discount.kind, percent: written(discount.percent) },
  ...{ targets: targetsText(discount.targets), amount: rupees(discount.amount), minimum: rupees(discount.minimum) },
  ...{ startsAt: inputOfInstant(discount.starts_at), endsAt: inputOfInstant(discount.ends_at) },
  mayBelowCost: discount.may_below_cost ? TICKED : "",
});

export type DiscountBody = RequestOf<typeof createDiscount>["body"];

/** The request of a draft that the rule accepts. What is empty starts at once. */
export function checkDiscountDraft(draft: DiscountDraft): FormOutcome<DiscountBody, keyof DiscountForm> {
  const targets = targetsOf(draft.targets).map(({ id }) => id);
  const [amount, minimum, percent] = [
    typedRupees(draft.amount),
    typedRupees(draft.minimum),
    typedNumber(draft.percent),
  ];
  const checked = checkDiscountForm({
    ...{ ...draft, targets, amount, minimum, percent },
    startsAt: draft.startsAt === "" ? new Date() : instantOfInput(draft.startsAt),
    endsAt: instantOfInput(draft.endsAt),
  });
  if (!checked.ok) return checked;
  const { name, scope, off, endsAt } = checked.value;
  return {
    ok: true,
    value: {
      ...{ name, scope, targets: scope === "cart" ? [] : targets, kind: off.kind },
      percent: off.kind === "percent" ? off.percent : undefined,
      amount: off.kind === "percent" ? undefined : amount,
      minimum: scope === "cart" ? minimum : undefined,
      starts_at: instantOfInput(draft.startsAt)?.toISOString(),
      ends_at: endsAt?.toISOString(),
      may_below_cost: draft.mayBelowCost === TICKED,
    },
  };
}

import { FIELD_LENGTHS } from "../forms/field-lengths.ts";
import { checkFields, type FormOutcome, requireChoice, requireText } from "../forms/form.ts";
import { requireWhole } from "../forms/optional-number.ts";
import { fromRupees, type Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import {
  DISCOUNT_KINDS,
  DISCOUNT_SCOPES,
  type DiscountKind,
  type DiscountOff,
  type DiscountScope,
  type ShopDiscount,
} from "./discount.ts";

/** Products, categories or brands of one discount. */
export const DISCOUNT_TARGETS_MAXIMUM = 200;
/** Nothing is given away. */
const PERCENT_MAXIMUM = 95;
const RUPEES_MAXIMUM = 100_000;
/** The name of a scheduled price, which shoppers read beside it. */
export const SCHEDULED_PRICE_NAME = "Special price";

const AMOUNT = "Please enter an amount from ₹1 to ₹1,00,000";

export const DISCOUNT_MESSAGES = {
  name: "Please enter a name: shoppers read it in their cart",
  scope: "Please choose what it is for",
  targets: `Please choose 1 to ${DISCOUNT_TARGETS_MAXIMUM}`,
  kind: "Please choose what it takes off",
  kindOfScope: "A price can be set for one product alone",
  percent: `Please enter a whole number from 1 to ${PERCENT_MAXIMUM}`,
  amount: AMOUNT,
  minimum: `${AMOUNT}, or nothing`,
  minimumAboveAmount: "An amount off the cart needs products for more than that",
  startsAt: "Please select a date and a time",
  endsFirst: "It has to end after it starts",
  priceEnds: "Please select when the usual price counts again",
  aboveMrp: "Nothing may be sold above its MRP",
} as const;

export interface DiscountForm {
  readonly name: string;
  readonly scope: string;
  readonly targets: readonly number[];
  readonly kind: string;
  readonly percent: number | undefined;
  /** In rupees: what it takes off, or the price that it sets. */
  readonly amount: number | undefined;
  /** Of a cart, in rupees. */
  readonly minimum: number | undefined;
  readonly startsAt: Date | undefined;
  /** Without an end when undefined. */
  readonly endsAt: Date | undefined;
}

export interface CheckedDiscount extends Omit<ShopDiscount, "id"> {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

type MoneyRefusal = Refusal<"amount-out-of-bounds">;

function checkAmount(rupees: number | undefined, message: string): Outcome<Paise, MoneyRefusal> {
  const fits = rupees !== undefined && rupees >= 1 && rupees <= RUPEES_MAXIMUM;
  return fits ? accept(fromRupees(rupees)) : refuse({ code: "amount-out-of-bounds", message });
}

const isOfOneProduct = ({ scope, targets }: DiscountForm) => scope === "products" && targets.length === 1;

function checkKind(form: DiscountForm): Outcome<DiscountKind, Refusal<"required" | "price-of-many">> {
  if (form.kind === "price" && !isOfOneProduct(form)) {
    return refuse({ code: "price-of-many", message: DISCOUNT_MESSAGES.kindOfScope });
  }
  return requireChoice(form.kind, DISCOUNT_KINDS, DISCOUNT_MESSAGES.kind);
}

function checkTargets({ scope, targets }: DiscountForm): Outcome<readonly number[], Refusal<"targets-missing">> {
  if (scope === "cart") return accept([]);
  const all = [...new Set(targets)].toSorted((a, b) => a - b);
  return all.length > 0 && all.length <= DISCOUNT_TARGETS_MAXIMUM
    ? accept(all)
    : refuse({ code: "targets-missing", message: DISCOUNT_MESSAGES.targets });
}

function checkOff({ kind, percent, amount }: DiscountForm): Outcome<DiscountOff> {
  if (kind === "percent") {
    const whole = requireWhole(percent, { min: 1, max: PERCENT_MAXIMUM, message: DISCOUNT_MESSAGES.percent });
    return whole.ok ? accept({ kind, percent: whole.value }) : whole;
  }
  const checked = checkAmount(amount, DISCOUNT_MESSAGES.amount);
  if (!checked.ok) return checked;
  return accept(kind === "price" ? { kind, price: checked.value } : { kind: "rupees", amount: checked.value });
}

/** An amount off the cart has a minimum above it: otherwise goods would be given away. */
function checkMinimum({ scope, kind, amount, minimum }: DiscountForm): Outcome<Paise | null> {
  if (scope !== "cart") return accept(null);
  if (kind === "rupees" && amount !== undefined && (minimum === undefined || minimum <= amount)) {
    return refuse({ code: "minimum-too-low", message: DISCOUNT_MESSAGES.minimumAboveAmount });
  }
  return minimum === undefined ? accept(null) : checkAmount(minimum, DISCOUNT_MESSAGES.minimum);
}

function checkEnd({ kind, startsAt, endsAt }: DiscountForm): Outcome<Date | null> {
  if (endsAt === undefined) {
    return kind === "price" ? refuse({ code: "required", message: DISCOUNT_MESSAGES.priceEnds }) : accept(null);
  }
  return startsAt && endsAt <= startsAt
    ? refuse({ code: "ends-before-start", message: DISCOUNT_MESSAGES.endsFirst })
    : accept(endsAt);
}

/** What a discount, or a scheduled price, has to be. */
export const checkDiscountForm = (form: DiscountForm): FormOutcome<CheckedDiscount, keyof DiscountForm> =>
  checkFields(
    {
      name: requireText(form.name.slice(0, FIELD_LENGTHS.discountName), DISCOUNT_MESSAGES.name),
      scope: requireChoice<DiscountScope>(form.scope, DISCOUNT_SCOPES, DISCOUNT_MESSAGES.scope),
      targets: checkTargets(form),
      kind: checkKind(form),
      // Refused at the field that is shown for this kind.
      percent: form.kind === "percent" ? checkOff(form) : accept(undefined),
      amount: form.kind === "rupees" || form.kind === "price" ? checkOff(form) : accept(undefined),
      minimum: checkMinimum(form),
      startsAt: form.startsAt
        ? accept(form.startsAt)
        : refuse({ code: "required", message: DISCOUNT_MESSAGES.startsAt }),
      endsAt: checkEnd(form),
    },
    (field) => {
      const off = field.percent.value ?? field.amount.value;
      if (!off) throw new Error("A discount takes nothing off");
      return {
        name: field.name.value,
        scope: field.scope.value,
        targets: field.targets.value,
        off,
        minimum: field.minimum.value,
        startsAt: field.startsAt.value,
        endsAt: field.endsAt.value,
      };
    },
  );

/** How many products a refusal names. */
const NAMED = 5;

/** Why a discount is not saved before somebody has said that it may sell below cost. */
export function belowCostRefusal(names: readonly string[], count: number): Refusal<"below-cost"> {
  const named = names.slice(0, NAMED);
  const more = count - named.length;
  const list = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
  return {
    code: "below-cost",
    params: { names: named, count },
    message: `Sold below cost: ${list}. Tick this to sell below cost!`,
  };
}

import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { requireWhole } from "../forms/optional-number.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

export const DELIVERY_OPTION_MAXIMUM_DAYS = 365;
export const DELIVERY_OPTION_NAME_LENGTH = 60;

export const DELIVERY_OPTION_MESSAGES = {
  name: "Name is required",
  durationDays: `Please enter a whole number of days from 1 to ${DELIVERY_OPTION_MAXIMUM_DAYS}`,
  daysStay:
    "Subscriptions are delivered with this option, so its number of days cannot be changed. Please add another option, and stop offering this one!",
} as const;

export interface DeliveryOptionForm {
  readonly name: string;
  /** From one delivery to the next. */
  readonly durationDays: number | undefined;
  /** False for one that subscriptions only keep. */
  readonly isOffered: boolean;
}

export interface CheckedDeliveryOption {
  readonly name: string;
  readonly durationDays: number;
  readonly isOffered: boolean;
}

/** What a subscription's interval has to be. */
export const checkDeliveryOption = ({
  name,
  durationDays,
  isOffered,
}: DeliveryOptionForm): FormOutcome<CheckedDeliveryOption, keyof DeliveryOptionForm> =>
  checkFields(
    {
      name: requireText(name, DELIVERY_OPTION_MESSAGES.name),
      durationDays: requireWhole(durationDays, {
        ...{ min: 1, max: DELIVERY_OPTION_MAXIMUM_DAYS, message: DELIVERY_OPTION_MESSAGES.durationDays },
      }),
    },
    (field) => ({
      name: field.name.value,
      durationDays: field.durationDays.value,
      isOffered,
    }),
  );

/** Whether an option can have other days: those who subscribed by it keep the days that they chose. */
export const checkOptionDays = (
  { before, after }: { readonly before: number; readonly after: number },
  subscriptions: number,
): Outcome<number, Refusal<"days-stay">> =>
  before === after || subscriptions === 0
    ? accept(after)
    : refuse({ code: "days-stay", message: DELIVERY_OPTION_MESSAGES.daysStay });

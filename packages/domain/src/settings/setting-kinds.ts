import { checkEmail } from "../account/email.ts";
import { type CalendarDate, calendarDate, isCalendarDate } from "../dates/calendar-date.ts";
import { checkWebAddress } from "../forms/web-address.ts";
import { type DatedGstRate, HIGHEST_GST_RATE } from "../money/gst-rates.ts";
import { fromRupees, type Paise, paise, toRupees } from "../money/money.ts";
import { readTypedAmount } from "../money/typed-amount.ts";
import { accept, type Outcome, refuse } from "../outcome.ts";
import type { PinCharge } from "../policy.ts";
import { HOME_ORDER, homePlacesOf, readHomeOrder, writeHomeOrder } from "../screens/home-order.ts";
import { checkShopLinks, type LinkGroup, writeLinks } from "./shop-links.ts";

/** By which control a setting is edited. */
export type SettingInput =
  | "choice"
  | "colour"
  | "picture"
  | "text"
  | "lines"
  | "links"
  | "order"
  | "number"
  | "rupees"
  | "phone"
  | "email"
  | "address";

export interface SettingOption {
  readonly value: string;
  readonly label: string;
}

/** How a value is typed, and what it may be. What `format` writes, `parse` reads. */
export interface SettingKind<T> {
  readonly input: SettingInput;
  /** What stands behind the figure, such as "days". */
  readonly unit?: string;
  /** What there is to choose from. */
  readonly options?: readonly SettingOption[];
  readonly parse: (typed: string) => Outcome<T>;
  readonly format: (value: T) => string;
}

const LONGEST_TEXT = 200;
const asTyped = (value: string): string => value;

interface TextRules {
  /** Whether it may be empty. */
  readonly isOptional?: boolean;
  /** Characters. */
  readonly maximum?: number;
  readonly pattern?: RegExp;
  /** What is asked for when it does not fit the pattern. */
  readonly message?: string;
}

/** One line; trimmed. */
export const textKind = ({
  isOptional = false,
  maximum = LONGEST_TEXT,
  pattern,
  message = "",
}: TextRules = {}): SettingKind<string> => ({
  input: "text",
  format: asTyped,
  parse: (typed) => {
    const text = typed.trim().replace(/\s+/g, " ");
    if (text === "") {
      return isOptional ? accept("") : refuse({ code: "setting-empty", message: "Please fill this in." });
    }
    if (text.length > maximum) {
      return refuse({
        code: "setting-too-long",
        params: { maximum },
        message: `At most ${maximum} characters, please.`,
      });
    }
    return pattern && !pattern.test(text) ? refuse({ code: "setting-shape", message }) : accept(text);
  },
});

/** One of a few values. @param labels what each is called. */
export function choiceKind<T extends string>(labels: Readonly<Record<T, string>>): SettingKind<T> {
  const isOne = (typed: string): typed is T => Object.hasOwn(labels, typed);
  return {
    input: "choice",
    options: Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
    format: asTyped,
    parse: (typed) =>
      isOne(typed) ? accept(typed) : refuse({ code: "setting-choice", message: "Please choose one of the options." }),
  };
}

const onOrOff = choiceKind({ on: "On", off: "Off" });

export const switchKind: SettingKind<boolean> = {
  ...onOrOff,
  format: (isOn) => (isOn ? "on" : "off"),
  parse: (typed) => {
    const chosen = onOrOff.parse(typed);
    return chosen.ok ? accept(chosen.value === "on") : chosen;
  },
};

interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly unit?: string;
}

/** A whole number within bounds, both included. */
export const numberKind = ({ from, to, unit }: Bounds): SettingKind<number> => ({
  input: "number",
  ...(unit && { unit }),
  format: String,
  parse: (typed) => {
    const text = typed.trim();
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return accept(value);
    return refuse({
      code: "setting-number",
      params: { from, to },
      message: `Please enter a whole number from ${from} to ${to}.`,
    });
  },
});

/** An amount within bounds in rupees, both included. */
export const rupeesKind = ({ from, to }: { readonly from: number; readonly to: number }): SettingKind<Paise> => ({
  input: "rupees",
  format: (value) => String(toRupees(value)),
  parse: (typed) => {
    const amount = readTypedAmount(typed);
    if (!amount.ok) return amount;
    if (amount.value !== null && amount.value >= fromRupees(from) && amount.value <= fromRupees(to)) {
      return accept(paise(amount.value));
    }
    return refuse({
      code: "setting-amount",
      params: { from: fromRupees(from), to: fromRupees(to) },
      message: `Please enter an amount from ₹${from} to ₹${to}.`,
    });
  },
});

/** A kind that may be left empty, for nothing. */
export const optionalKind = <T>(kind: SettingKind<T>): SettingKind<T | null> => ({
  ...kind,
  format: (value) => (value === null ? "" : kind.format(value)),
  parse: (typed) => (typed.trim() === "" ? accept(null) : kind.parse(typed)),
});

const COUNTRY_CODE_OR_ZERO = /^(?:\+?91|0)(?=\d{10}$)/;

/** An Indian number, mobile or not: ten digits, however it is typed. */
export const phoneKind: SettingKind<string> = {
  input: "phone",
  format: asTyped,
  parse: (typed) => {
    const digits = typed.replace(/[\s()-]/g, "").replace(COUNTRY_CODE_OR_ZERO, "");
    return /^[1-9]\d{9}$/.test(digits)
      ? accept(digits)
      : refuse({ code: "setting-phone", message: "Please enter an Indian number with ten digits." });
  },
};

/** A colour as `#1F6B3A`. @param check whether it can be read where it stands. */
export const colourKind = (check: (typed: string) => Outcome<string>): SettingKind<string> => ({
  input: "colour",
  format: asTyped,
  parse: check,
});

const OWN_PICTURE = /^\/media\/upload\/[\w/-]+\.\d+\.webp(\?[\w=&-]*)?$/;

/** A picture that was uploaded, by its path; empty for none. */
export const pictureKind: SettingKind<string> = {
  input: "picture",
  format: asTyped,
  parse: (typed) =>
    typed === "" || (typed.length <= LONGEST_TEXT && OWN_PICTURE.test(typed))
      ? accept(typed)
      : refuse({ code: "setting-picture", message: "Please upload the picture here." }),
};

export const emailKind: SettingKind<string> = { input: "email", format: asTyped, parse: checkEmail };

/** An https address without a slash at the end. */
export const addressKind = ({ isOptional = false } = {}): SettingKind<string> => ({
  input: "address",
  format: asTyped,
  parse: (typed) => {
    const checked = checkWebAddress(typed);
    if (!checked.ok) return checked;
    const address = checked.value?.replace(/\/+$/, "") ?? "";
    if (address === "" ? isOptional : address.startsWith("https://")) return accept(address);
    return refuse({ code: "setting-address", message: "Please enter an address that begins with “https://”." });
  },
});

const MOST_LINES = 100;

/** A list, an entry on each line; doubles are left out. */
export const linesKind = <T extends string>(
  isFitting: (entry: string) => entry is T,
  message: (entry: string) => string,
): SettingKind<readonly T[]> => ({
  input: "lines",
  format: (entries) => entries.join("\n"),
  parse: (typed) => {
    const entries = [...new Set(typed.split(/[\n,]/).map((entry) => entry.trim().replace(/\s+/g, " ")))].filter(
      (entry) => entry !== "",
    );
    if (entries.length > MOST_LINES) {
      const params = { maximum: MOST_LINES };
      return refuse({ code: "setting-lines", params, message: `At most ${MOST_LINES} entries, please.` });
    }
    const wrong = entries.find((entry) => !isFitting(entry));
    if (wrong !== undefined) {
      return refuse({ code: "setting-entry", params: { entry: wrong }, message: message(wrong) });
    }
    return accept(entries.filter(isFitting));
  },
});

export const daysKind: SettingKind<readonly CalendarDate[]> = linesKind(
  isCalendarDate,
  (entry) => `“${entry}” is no day. Please write days like 2026-11-08, one on each line.`,
);

interface RecordRules<T> {
  /** Undefined where a line is no such record. */
  readonly read: (line: string) => T | undefined;
  readonly write: (record: T) => string;
  /** By what two records are the same. */
  readonly keyOf: (record: T) => string;
  readonly wrong: (line: string) => string;
  readonly double: (record: T) => string;
}

/** A list of records, one on each line, none twice. */
function recordsKind<T>({ read, write, keyOf, wrong, double }: RecordRules<T>): SettingKind<readonly T[]> {
  const lines = linesKind((line): line is string => read(line) !== undefined, wrong);
  return {
    ...lines,
    format: (records) => records.map(write).join("\n"),
    parse: (typed) => {
      const parsed = lines.parse(typed);
      if (!parsed.ok) return parsed;
      const records = parsed.value.flatMap((line) => read(line) ?? []);
      const keys = records.map(keyOf);
      const second = records.find((_record, at) => keys.indexOf(keys[at] ?? "") < at);
      return second === undefined
        ? accept(records)
        : refuse({ code: "setting-double", params: { entry: keyOf(second) }, message: double(second) });
    },
  };
}

const GST_RATE_LINE = /^(\d{2,8}) (\d{1,2})(?: ?%)? (\S+)$/;

/** Rates of GST by HSN code, one on each line: the code's beginning, percent, and the first day. */
export const gstRatesKind: SettingKind<readonly DatedGstRate[]> = recordsKind<DatedGstRate>({
  read: (line) => {
    const [, code = "", rate = "", day = ""] = GST_RATE_LINE.exec(line) ?? [];
    const from = calendarDate(day);
    return from !== undefined && Number(rate) <= HIGHEST_GST_RATE ? { code, rate: Number(rate), from } : undefined;
  },
  write: ({ code, rate, from }) => `${code} ${rate} ${from}`,
  keyOf: ({ code, from }) => `${code} ${from}`,
  wrong: (line) =>
    `“${line}” is no rate. Please write code, percent (at most ${HIGHEST_GST_RATE}) and day, like 0405 5 2026-04-01.`,
  double: ({ code, from }) => `There are two rates of ${code} from ${from}.`,
});

const PIN_CHARGE_LINE = /^([1-9]\d{0,5}) ₹?(\d{1,5}(?:\.\d{1,2})?)$/;
const HIGHEST_PIN_CHARGE = 10_000;

/** What shipping costs to PIN codes, one on each line: what they begin with, and rupees. */
export const pinChargesKind: SettingKind<readonly PinCharge[]> = recordsKind<PinCharge>({
  read: (line) => {
    const [, pin = "", rupees = ""] = PIN_CHARGE_LINE.exec(line) ?? [];
    return pin && Number(rupees) <= HIGHEST_PIN_CHARGE ? { pin, charge: fromRupees(Number(rupees)) } : undefined;
  },
  write: ({ pin, charge }) => `${pin} ${toRupees(charge)}`,
  keyOf: ({ pin }) => pin,
  wrong: (line) =>
    `“${line}” is no charge. Please write the beginning of PIN codes and rupees (at most ${HIGHEST_PIN_CHARGE}), like 79 150.`,
  double: ({ pin }) => `There are two charges for PIN codes that begin with ${pin}.`,
});

/** Links under headings. @param most how many headings there can be. */
export const linksKind = (most: number): SettingKind<readonly LinkGroup[]> => ({
  input: "links",
  format: writeLinks,
  parse: (typed) => checkShopLinks(typed, most),
});

/** The order of the home page's sections; null for the usual one. */
export const homeOrderKind: SettingKind<readonly number[] | null> = {
  input: "order",
  format: (places) => writeHomeOrder(places?.flatMap((place) => HOME_ORDER[place] ?? []) ?? HOME_ORDER),
  parse: (typed) => {
    const order = readHomeOrder(typed);
    return order.ok ? accept(homePlacesOf(order.value)) : order;
  },
};

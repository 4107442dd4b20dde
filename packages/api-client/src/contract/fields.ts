import {
  CAPTCHA_FIELD,
  FIELD_LENGTHS,
  fromRupees,
  QUANTITY_BELOW_ZERO,
  QUANTITY_NOT_WHOLE,
  SET_QUANTITY_ABOVE_ZERO,
} from "@store/domain";
import * as v from "valibot";

/** Ids and counts are signed 32-bit integers on the wire. */
const MAX_INTEGER = 2_147_483_647;
/** In rupees: far above any order, far below where paise would lose precision. */
const MAX_RUPEES = 100_000_000;

const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/), v.transform(Number));

/** A number, also when another backend writes it as a numeric string. */
const numeric = v.union([v.pipe(v.number(), v.finite()), decimal]);

/** What a rule says of a number, where it has words for that. */
interface NumberTexts {
  readonly wrong?: string;
  readonly tooHigh?: string;
}

/** A whole number from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const integer = (min: number, max: number = MAX_INTEGER, { wrong, tooHigh }: NumberTexts = {}) =>
  v.pipe(numeric, v.integer(wrong), v.minValue(min, wrong), v.maxValue(max, tooHigh));

export const Id = integer(1);
export const Count = integer(0);

/** An upper bound for any request; what is in stock limits it further. */
export const MAX_QUANTITY = 10_000;

export const Quantity = v.pipe(
  v.number(),
  v.integer(QUANTITY_NOT_WHOLE),
  v.minValue(0, QUANTITY_BELOW_ZERO),
  v.minValue(1, SET_QUANTITY_ABOVE_ZERO),
  v.maxValue(MAX_QUANTITY),
);

/** `Money` that says in a rule's words what is beyond any amount. */
/* @__NO_SIDE_EFFECTS__ */
export const money = ({ tooHigh }: Pick<NumberTexts, "tooHigh"> = {}) =>
  v.pipe(numeric, v.minValue(-MAX_RUPEES), v.maxValue(MAX_RUPEES, tooHigh), v.transform(fromRupees));

/** Rupees on the wire, paise in the program. */
export const Money = money();

/** A measure such as 1.5. */
export const Decimal = v.pipe(numeric, v.minValue(0));

/** A star average such as 4.3. */
export const Average = v.pipe(numeric, v.minValue(0), v.maxValue(5));

/** Null and absent mean the same. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, () => undefined);

/**
 * A text that a client sends: bounded, and free of what a database or a log cannot hold (control characters, halves of
 * surrogate pairs).
 */
/* @__NO_SIDE_EFFECTS__ */
export const text = (maxLength: number, minLength = 0) =>
  v.pipe(
    v.string(),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]*$/u),
    v.trim(),
    v.minLength(minLength),
    v.maxLength(maxLength),
  );

/** A text in a reply. */
export const Text = v.string();

/** A point in time as ISO 8601. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

export const Flag = v.boolean();

/** A boolean that a form sends as a text. */
export const FormFlag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(["true", "false", "True", "False", "1", "0"]),
    v.transform((said) => said === "1" || said.toLowerCase() === "true"),
  ),
]);

/** A day as YYYY-MM-DD. */
export const Day = v.pipe(v.string(), v.isoDate());

/** A password as it was typed: bounded, never trimmed. */
export const Password = v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_LENGTHS.password));

/** The solution of a form's captcha (C7). An ALTCHA solution and a reCAPTCHA token are both texts. */
export const Captcha = { [CAPTCHA_FIELD]: v.optional(text(10_000), "") } as const;

/** How often a row was edited. An edit sends the one that it is based on. */
export const Version = integer(1);

/** `{ id }` in the path. */
export const ById = v.object({ id: Id });

/** What every reply begins with. */
export const Status = { status: Flag } as const;

export const Done = v.object({ ...Status, message: maybe(Text) });

/** A reply whose payload stands under `data`. */
/* @__NO_SIDE_EFFECTS__ */
export const Data = <S extends v.GenericSchema>(data: S) => v.object({ ...Status, data });

/** How every refusal looks. Login adds `non_field_errors`, a form names its fields in `errors`. */
export const RefusedReply = v.object({
  status: v.literal(false),
  /** Stands above the message, where a rule has both. */
  title: maybe(Text),
  message: maybe(Text),
  /** Why, for programs; `params` is what the message names, amounts in paise: enough to say it in another language (C57). */
  code: maybe(Text),
  params: maybe(v.record(v.string(), v.union([Text, v.number(), v.boolean(), v.null(), v.array(Text)]))),
  /** The message again, where a document names it so. */
  error: maybe(Text),
  non_field_errors: maybe(v.union([Text, v.array(Text)])),
  errors: maybe(v.record(v.string(), v.array(Text))),
});

/** A file with the name it is to be saved under. */
export const FileReply = v.object({
  name: v.string(),
  content: v.instance(Blob),
  /** What whoever asked for it must know besides, such as what is not in it. */
  note: v.optional(v.string()),
});

/** The header of a file's reply that has its note, percent-encoded: a header takes ASCII alone. */
export const FILE_NOTE_HEADER = "x-file-note";

/** A file that is sent as it is: what it holds is looked at by the server. */
export const FileBody = v.instance(Blob);

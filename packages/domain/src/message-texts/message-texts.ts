import type { FieldRefusal, FormOutcome } from "../forms/form.ts";
import { accept, type Outcome, refuse } from "../outcome.ts";
import { messageKindLabel } from "../staff/messages.ts";
import { MAIL_FRAME, MAIL_TEXT_KEYS, type MailTextKey, mailTextTerms } from "./mail-texts.ts";
import { SMS_TEXT_KEYS, type SmsTextKey, smsTextTerms } from "./sms-texts.ts";
import { checkTemplate, variablePlace, variablesIn } from "./text-template.ts";
import { isTextVariable, SHOP_VARIABLES, type TextVariable, textVariableLabel } from "./text-variables.ts";

export const TEXT_CHANNELS = ["mail", "sms"] as const;
export type TextChannel = (typeof TEXT_CHANNELS)[number];

/** One of the texts of a message. */
export interface MessageTextField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOneLine: boolean;
  readonly isOptional: boolean;
  /** In characters. */
  readonly maximumLength: number;
  /** What it is until an owner changes it. */
  readonly standard: string;
}

/** The words of one mail or SMS, which an owner may change. */
export interface MessageText {
  readonly channel: TextChannel;
  readonly key: string;
  /** What staff call it. */
  readonly label: string;
  readonly fields: readonly MessageTextField[];
  /** What its texts may name. */
  readonly variables: readonly TextVariable[];
  /** What they have to name somewhere. */
  readonly required: readonly TextVariable[];
}

/** The texts of a message, by field. */
export type MessageWords = Readonly<Record<string, string>>;

/** The key of what stands around each mail to a customer. */
export const MAIL_FRAME_KEY = "frame";
/** The field of an SMS that holds the number under which its text is registered. */
export const TEMPLATE_ID_FIELD = "templateId";

const LINE = { isOneLine: true, maximumLength: 150 } as const;
const PARAGRAPHS = { isOneLine: false, maximumLength: 3000 } as const;
const SMS_MAXIMUM_LENGTH = 600;

const variablesOf = (values: object): readonly TextVariable[] => Object.keys(values).filter(isTextVariable);

function mailText(key: MailTextKey): MessageText {
  const { kind, label, variables, required = [], given = {}, ...words } = mailTextTerms(key);
  const { subject, heading = "", opening = "", closing = "", note = "" } = words;
  const named = messageKindLabel(kind);
  return {
    channel: "mail",
    key,
    label: label === undefined ? named : `${named}: ${label}`,
    fields: [
      { name: "subject", label: "Subject", ...LINE, isOptional: false, standard: subject },
      { name: "heading", label: "Heading", hint: "Empty: the subject.", ...LINE, isOptional: true, standard: heading },
      {
        name: "opening",
        label: "Opening words",
        hint: "An empty line begins a new paragraph.",
        ...PARAGRAPHS,
        isOptional: opening === "",
        standard: opening,
      },
      {
        name: "closing",
        label: "Closing words",
        hint: "Below what the mail lists.",
        ...PARAGRAPHS,
        isOptional: true,
        standard: closing,
      },
      { name: "note", label: "Small print", ...PARAGRAPHS, isOptional: true, standard: note },
    ],
    variables: [
      ...variables,
      ...variablesOf(given),
      ...(kind.startsWith("care-") ? [] : ["name" as const]),
      ...SHOP_VARIABLES,
    ],
    required,
  };
}

const MAIL_FRAME_TEXT: MessageText = {
  channel: "mail",
  key: MAIL_FRAME_KEY,
  label: "Greeting and sign-off of mails to customers",
  fields: [
    { name: "greeting", label: "Greeting", ...LINE, isOptional: false, standard: MAIL_FRAME.greeting },
    {
      name: "greetingWithoutName",
      label: "Greeting without a name",
      hint: "For those whose name is not known.",
      ...LINE,
      isOptional: false,
      standard: MAIL_FRAME.greetingWithoutName,
    },
    { name: "signOff", label: "Sign-off", ...PARAGRAPHS, isOptional: false, standard: MAIL_FRAME.signOff },
  ],
  variables: ["name", ...SHOP_VARIABLES],
  required: [],
};

function smsText(key: SmsTextKey): MessageText {
  const { variables, required = [], given = {}, text } = smsTextTerms(key);
  return {
    channel: "sms",
    key,
    label: messageKindLabel(key),
    fields: [
      {
        name: "text",
        label: "Text",
        hint: "Exactly as it is registered.",
        isOneLine: false,
        isOptional: false,
        maximumLength: SMS_MAXIMUM_LENGTH,
        standard: text,
      },
      {
        name: TEMPLATE_ID_FIELD,
        label: "Template id",
        hint: "The number under which this text is registered (DLT), or MSG91's own. Empty: the number of the default text.",
        ...LINE,
        isOptional: true,
        standard: "",
      },
    ],
    variables: [...variables, ...variablesOf(given), ...SHOP_VARIABLES],
    required,
  };
}

/** The words of every mail and SMS that an owner may change. */
export const MESSAGE_TEXTS: readonly MessageText[] = [
  MAIL_FRAME_TEXT,
  ...MAIL_TEXT_KEYS.map(mailText),
  ...SMS_TEXT_KEYS.map(smsText),
];

export const findMessageText = (channel: TextChannel, key: string): MessageText | undefined =>
  MESSAGE_TEXTS.find((text) => text.channel === channel && text.key === key);

const TEMPLATE_ID = /^[\w-]{1,40}$/;

export const TEMPLATE_ID_WRONG = "A template id has letters, digits and hyphens alone, such as 1107161234567890123.";
export const TEMPLATE_ID_MISSING =
  "Please enter the template id under which this text is registered. Operators drop an SMS whose text is not the registered one.";
export const NO_SUCH_TEXT_FIELD = "This message has no such text.";
const variableMissing = (name: TextVariable): string =>
  `This text has to name ${variablePlace(name)} (${textVariableLabel(name)}). Please put it back in.`;

function checkField(field: MessageTextField, typed: string, variables: readonly string[]): Outcome<string> {
  if (field.name !== TEMPLATE_ID_FIELD) return checkTemplate(typed, { ...field, variables });
  const id = typed.trim();
  return id === "" || TEMPLATE_ID.test(id)
    ? accept(id)
    : refuse({ code: "text-template-id", message: TEMPLATE_ID_WRONG });
}

/** What is wrong with texts that are each right, by the field to mend. */
function clashesOf({ channel, fields, required }: MessageText, words: ReadonlyMap<string, string>): FieldRefusal[] {
  const named = new Set([...words.values()].flatMap(variablesIn));
  const missing = required
    .filter((name) => !named.has(name))
    .map((name): FieldRefusal => {
      const home = fields.findLast(({ standard }) => standard.includes(variablePlace(name)));
      const field = home?.name ?? "";
      return { code: "text-variable-missing", params: { variable: name }, message: variableMissing(name), field };
    });
  const isUnregistered =
    channel === "sms" &&
    words.get(TEMPLATE_ID_FIELD) === "" &&
    fields.some(({ name, standard }) => words.get(name) !== standard);
  const unregistered: FieldRefusal = {
    code: "text-template-id-missing",
    message: TEMPLATE_ID_MISSING,
    field: TEMPLATE_ID_FIELD,
  };
  return [...missing, ...(isUnregistered ? [unregistered] : [])];
}

/**
 * Checks what an owner wrote for a message.
 * @param typed by field; a field that is left out has its default.
 * @returns what differs from the defaults, by field. Refused: a field that there is not, an empty text, one that is too
 * long, a lone brace, a variable that is not known or is missing, and a changed SMS without its template id.
 */
export function checkMessageWords(text: MessageText, typed: MessageWords): FormOutcome<MessageWords> {
  const refusals: FieldRefusal[] = Object.keys(typed)
    .filter((name) => !text.fields.some((field) => field.name === name))
    .map((field) => ({ code: "text-no-such-field", message: NO_SUCH_TEXT_FIELD, field }));
  const written = new Map(Object.entries(typed));
  const words = new Map<string, string>();
  for (const field of text.fields) {
    const checked = checkField(field, written.get(field.name) ?? field.standard, text.variables);
    if (checked.ok) words.set(field.name, checked.value);
    else refusals.push({ ...checked.refusal, field: field.name });
  }
  if (refusals.length === 0) refusals.push(...clashesOf(text, words));
  const [refusal] = refusals;
  if (refusal) return { ok: false, refusal, refusals };
  const changed = text.fields.filter(({ name, standard }) => words.get(name) !== standard);
  return accept(Object.fromEntries(changed.map(({ name }) => [name, words.get(name) ?? ""])));
}

/**
 * The texts that count, all of them by field. What is stored and does not fit any more counts as the default: a release
 * that changes a mail's variables must not stop it.
 * @param stored what differs from the defaults.
 */
export function messageWords(text: MessageText, stored: MessageWords): MessageWords {
  const checked = checkMessageWords(text, stored);
  const changed = checked.ok ? checked.value : {};
  return Object.fromEntries(text.fields.map(({ name, standard }) => [name, changed[name] ?? standard]));
}

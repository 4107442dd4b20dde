import { accept, type Outcome, type Refusal, type Refused, refuse } from "../outcome.ts";

/** A variable, or a brace that belongs to none. */
const TOKEN = /\{\{\s*([A-Za-z][\w-]*)\s*\}\}|[{}]/g;

/** A variable with the space before it, which goes with it where there is nothing to insert. */
const PLACE = / ?\{\{([A-Za-z][\w-]*)\}\}/g;

/** A variable as it stands in a text. */
export const variablePlace = (name: string): string => `{{${name}}}`;

/** The variables that a text names, each once. */
export const variablesIn = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(TOKEN)].flatMap(([, name]) => (name === undefined ? [] : [name]))),
];

/**
 * A text with its variables filled in. A value is inserted as it is, whatever it holds; an empty one takes the space
 * before it along. What has no value stays.
 */
export const fillWords = (template: string, values: ReadonlyMap<string, string>): string =>
  template.replace(PLACE, (place, name: string) => {
    const value = values.get(name);
    if (value === undefined) return place;
    return value !== "" && place.startsWith(" ") ? ` ${value}` : value;
  });

export interface TemplateRules {
  /** What it may name. */
  readonly variables: readonly string[];
  /** In characters. */
  readonly maximumLength: number;
  readonly isOptional?: boolean;
  readonly isOneLine?: boolean;
}

type TemplateRefusal = Refusal<"text-empty" | "text-too-long" | "text-brace" | "text-variable-unknown">;

export const TEXT_EMPTY = "Please write a text, or reset it to the default.";
const tooLong = (maximum: number): string => `At most ${maximum} characters, please.`;
const strayBrace = (near: string): string =>
  `A variable is written like {{number}}, with two braces on each side. Please complete or remove the brace at “${near}”.`;
/** More names than a sentence holds. */
const MANY_VARIABLES = 12;
function unknownVariable(name: string, known: readonly string[]): string {
  const missing = `There is no variable {{${name}}} in this text.`;
  if (known.length > MANY_VARIABLES) return `${missing} Please use one of those that are listed beside it.`;
  return `${missing} ${known.length > 0 ? `It can name ${known.map(variablePlace).join(", ")}.` : "It can name none."}`;
}

/** What stands around a place of a text, for its reader to find it. */
const around = (text: string, at: number): string => text.slice(Math.max(0, at - 10), at + 15).replaceAll(/\s+/g, " ");

/**
 * Whether an owner's text can be filled in.
 * @returns the text trimmed, its variables written in one way.
 */
export function checkTemplate(
  typed: string,
  { variables, maximumLength, isOptional = false, isOneLine = false }: TemplateRules,
): Outcome<string, TemplateRefusal> {
  const plain = typed.replaceAll(/\r\n?/g, "\n").trim();
  const text = isOneLine ? plain.replaceAll(/\s+/g, " ") : plain.replaceAll(/\n{3,}/g, "\n\n");
  if (text === "") return isOptional ? accept("") : refuse({ code: "text-empty", message: TEXT_EMPTY });
  if (text.length > maximumLength) {
    return refuse({
      code: "text-too-long",
      params: { maximum: maximumLength },
      message: tooLong(maximumLength),
    });
  }
  const problem = variableProblem(text, variables);
  return problem ?? accept(withPlainPlaces(text));
}

/** A text with its variables written in one way. */
export const withPlainPlaces = (text: string): string =>
  text.replaceAll(TOKEN, (token, name: string | undefined) => (name === undefined ? token : variablePlace(name)));

/** What is wrong with the variables of a text: a lone brace, or a name that it cannot name; undefined for nothing. */
export function variableProblem(text: string, variables: readonly string[]): Refused<TemplateRefusal> | undefined {
  for (const match of text.matchAll(TOKEN)) {
    const [, name] = match;
    if (name === undefined) {
      const near = around(text, match.index);
      return refuse({ code: "text-brace", params: { near }, message: strayBrace(near) });
    }
    if (!variables.includes(name)) {
      const message = unknownVariable(name, variables);
      return refuse({ code: "text-variable-unknown", params: { variable: name }, message });
    }
  }
  return undefined;
}

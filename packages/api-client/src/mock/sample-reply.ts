import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { Endpoint } from "../contract/endpoint.ts";
import { type SampleFields, sampleFieldsOf } from "./sample-fields.ts";

const A_PDF = "%PDF-1.4\n%%EOF\n";
const A_CSV = "\uFEFFName\r\nText\r\n";
const A_TEXT = "Text";
const TEXTS_BY_FORMAT = new Map([
  ["date-time", "2026-01-15T10:00:00.000Z"],
  ["date", "2026-01-15"],
]);

type Schema = JsonSchema | boolean;

/** Whether a schema is a choice between a value and nothing. */
const allowsNull = ({ anyOf = [] }: JsonSchema) =>
  anyOf.some((choice) => typeof choice === "object" && choice.type === "null");

/** A value that a schema allows: what stands under the field's name where its type fits, or else the plainest one. */
function sample(schema: Schema, fields: SampleFields, name: string): unknown {
  if (typeof schema === "boolean") return null;
  const given = fields[name];
  if (given === null && allowsNull(schema)) return null;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return sample(choice, fields, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((allowed) => allowed === given) ?? schema.enum[0];
  if (typeof given === schema.type) return given;
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, sample(field, fields, key)]),
      );
    case "array":
      return schema.items && !Array.isArray(schema.items) ? [sample(schema.items, fields, name)] : [];
    case "boolean":
      return true;
    case "number":
    case "integer":
      return Math.max(1, schema.minimum ?? 1);
    case "string":
      return TEXTS_BY_FORMAT.get(schema.format ?? "") ?? A_TEXT;
    default:
      return null;
  }
}

const SAMPLE_FILES: Readonly<Record<NonNullable<Endpoint["file"]>, readonly [name: string, content: string]>> = {
  "application/pdf": ["sample.pdf", A_PDF],
  "text/csv": ["sample.csv", A_CSV],
  "text/html": ["sample.html", "<!doctype html><title>Sample</title>"],
  "application/json": ["sample.json", "{}"],
};

/** A file of the least content, under a name as the backend would give it. */
const sampleFile = (type: NonNullable<Endpoint["file"]>) => {
  const [name, content] = SAMPLE_FILES[type];
  return { name, content: new Blob([content], { type }) };
};

/** A reply that the endpoint's contract allows, with every field filled in as in an open store. */
export const sampleReply = (endpoint: Endpoint): unknown =>
  endpoint.file
    ? sampleFile(endpoint.file)
    : sample(toJsonSchema(endpoint.reply, { typeMode: "input", errorMode: "ignore" }), sampleFieldsOf(endpoint), "");

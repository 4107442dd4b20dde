import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { Endpoint } from "../contract/endpoint.ts";

const AN_INSTANT = "2026-01-15T10:00:00.000Z";
const A_TEXT = "text";
const A_DAY = "2026-01-15";
const TEXTS_BY_FORMAT = new Map([
  ["date-time", AN_INSTANT],
  ["date", A_DAY],
]);
const A_PDF = "%PDF-1.4\n%%EOF\n";

/** The plainest value that a JSON schema allows. */
function sample(schema: JsonSchema | boolean): unknown {
  if (typeof schema === "boolean") return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return sample(choice);
  switch (schema.type) {
    case "object":
      return sampleObject(schema);
    case "array":
      return schema.items && !Array.isArray(schema.items) ? [sample(schema.items)] : [];
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

const sampleObject = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, sample(field)]),
  );

/** An empty document, under the name that the backend would give it. */
export const samplePdf = (name: string) => ({ name, content: new Blob([A_PDF], { type: "application/pdf" }) });

/** A reply that the endpoint's contract allows, made from the contract alone: every required field, and no other. */
export const sampleReply = ({ reply, file }: Endpoint): unknown =>
  file ? samplePdf("sample.pdf") : sample(toJsonSchema(reply, { typeMode: "input", errorMode: "ignore" }));

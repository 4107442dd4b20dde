import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { RefusedReply } from "./fields.ts";
import { AUTHORIZATION_HEADER, COMPANY_HEADER, VISITOR_HEADER } from "./headers.ts";
import { allEndpoints } from "./index.ts";

/** The wire side of a schema: what travels before conversion. */
const wireSchema = (schema: v.GenericSchema) => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" });
  return rest;
};

const fieldsOf = (schema: v.GenericSchema | undefined, place: "path" | "query") => {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: field,
  }));
};

const BODY_TYPES = { json: "application/json", multipart: "multipart/form-data" } as const;

const content = (schema: v.GenericSchema, type = "application/json") => ({
  content: { [type]: { schema: wireSchema(schema) } },
});

const fileContent = (type: string) => ({ content: { [type]: { schema: { type: "string", format: "binary" } } } });

const requestBody = (body: v.GenericSchema, { encoding = "json" }: Endpoint) => ({
  required: true,
  ...(encoding === "file" ? fileContent("*/*") : content(body, BODY_TYPES[encoding])),
});

const securityOf = ({ access }: Endpoint) =>
  ({
    public: [],
    shopper: [{ token: [] }, { visitor: [] }],
    customer: [{ token: [] }],
    staff: [{ token: [] }],
  })[access];

const operation = (name: string, endpoint: Endpoint) => ({
  operationId: name,
  summary: endpoint.summary,
  security: securityOf(endpoint),
  parameters: [
    { name: COMPANY_HEADER, in: "header", required: false, schema: { type: "integer" } },
    ...fieldsOf(endpoint.params, "path"),
    ...fieldsOf(endpoint.query, "query"),
  ],
  ...(endpoint.body ? { requestBody: requestBody(endpoint.body, endpoint) } : {}),
  responses: {
    "200": { description: "Done", ...(endpoint.file ? fileContent(endpoint.file) : content(endpoint.reply)) },
    "4XX": { description: "Refused, with the reason", ...content(RefusedReply) },
  },
});

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Store", version, description: "Every call of the store. Amounts are rupees." },
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: AUTHORIZATION_HEADER, description: "token {token}" },
        visitor: { type: "apiKey", in: "header", name: VISITOR_HEADER },
      },
    },
    paths,
  };
}

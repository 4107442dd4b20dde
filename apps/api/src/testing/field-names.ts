import type { Endpoint } from "@store/api-client/contract";

/** The names of the fields that the contract gives to a part of a request. */
export function fieldNames(endpoint: Endpoint, part: "params" | "query" | "body"): readonly string[] {
  const schema = endpoint[part];
  return schema && "entries" in schema ? Object.keys(Object(schema.entries)) : [];
}

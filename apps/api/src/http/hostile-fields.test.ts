import { allEndpoints, type Endpoint } from "@store/api-client/contract";
import { describe, expect, test } from "vitest";
import { expectSafe } from "../testing/expect-safe.ts";
import { fieldNames } from "../testing/field-names.ts";
import { HOSTILE_VALUES } from "../testing/hostile-values.ts";
import { headersFor, newOwner, type Parts, rightRequest, sendParts } from "../testing/requests/index.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore();
const endpoints = Object.entries(allEndpoints);

const PLACES = ["params", "query", "body"] as const;

/** The fields of a request by where they are sent, by the contract's names, and one field that it does not have. */
function fieldsOf(endpoint: Endpoint): readonly { readonly place: (typeof PLACES)[number]; readonly field: string }[] {
  return PLACES.flatMap((place) => {
    const named = fieldNames(endpoint, place).map((field) => ({ place, field }));
    return place === "params" || named.length === 0 ? named : [...named, { place, field: "isStaff" }];
  });
}

/** A URL cannot hold a lone surrogate. */
const inAddress = (value: unknown) => (typeof value === "string" ? value.replaceAll(/\p{Surrogate}/gu, "?") : value);

const changed = (parts: Parts, place: (typeof PLACES)[number], field: string, value: unknown): Parts => ({
  ...parts,
  [place]: { ...parts[place], [field]: place === "params" ? inAddress(value) : value },
});

describe("a right request with one field that is not", () => {
  test("is tried more than five thousand times", () => {
    const fields = endpoints.flatMap(([, endpoint]) => fieldsOf(endpoint));
    expect(fields.length * HOSTILE_VALUES.length).toBeGreaterThan(5000);
  });

  test.each(endpoints.filter(([, endpoint]) => fieldsOf(endpoint).length > 0))(
    "%s answers, and tells nothing of its inside",
    async (name, endpoint) => {
      const owner = await newOwner(store());
      const parts = await rightRequest(name, endpoint).make(owner);
      const headers = await headersFor(endpoint, owner);
      for (const { place, field } of fieldsOf(endpoint)) {
        await Promise.all(
          HOSTILE_VALUES.map(async (value) => {
            const response = await sendParts(store(), endpoint, changed(parts, place, field, value), headers);
            await expectSafe(response, `${name} ${place}.${field} ${JSON.stringify(value)?.slice(0, 60)}`);
          }),
        );
      }
    },
    60_000,
  );
});

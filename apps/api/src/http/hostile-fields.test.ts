import { allEndpoints, type Endpoint, parseRequest } from "@store/api-client/contract";
import { inTurns } from "@store/vitest";
import { describe, expect, test } from "vitest";
import { expectSafe, expectSentence } from "../testing/expect-safe.ts";
import { fieldNames } from "../testing/field-names.ts";
import { HOSTILE_VALUES } from "../testing/hostile-values.ts";
import { headersFor, type Parts, rightRequest, sendParts, useOwner } from "../testing/requests/index.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore();
const owner = useOwner(store);
const endpoints = Object.entries(allEndpoints);

const PLACES = ["params", "query", "body"] as const;
const UNKNOWN_FIELD = "isStaff";

/** The fields of a request by where they are sent, by the contract's names, and one field that it does not have. */
function fieldsOf(endpoint: Endpoint): readonly { readonly place: (typeof PLACES)[number]; readonly field: string }[] {
  return PLACES.flatMap((place) => {
    const named = fieldNames(endpoint, place).map((field) => ({ place, field }));
    return place === "params" || named.length === 0 ? named : [...named, { place, field: UNKNOWN_FIELD }];
  });
}

/** As a URL can hold it: without half a character, and an object as its JSON, not as "[object Object]". */
function inAddress(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(/\p{Surrogate}/gu, "?");
  return isPlainObject(value) ? JSON.stringify(value) : value;
}

const isPlainObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const changed = (parts: Parts, place: (typeof PLACES)[number], field: string, value: unknown): Parts => ({
  ...parts,
  [place]: { ...parts[place], [field]: place === "body" ? value : inAddress(value) },
});

const described = (name: string, place: string, field: string, value: unknown) =>
  `${name} ${place}.${field} ${JSON.stringify(value)?.slice(0, 60)}`;

const withFields = endpoints.flatMap(([name, endpoint], round) => {
  const fields = fieldsOf(endpoint);
  return fields.length > 0 ? [[name, endpoint, fields, round] as const] : [];
});

/** Fields that may hold anything, as it reaches no database: passwords are hashed, the others compared or left out. */
const NEVER_STORED = /password$|^pos_order$|^seen_number$/;

describe("every field of the contract, whatever is sent in it,", () => {
  // Half a character and the sign of nothing: what a handler would pass on, and no database takes.
  const UNSTORABLE = HOSTILE_VALUES.filter((value) => typeof value === "string" && /[\0\p{Surrogate}]/u.test(value));

  test.each(withFields)(
    "of %s refuses it in sentences, and what no database takes always",
    (name, endpoint, fields) => {
      for (const { place, field } of fields) {
        for (const value of HOSTILE_VALUES) {
          const what = described(name, place, field, value);
          const parsed = parseRequest(endpoint, { params: {}, query: {}, body: {}, [place]: { [field]: value } });
          const errors = parsed.ok ? {} : parsed.errors;
          for (const sentence of Object.values(errors).flat()) expectSentence(sentence, what);
          const isStored = field !== UNKNOWN_FIELD && !NEVER_STORED.test(field);
          if (isStored && UNSTORABLE.includes(value)) expect(Object.keys(errors), what).toContain(field);
        }
      }
    },
  );
});

describe("a right request with one field that is not", () => {
  // That the fields refuse is shown above: here each endpoint asks them. Every value has its turn.
  test.each(withFields)("%s answers, and tells nothing of its inside", async (name, endpoint, fields, round) => {
    const parts = await rightRequest(name, endpoint).make(owner());
    const headers = await headersFor(endpoint, owner());
    for (const [turn, { place, field }] of fields.entries()) {
      await Promise.all(
        inTurns(HOSTILE_VALUES, 1, round + turn).map(async (value) => {
          const response = await sendParts(store(), endpoint, changed(parts, place, field, value), headers);
          await expectSafe(response, described(name, place, field, value));
        }),
      );
    }
  });
});

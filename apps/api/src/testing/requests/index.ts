import { addressOf } from "@store/api-client";
import type { Endpoint } from "@store/api-client/contract";
import { newStaffMember } from "../new-staff-member.ts";
import type { TestStore } from "../test-store.ts";
import { ACCOUNT_REQUESTS } from "./account-requests.ts";
import { CONTENT_REQUESTS } from "./content-requests.ts";
import { OFFER_REQUESTS } from "./offer-requests.ts";
import { OPEN_REQUESTS } from "./open-requests.ts";
import type { Owner } from "./owner.ts";
import { PEOPLE_REQUESTS } from "./people-requests.ts";
import type { Parts, RightRequest } from "./right-request.ts";
import { SHOP_REQUESTS } from "./shop-requests.ts";
import { STAFF_REQUESTS } from "./staff-requests.ts";

export { newOwner, type Owner, useOwner } from "./owner.ts";
export type { Parts, RightRequest } from "./right-request.ts";

const REQUESTS = new Map<Endpoint, RightRequest>(
  [
    ...ACCOUNT_REQUESTS,
    ...SHOP_REQUESTS,
    ...CONTENT_REQUESTS,
    ...OPEN_REQUESTS,
    ...STAFF_REQUESTS,
    ...PEOPLE_REQUESTS,
    ...OFFER_REQUESTS,
  ].map((request) => [request.endpoint, request]),
);

/**
 * How a call is asked rightly.
 * @throws Error for a call that was added to the contract and not here: what nobody can break into must be tried.
 */
export function rightRequest(name: string, endpoint: Endpoint): RightRequest {
  const request = REQUESTS.get(endpoint);
  if (!request) throw new Error(`${name} has no right request in src/testing/requests: add one`);
  return request;
}

/** The headers of who may make a call: its owner, or an owner of the shop for the staff's. */
export async function headersFor({ access }: Endpoint, owner: Owner): Promise<Readonly<Record<string, string>>> {
  const { identity } = access === "staff" ? await newStaffMember(owner.store, "owner") : owner.call;
  return { authorization: `token ${identity.token}` };
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value != null) form.append(name, String(value));
  return form;
}

/** Sends a call as it stands, without the client's types in the way. */
export function sendParts(
  store: TestStore,
  { method, path, encoding }: Endpoint,
  { params, query, body }: Parts,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const address = addressOf(path, params, query);
  if (body === undefined) return store.request(address, { method, headers });
  if (body instanceof Blob) return store.request(address, { method, headers, body });
  if (encoding === "multipart") return store.request(address, { method, headers, body: formOf(body) });
  const json = { ...headers, "content-type": "application/json" };
  return store.request(address, { method, headers: json, body: JSON.stringify(body) });
}

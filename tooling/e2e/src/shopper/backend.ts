import { type Answer, type Call, createCaller, type Identity } from "@store/api-client";
import { cart, removeCartItem, signIn } from "@store/api-client/contract";
import { DEMO_PEOPLE, type DemoPerson } from "@store/demo/people";

export type { DemoPerson };

/** Asks the store's API without a browser. */
export const backendAs = (api: string, identity: Identity = {}): Call =>
  createCaller({ baseUrl: api, identity: () => identity });

/** The reply of a call that must not be refused. */
export async function replyOf<R>(asked: Promise<Answer<R>>): Promise<R> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The API did not answer as it should: ${JSON.stringify(answer.failure)}`);
  return answer.reply;
}

/** A demo person that the start command prints. */
export function demoPerson(role: DemoPerson["role"]): DemoPerson {
  const person = DEMO_PEOPLE.find((one) => one.role === role);
  if (!person) throw new Error(`There is no demo person with the role ${role}.`);
  return person;
}

/** A caller with a login of its own. */
export async function backendAsPerson(
  api: string,
  { email, password }: Pick<DemoPerson, "email" | "password">,
): Promise<Call> {
  const { data } = await replyOf(backendAs(api)(signIn, { body: { email, password } }));
  return backendAs(api, { token: data.token });
}

export async function emptyCart(call: Call): Promise<void> {
  const { data } = await replyOf(call(cart));
  for (const { id } of data.cart_items) await replyOf(call(removeCartItem, { params: { id } }));
}

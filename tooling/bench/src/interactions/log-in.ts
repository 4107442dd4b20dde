import { createCaller } from "@store/api-client";
import { signIn } from "@store/api-client/contract";
import { DEMO_PEOPLE, type DemoPerson } from "@store/demo/people";
import { BenchProblem } from "../bench-problem.ts";
import type { BrowserStorage } from "./next-paint.ts";

/** What the storefront and the dashboard keep of somebody in the browser. */
export const storageOf = (origin: string, kept: Readonly<Record<string, string>>): BrowserStorage => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
});

/** The browser of a person of the demo who has logged in. */
export async function logIn(
  { api, web }: { readonly api: string; readonly web: string },
  role: DemoPerson["role"],
): Promise<BrowserStorage> {
  const person = DEMO_PEOPLE.find((one) => one.role === role);
  const call = createCaller({ baseUrl: api, identity: () => ({}) });
  const login = person && (await call(signIn, { body: { email: person.email, password: person.password } }));
  if (!login?.ok) throw new BenchProblem(`The demo's ${role} could not log in.`);
  const { token, first_name, last_name, is_staff, id = 0 } = login.reply.data;
  return storageOf(web, {
    ...{ token, first_name, last_name },
    ...(is_staff ? { access: "staff", id: String(id) } : {}),
  });
}

import {
  addPasskey,
  passkeys as ownPasskeys,
  passkeyCreation,
  passkeyLogin,
  passkeyRequest,
  removePasskey,
} from "@store/api-client/contract";
import {
  NO_SUCH_PASSKEY,
  PASSKEY_KNOWN,
  PASSKEY_NOT_ADDED,
  PASSKEY_REFUSED,
  PASSKEYS_AT_MOST,
  personName,
  TOO_MANY_PASSKEYS,
} from "@store/domain";
import { and, asc, eq, lt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, passkeys } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { createSigner } from "../../lib/signer.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { createConfirmPerson } from "../accounts/confirm-person.ts";
import { createSignInLimits } from "../accounts/login-limits.ts";
import { createRememberedLogin } from "../accounts/remembered-login.ts";
import type { Backend } from "../backend.ts";
import { endOthers } from "../sessions/sessions.ts";
import { createPasskeyChallenges } from "./challenges.ts";
import { passkeyMails } from "./messages.ts";
import { creationOptions, relyingPartyOf, requestOptions, verifyNew, verifyUse } from "./relying-party.ts";

/** Each opening of the login page asks for one. */
const REQUESTS_FROM_ADDRESS = limit("passkey-request-address", 300, 15 * MINUTE);

const wire = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect) => ({
  ...{ id, name, created_at: createdAt.toISOString() },
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** Keys on customers' devices that open their accounts (WebAuthn). */
export function passkeyRoutes(backend: Backend): void {
  const { serve, db, clock, limits, clientAddress, siteUrl, policy, secret } = backend;
  const requests = limits.shared(REQUESTS_FROM_ADDRESS);
  const signInLimits = createSignInLimits(backend);
  const confirm = createConfirmPerson(backend);
  const challenges = createPasskeyChallenges(db, clock);
  const logIn = createRememberedLogin(backend);
  const site = relyingPartyOf(siteUrl);
  const handles = createSigner(secret("passkey holders"));
  /** What devices call an account: always the same, so that each has one entry for it; nothing of the person. */
  const handleOf = (customerId: number): string => handles.sign(String(customerId));

  const listOf = (customerId: number) =>
    db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(asc(passkeys.id));

  serve(ownPasskeys, async ({ customer: { customerId } }) => ({
    status: true,
    data: (await listOf(customerId)).map(wire),
  }));

  serve(passkeyCreation, async ({ body, customer: { customerId } }) => {
    const known = await listOf(customerId);
    if (known.length >= PASSKEYS_AT_MOST) return httpError(409, TOO_MANY_PASSKEYS);
    const refused = await confirm.check("passkey", customerId, body);
    if (refused) return refused;
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
    const { firstName = "", lastName = "", email, mobile } = customer ?? {};
    const login = email ?? mobile ?? "";
    const holder = { handle: handleOf(customerId), login, name: personName({ firstName, lastName }) || login };
    const data = await creationOptions(site, policy().identity.shopName, holder, known);
    await challenges.keep(data.challenge, customerId);
    return { status: true, data };
  });

  serve(addPasskey, async ({ body: { name, credential }, customer: { customerId } }) => {
    const challenge = await challenges.use(credential.response.clientDataJSON, customerId);
    const made = challenge === undefined ? undefined : await verifyNew(site, credential, challenge);
    if (!made) return httpError(400, PASSKEY_NOT_ADDED);
    const now = clock();
    return inTransaction(db, async (tx) => {
      const isOpen = and(eq(customers.id, customerId), customers.isActive);
      const [customer] = await tx.select().from(customers).where(isOpen).for("update");
      if (!customer) return httpError(400, PASSKEY_NOT_ADDED);
      if ((await tx.$count(passkeys, eq(passkeys.customerId, customerId))) >= PASSKEYS_AT_MOST)
        return httpError(409, TOO_MANY_PASSKEYS);
      const [added] = await tx
        .insert(passkeys)
        .values({
          ...{ customerId, name, credentialId: made.id, userHandle: handleOf(customerId) },
          ...{ publicKey: made.publicKey, counter: made.counter },
          createdAt: now,
        })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning();
      if (!added) return httpError(409, PASSKEY_KNOWN);
      await queueMessages(tx, passkeyMails("passkey-added", customer, name, siteUrl), now);
      return { status: true, data: wire(added) };
    });
  });

  serve(removePasskey, ({ params: { id }, customer: { customerId }, http }) =>
    inTransaction(db, async (tx) => {
      const [removed] = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
        .returning();
      const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
      if (!removed || !customer) return httpError(404, NO_SUCH_PASSKEY);
      // It may be the passkey of a device that was lost, and is logged in.
      await endOthers(tx, customerId, http);
      await queueMessages(tx, passkeyMails("passkey-removed", customer, removed.name, siteUrl), clock());
      return { status: true };
    }),
  );

  serve(passkeyRequest, async ({ http }) => {
    const tooMany = await requests.count(clientAddress(http));
    if (tooMany) return tooMany;
    const data = await requestOptions(site);
    await challenges.keep(data.challenge, null);
    return { status: true, data };
  });

  /** Writes the count down. @returns false where another login with the same passkey was faster, or it was removed. */
  async function isCounted(tx: Database, id: number, counter: number): Promise<boolean> {
    const goesUp = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
    const counted = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: clock() })
      .where(and(eq(passkeys.id, id), goesUp))
      .returning({ id: passkeys.id });
    return counted.length > 0;
  }

  serve(
    passkeyLogin,
    async ({ body: { credential }, http, shopper }) => {
      const tooMany = await signInLimits.triedPasskey(clientAddress(http));
      if (tooMany) return tooMany;
      const refusal = httpError(400, PASSKEY_REFUSED, { nonField: true });
      const challenge = await challenges.use(credential.response.clientDataJSON, null);
      if (challenge === undefined) return refusal;
      const [found] = await db
        .select({ passkey: passkeys, customer: customers })
        .from(passkeys)
        .innerJoin(customers, eq(customers.id, passkeys.customerId))
        .where(and(eq(passkeys.credentialId, credential.id), customers.isActive));
      if (!found) return refusal;
      const counter = await verifyUse(site, credential, challenge, found.passkey);
      if (counter === undefined) return refusal;
      return logIn(found.customer, { shopper, http }, async (tx) =>
        (await isCounted(tx, found.passkey.id, counter)) ? undefined : refusal,
      );
    },
    { personal: true },
  );
}

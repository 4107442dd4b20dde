import { eraseAccount, myDataJson, myDataPage } from "@store/api-client/contract";
import { DAY, limit } from "../../http/rate-limits.ts";
import { createConfirmPerson } from "../accounts/confirm-person.ts";
import type { Backend } from "../backend.ts";
import { dataPage } from "./data-page.ts";
import { eraseAccount as erase, findPerson } from "./erase-account.ts";
import { ACCOUNT_ERASED } from "./messages.ts";
import { readPersonalData } from "./personal-tables.ts";

const DOWNLOADS = limit("my-data", 10, DAY);

/** What the store keeps about somebody: to take away, and to erase (C53). */
export function privacyRoutes(backend: Backend): void {
  const { serve, db, clock, limits, policy } = backend;
  const downloads = limits.shared(DOWNLOADS);
  const confirm = createConfirmPerson(backend);

  const read = async (customerId: number) => {
    const person = await findPerson(db, customerId);
    return person ? readPersonalData(db, person, "person") : {};
  };

  serve(myDataJson, async ({ customer: { customerId } }) => {
    const refused = await downloads.count(customerId);
    if (refused) return refused;
    return { name: "my-data.json", content: new Blob([JSON.stringify(await read(customerId), null, 2)]) };
  });

  serve(myDataPage, async ({ customer: { customerId } }) => {
    const refused = await downloads.count(customerId);
    if (refused) return refused;
    return {
      name: "my-data.html",
      content: new Blob([dataPage(await read(customerId), policy().identity.shopName, clock())]),
    };
  });

  serve(eraseAccount, async ({ body, customer: { customerId } }) => {
    const refused =
      (await confirm.check("erase", customerId, body)) ?? (await erase(db, customerId, clock(), policy()));
    return refused ?? { status: true, message: ACCOUNT_ERASED };
  });
}

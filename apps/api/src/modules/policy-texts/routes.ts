import { ownPolicyText, ownPolicyTexts } from "@store/api-client/contract";
import { asc } from "drizzle-orm";
import { policyTexts } from "../../db/schema/index.ts";
import { SHORT_LIVED } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { standardPage } from "./check-words.ts";
import { NO_SUCH_POLICY } from "./messages.ts";
import { pageOnTheWire } from "./on-the-wire.ts";
import { findStored, ownPage } from "./stored-texts.ts";

/** What owners wrote for policies and FAQ, for all who render these pages. Facts are filled in where the policy is known. */
export function policyTextRoutes({ serve, db }: Backend): void {
  const kept = { cache: SHORT_LIVED };

  serve(
    ownPolicyTexts,
    async () => {
      // As many as there are pages to rewrite: five.
      const rows = await db.select().from(policyTexts).orderBy(asc(policyTexts.page));
      const data = rows.flatMap((row) => {
        const page = ownPage(row);
        if (!page) return [];
        const { title, description } = page;
        return [{ page: row.page, version: row.version, title, description, changed_at: row.changedAt.toISOString() }];
      });
      return { status: true, data };
    },
    kept,
  );

  serve(
    ownPolicyText,
    async ({ params: { page } }) => {
      if (!standardPage(page)) return httpError(404, NO_SUCH_POLICY);
      const row = await findStored(db, page);
      const own = row && ownPage(row);
      return { status: true, data: { text: own && pageOnTheWire(own) } };
    },
    kept,
  );
}

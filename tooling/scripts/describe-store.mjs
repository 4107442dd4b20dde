import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./workspace.mjs";

/** What the start command prints when the store is open. */
export function describeStore({ ports, dataDir, databaseUrl }) {
  const people = JSON.parse(readFileSync(join(ROOT, "packages/demo/src/people/demo-people.json"), "utf8"));
  const logins = people.map(
    ({ role, mobile, email, password }) => `    ${role.padEnd(9)} ${mobile}   or ${email} / ${password}`,
  );
  return `
  The store is open.

    storefront   http://localhost:${ports.WEB_PORT}
    API          http://localhost:${ports.API_PORT}/docs
    outbox       http://localhost:${ports.API_PORT}/outbox   (OTPs and mails)
    embed pages  http://localhost:${ports.EMBED_PORT}

  Demo logins: by mobile (the OTP is in the outbox), or by email and password
${logins.join("\n")}

  Data: ${databaseUrl ? "the Postgres server of DATABASE_URL" : dataDir}.  Ctrl-C stops everything.
`;
}

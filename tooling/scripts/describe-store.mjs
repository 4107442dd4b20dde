import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./workspace.mjs";

const outboxLine = (port) => `
    outbox       http://localhost:${port}/outbox   (OTPs and mails)`;

function demoLogins() {
  const people = JSON.parse(readFileSync(join(ROOT, "packages/demo/src/people/demo-people.json"), "utf8"));
  const logins = people.map(
    ({ role, mobile, email, password }) => `    ${role.padEnd(9)} ${mobile}   or ${email} / ${password}`,
  );
  return `  Demo logins: by mobile (the OTP is in the outbox), or by email and password
${logins.join("\n")}`;
}

const FIRST_OWNER = "  Its first owner: npm run staff -- add <email>, while it is stopped if it has no DATABASE_URL.";

/** What the start command prints when the store is open. */
export function describeStore({ ports, dataDir, databaseUrl, isDemo }) {
  return `
  The store is open.

    storefront   http://localhost:${ports.WEB_PORT}
    API          http://localhost:${ports.API_PORT}/docs${isDemo ? outboxLine(ports.API_PORT) : ""}
    embed pages  http://localhost:${ports.EMBED_PORT}

${isDemo ? demoLogins() : FIRST_OWNER}

  Data: ${databaseUrl ? "the Postgres server of DATABASE_URL" : dataDir}.  Ctrl-C stops everything.
`;
}

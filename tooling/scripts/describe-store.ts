import people from "../../packages/demo/src/people/demo-people.json" with { type: "json" };
import type { StartSettings } from "./start-settings.ts";

const outboxLine = (port: number) => `
    outbox       http://localhost:${port}/outbox   (OTPs and mails)`;

const LOGINS = `  Demo logins: by mobile (the OTP is in the outbox), or by email and password
${people.map(({ role, mobile, email, password }) => `    ${role.padEnd(9)} ${mobile}   or ${email} / ${password}`).join("\n")}`;

const FIRST_OWNER = "  Its first owner: npm run staff -- add <email>, while it is stopped if it has no DATABASE_URL.";

/** What the start command prints when the store is open. */
export const describeStore = ({ ports, dataDir, isOnServer, isDemo }: StartSettings): string => `
  The store is open.

    storefront   http://localhost:${ports.WEB_PORT}
    API          http://localhost:${ports.API_PORT}/docs${isDemo ? outboxLine(ports.API_PORT) : ""}
    embed pages  http://localhost:${ports.EMBED_PORT}

${isDemo ? LOGINS : FIRST_OWNER}

  Data: ${isOnServer ? "the Postgres server of DATABASE_URL" : dataDir}.  Ctrl-C stops everything.
`;

import type { Logger } from "pino";
import type { Bounds } from "./db/create-pool.ts";
import type { Connection } from "./db/database.ts";
import { openServer } from "./db/open-server.ts";
import type { Settings } from "./settings.ts";

interface OpenOptions {
  /** How long a server's queries may wait; as requests do when left out. */
  readonly bounds?: Bounds;
  /** Whether an embedded one that is new has no table yet. */
  readonly isEmpty?: boolean;
}

/** Opens the database that the settings name: the server, or the embedded one, whose code is loaded only then. */
export async function openDatabase(
  {
    databaseUrl,
    databasePool: connections,
    replicaUrl,
    isPooled,
    dataDir,
    isTraced,
  }: Pick<Settings, "databaseUrl" | "databasePool" | "isPooled" | "dataDir"> &
    Partial<Pick<Settings, "replicaUrl">> & { readonly isTraced?: boolean },
  logger: Logger,
  { bounds, isEmpty }: OpenOptions = {},
): Promise<Connection> {
  if (databaseUrl) return openServer(databaseUrl, { connections, replicaUrl, isPooled, isTraced, bounds }, logger);
  const { openEmbedded } = await import("./db/open-embedded.ts");
  return openEmbedded(dataDir, { isEmpty });
}

import type { Call, Send } from "@store/api-client";
import { CATALOGUE_VERSION_HEADER, catalogueVersion } from "@store/api-client/contract";
import { adoptPolicy } from "./adopt-policy.ts";

/** How often the backend is asked (C48). */
const INTERVAL_MS = 1000;

export interface CatalogueVersion {
  /** The newest version that is known; 0 before the backend has answered. */
  readonly current: () => number;
  /** The backend, which gets the version with each call, so that no process of it answers from an older cache. */
  readonly send: Send;
  /**
   * Asks now, and then each second after the answer; it keeps no process alive. While the backend is away, the last
   * version stands.
   */
  readonly follow: (call: Call) => void;
}

/** The catalogue's version, as this process of the storefront knows it. */
export function createCatalogueVersion(send: Send): CatalogueVersion {
  let version = 0;
  async function ask(call: Call): Promise<void> {
    const answer = await call(catalogueVersion);
    if (answer.ok) {
      const { version: newest, policy_version: policyVersion = 0 } = answer.reply.data;
      // Pages of a new version are rendered by the policy of that version.
      if (await adoptPolicy(call, policyVersion)) version = newest;
    }
    setTimeout(() => void ask(call), INTERVAL_MS).unref();
  }
  return {
    current: () => version,
    send: ({ headers, ...outgoing }) =>
      send({ ...outgoing, headers: { ...headers, [CATALOGUE_VERSION_HEADER]: String(version) } }),
    follow: (call) => void ask(call),
  };
}

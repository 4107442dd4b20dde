import { createCaller } from "@store/api-client";
import { shopPolicy } from "@store/api-client/contract";
import { policyOf } from "@store/domain";
import { compress } from "./compress.ts";
import { filesOf, type Renderer } from "./files.ts";
import { createFile, createSite, MANIFEST_SCHEMA, type Site } from "./site.ts";

/** How often the backend is asked for a new policy (C48), in milliseconds. */
const INTERVAL_MS = 1000;
/** How long an answer is waited for. */
const TIMEOUT_MS = 4000;

interface Following {
  /** The backend's address. */
  readonly apiUrl: string;
  /** As it was built: by the default policy. */
  readonly built: Site;
  readonly renderer: Renderer;
  /** What the pages use. */
  readonly styles: string;
}

/** A site that follows the shop's policy: the newest that was rendered, and what stops it. */
export interface FollowedSite {
  readonly current: () => Site;
  readonly stop: () => void;
}

const schemaPath = `/${MANIFEST_SCHEMA}`;

/**
 * Asks the backend each second for the shop's policy, and renders the site again for a new one. Until the first answer,
 * and while the backend is away, the last site stands.
 */
export function followPolicy({ apiUrl, built, renderer, styles }: Following): FollowedSite {
  const call = createCaller({ baseUrl: apiUrl, timeout: TIMEOUT_MS });
  const known = { version: 0, site: built };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function ask(): Promise<void> {
    const answer = await call(shopPolicy);
    if (answer.ok && answer.reply.data.version !== known.version) {
      const { version, values } = answer.reply.data;
      const files = [...filesOf(renderer, styles, policyOf(values))].map(async ([name, content]) =>
        createFile(name, await compress(content)),
      );
      const schema = built.pages.get(schemaPath);
      const rendered = await Promise.all(files);
      Object.assign(known, { version, site: createSite(schema ? [...rendered, [schemaPath, schema]] : rendered) });
    }
    if (!isStopped) timer = setTimeout(() => void ask(), INTERVAL_MS).unref();
  }
  void ask();
  return {
    current: () => known.site,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

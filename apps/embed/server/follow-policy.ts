import { type CallFailure, createCaller } from "@store/api-client";
import { ownPolicyText, ownPolicyTexts, type ReplyOf, shopPolicy } from "@store/api-client/contract";
import type { OwnTexts } from "@store/content";
import { policyOf } from "@store/domain";
import { compress } from "./compress.ts";
import { filesOf, type Renderer } from "./files.ts";
import { createFile, createSite, MANIFEST_SCHEMA, type Site } from "./site.ts";

/** How often the backend is asked for a new policy and new texts (C48), in milliseconds. */
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

/** A backend of the release before does not know these texts, and has none. */
const isUnknown = (failure: CallFailure): boolean => failure.kind === "refused" && failure.httpStatus === 404;

type Listed = ReplyOf<typeof ownPolicyTexts>["data"];

/** A site that follows the shop's policy and its owner's texts: the newest that was rendered, and what stops it. */
export interface FollowedSite {
  readonly current: () => Site;
  readonly stop: () => void;
}

const schemaPath = `/${MANIFEST_SCHEMA}`;

/**
 * Asks the backend each second for the shop's policy and which texts its owner wrote, and renders the site again for new
 * ones. Until the first answer, and while the backend is away, the last site stands.
 */
export function followPolicy({ apiUrl, built, renderer, styles }: Following): FollowedSite {
  const call = createCaller({ baseUrl: apiUrl, timeout: TIMEOUT_MS });
  const known = { version: "0", site: built };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** The texts of these pages; undefined while one cannot be had. */
  async function readTexts(listed: Listed): Promise<OwnTexts | undefined> {
    const texts = new Map<string, NonNullable<ReplyOf<typeof ownPolicyText>["data"]["text"]>>();
    for (const { page } of listed) {
      const answer = await call(ownPolicyText, { params: { page } });
      if (!answer.ok) return undefined;
      const { text } = answer.reply.data;
      if (text) texts.set(`/${page}`, text);
    }
    return texts;
  }

  async function ask(): Promise<void> {
    const [settings, listed] = await Promise.all([call(shopPolicy), call(ownPolicyTexts)]);
    const texts = listed.ok ? listed.reply.data : isUnknown(listed.failure) ? [] : undefined;
    if (settings.ok && texts) await follow(settings.reply.data, texts);
    if (!isStopped) timer = setTimeout(() => void ask(), INTERVAL_MS).unref();
  }

  async function follow(settings: ReplyOf<typeof shopPolicy>["data"], listed: Listed): Promise<void> {
    const version = [settings.version, ...listed.map((text) => `${text.page} ${text.version}`)].join();
    if (version === known.version) return;
    const texts = await readTexts(listed);
    if (texts) {
      const files = [...filesOf(renderer, styles, policyOf(settings.values), texts)].map(async ([name, content]) =>
        createFile(name, await compress(content)),
      );
      const schema = built.pages.get(schemaPath);
      const rendered = await Promise.all(files);
      Object.assign(known, { version, site: createSite(schema ? [...rendered, [schemaPath, schema]] : rendered) });
    }
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

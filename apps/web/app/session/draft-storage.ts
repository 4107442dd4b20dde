import { DAY_MS } from "@store/domain";
import { attempt } from "@store/react-client/storage";

/** Long enough to look something up in the office, short enough not to leave a form on a borrowed computer for good. */
export const DRAFT_DAYS = 7;
const DRAFT_TTL_MS = DRAFT_DAYS * DAY_MS;

const keyOf = (name: string) => `draft:${name}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What was typed into a form and kept; undefined when there is nothing, or when it is too old. */
export const readDraft = (name: string): unknown =>
  attempt(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    if (!isRecord(kept) || typeof kept.savedAt !== "number") return undefined;
    if (Date.now() - kept.savedAt <= DRAFT_TTL_MS) return kept.draft;
    dropDraft(name);
    return undefined;
  }, undefined);

/** Keeps what was typed into a form over a reload. Never hand it an answer of a captcha, a password or a consent. */
export const keepDraft = (name: string, draft: unknown): void =>
  attempt(() => localStorage.setItem(keyOf(name), JSON.stringify({ savedAt: Date.now(), draft })), undefined);

export const dropDraft = (name: string): void => attempt(() => localStorage.removeItem(keyOf(name)), undefined);

import type { FieldRefusal, FormOutcome } from "../forms/form.ts";
import { accept } from "../outcome.ts";
import { checkGstin } from "../papers/gstin.ts";
import { DEFAULT_POLICY, type Policy } from "../policy.ts";
import { SHOP_SETTINGS } from "./shop-settings.ts";

/** Settings that differ from the defaults: what was typed, by key. */
export type SettingValues = Readonly<Record<string, string>>;

export const BANK_INCOMPLETE = "Please fill in all of the bank account, or nothing of it.";
export const CLASHING_SERIES = "Invoices, credit notes and receipts must begin with different letters.";
export const DAYS_REVERSED = "This must not be less than where the range begins.";

const settingByKey = new Map(SHOP_SETTINGS.map((setting) => [setting.key, setting]));

/** What papers alone say: pages need not carry it. */
const PRIVATE = "identity.bank.";

/** The settings that anybody may read. */
export const publicSettings = (values: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith(PRIVATE)));

/**
 * The policy of a shop. What is stored under a key that is no setting any more, or no longer fits, counts as the
 * default: a release that narrows a setting must not stop the shop.
 */
export const policyOf = (values: SettingValues): Policy =>
  Object.entries(values).reduce((policy, [key, typed]) => {
    const written = settingByKey.get(key)?.write(policy, typed);
    return written?.ok ? written.value : policy;
  }, DEFAULT_POLICY);

/** What must hold between settings, each named by the one to mend. */
function clashesOf({ identity, documentSeries, delivery }: Policy): readonly FieldRefusal[] {
  const gstin = checkGstin(identity.gstin, identity.address.state);
  const series = Object.values(documentSeries);
  const { from, to } = delivery.restWorkingDays;
  const missing = Object.entries(identity.bank).flatMap(([field, typed]) => (typed === "" ? [field] : []));
  const isPartly = missing.length > 0 && missing.length < Object.keys(identity.bank).length;
  return [
    ...(gstin.ok ? [] : [{ ...gstin.refusal, field: "identity.gstin" }]),
    ...(isPartly ? [{ code: "bank-incomplete", message: BANK_INCOMPLETE, field: `identity.bank.${missing[0]}` }] : []),
    ...(new Set(series).size === series.length
      ? []
      : [{ code: "series-clash", message: CLASHING_SERIES, field: "documentSeries.receipt" }]),
    ...(from <= to ? [] : [{ code: "days-reversed", message: DAYS_REVERSED, field: "delivery.restWorkingDays.to" }]),
  ];
}

export interface ChangedSettings {
  readonly policy: Policy;
  /** What differs from the defaults now. */
  readonly values: SettingValues;
}

const NO_SUCH_SETTING = "There is no such setting.";

/**
 * Changes settings, all of them or none.
 * @param before what differed from the defaults.
 * @param changes what was typed, by key; null goes back to the default.
 */
export function changeSettings(
  before: SettingValues,
  changes: Readonly<Record<string, string | null>>,
): FormOutcome<ChangedSettings> {
  let policy = policyOf(before);
  const refusals: FieldRefusal[] = [];
  for (const [key, typed] of Object.entries(changes)) {
    const setting = settingByKey.get(key);
    const written = setting?.write(policy, typed ?? setting.read(DEFAULT_POLICY));
    if (!written) refusals.push({ code: "no-such-setting", message: NO_SUCH_SETTING, field: key });
    else if (written.ok) policy = written.value;
    else refusals.push({ ...written.refusal, field: key });
  }
  if (refusals.length === 0) refusals.push(...clashesOf(policy));
  const [refusal] = refusals;
  if (refusal) return { ok: false, refusal, refusals };
  const values = SHOP_SETTINGS.flatMap(({ key, read }): (readonly [string, string])[] =>
    read(policy) === read(DEFAULT_POLICY) ? [] : [[key, read(policy)]],
  );
  return accept({ policy, values: Object.fromEntries(values) });
}

export interface SettingChange {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** What was changed from one version of the settings to the next, in the order of the forms. */
export function settingChanges(before: SettingValues, after: SettingValues): readonly SettingChange[] {
  const [old, now] = [policyOf(before), policyOf(after)];
  return SHOP_SETTINGS.map(({ key, read }) => ({ key, before: read(old), after: read(now) })).filter(
    (change) => change.before !== change.after,
  );
}

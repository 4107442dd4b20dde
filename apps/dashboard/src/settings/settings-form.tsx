import { changeShopSettings, type ReplyOf, shopSettings } from "@store/api-client/contract";
import { accept, changeSettings, policyOf, type Setting, type SettingPage, SHOP_SETTINGS } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { lazyPart } from "@store/react-client/lazy-or";
import { Suspense, useContext } from "react";
import { fields, heading, part } from "../edit/form.css.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm } from "../edit/record-form.tsx";
import { StaffSessionContext } from "../frame/staff-session.ts";
import { homeOrderInWords } from "./home-order-in-words.ts";
import { SettingField } from "./setting-field.tsx";

type Stored = ReplyOf<typeof shopSettings>["data"];
type Draft = Readonly<Record<string, string>>;

const drafts: Readonly<Record<SettingPage, KeptDrafts<Draft>>> = {
  identity: new Map(),
  selling: new Map(),
  links: new Map(),
  home: new Map(),
};

const LinksWarning = lazyPart(() => import("./links-warning.tsx"));

/** The settings of a form, by their headings in order. */
const groupsOf = (settings: readonly Setting[]) =>
  [...new Set(settings.map(({ group }) => group))].map(
    (name) => [name, settings.filter(({ group }) => group === name)] as const,
  );

interface SettingsFormProps {
  readonly page: SettingPage;
  readonly stored: Stored;
}

/** A page of the owner's settings. What is typed is checked by the domain, here and by the server. */
export default function SettingsForm({ page, stored }: SettingsFormProps) {
  const settings = SHOP_SETTINGS.filter((setting) => setting.page === page);
  const savedOf = ({ version, values }: Stored) => {
    const policy = policyOf(values);
    return { version, draft: Object.fromEntries(settings.map(({ key, read }) => [key, read(policy)])) };
  };
  const inputs = new Map(settings.map(({ key, input }) => [key, input]));
  const session = useContext(StaffSessionContext);
  const keys = settings.map(({ key }) => [key, key] as const);
  return (
    <RecordForm<Draft, Draft>
      drafts={drafts[page]}
      one="settings"
      next="/dashboard/settings"
      saved={savedOf(stored)}
      empty={{}}
      show={(key, draft) => (inputs.get(key) === "order" ? homeOrderInWords(draft[key] ?? "") : undefined)}
      labels={Object.fromEntries(settings.map(({ key, label }) => [key, label]))}
      wireNames={Object.fromEntries(keys)}
      check={(draft) => {
        const changed = changeSettings(stored.values, draft);
        return changed.ok ? accept(draft) : changed;
      }}
      load={async () => {
        const answer = await call(shopSettings);
        return answer.ok ? savedOf(answer.reply.data) : undefined;
      }}
      create={(changes) => call(changeShopSettings, { body: { version: 0, changes } })}
      edit={async (changes, version) => {
        const answer = await call(changeShopSettings, { body: { version, changes } });
        // The frame says what the shop is called.
        if (answer.ok) void session.refetch();
        return answer;
      }}
    >
      {({ draft, errors, change }) => (
        <>
          {page === "links" ? (
            <Suspense>
              <LinksWarning draft={draft} />
            </Suspense>
          ) : null}
          {groupsOf(settings).map(([group, members]) => (
            <section key={group} className={part} aria-label={group}>
              <h2 className={heading}>{group}</h2>
              <div className={fields}>
                {members.map((setting) => (
                  <SettingField
                    key={setting.key}
                    setting={setting}
                    name={setting.key}
                    value={draft[setting.key] ?? ""}
                    error={errors[setting.key]}
                    onChange={(typed) => change({ [setting.key]: typed })}
                  />
                ))}
              </div>
            </section>
          ))}
        </>
      )}
    </RecordForm>
  );
}

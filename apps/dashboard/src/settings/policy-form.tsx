import { changePolicyText, policyText, type ReplyOf, resetPolicyText } from "@store/api-client/contract";
import { accept, type FormOutcome, TEXT_EMPTY, variablePlace } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Button } from "@store/ui/button";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import { heading, part } from "../edit/form.css.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm } from "../edit/record-form.tsx";
import { RichTextField } from "../edit/rich-text-field.tsx";
import { PolicyPreview } from "./policy-preview.tsx";
import * as styles from "./settings.css.ts";

type Stored = ReplyOf<typeof policyText>["data"];
type Words = Stored["values"];
type Fact = Stored["facts"][number];

const FIELDS = ["title", "description", "content"] as const;
const LABELS = { title: "Title", description: "Description for search engines", content: "Text" } as const;
const NAMES = { title: "title", description: "description", content: "content" } as const;

const drafts: KeptDrafts<Words> = new Map();

/** What else is wrong, the server says: it alone reads the text. */
function checkWords(draft: Words): FormOutcome<Words> {
  const refusals = FIELDS.filter((field) => draft[field].trim() === "").map((field) => ({
    ...{ code: "text-empty", message: TEXT_EMPTY, field },
  }));
  const [refusal] = refusals;
  return refusal ? { ok: false, refusal, refusals } : accept(draft);
}

const wordsOfHtml = (html: string): string => new DOMParser().parseFromString(html, "text/html").body.textContent;

/** What the law asks a shop for and our text states, and these words neither name nor say. */
const leftOut = (facts: readonly Fact[], { content }: Words): readonly string[] => {
  const words = wordsOfHtml(content);
  return facts
    .filter(({ name, value, is_required }) => is_required && value !== "" && !isIn(words, name, value))
    .map(({ label, value }) => `${label} (${value})`);
};
const isIn = (words: string, name: string, value: string): boolean =>
  words.includes(variablePlace(name)) || words.includes(value);

const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <ul className={styles.variables}>
    {facts.map(({ name, label, value, is_required }) => (
      <li key={name}>
        <code>{variablePlace(name)}</code> {label}: {value === "" ? "nothing at the moment" : value}
        {is_required ? <strong> (the law asks for it)</strong> : null}
      </li>
    ))}
  </ul>
);

/** What the text may name, for an owner to copy: first what our text of this page names. */
function Facts({ facts, standard }: Pick<Stored, "facts" | "standard">) {
  const isUsual = ({ name }: Fact) => standard.content.includes(variablePlace(name));
  return (
    <section className={part} aria-label="Facts">
      <h2 className={heading}>What the text can name</h2>
      <p>
        Write it as it stands here, with its braces. Shoppers see what your settings say, also after you change them.
        What has nothing to say is left out.
      </p>
      <FactList facts={facts.filter(isUsual)} />
      <details>
        <summary className={styles.more}>Facts of other pages</summary>
        <FactList facts={facts.filter((fact) => !isUsual(fact))} />
      </details>
    </section>
  );
}

const HINT =
  "A heading begins a part of the page, which the list of contents names. A list whose points each begin with bold words and a colon is shown as a table; above the first heading, as the key facts.";
const FAQ_HINT = `${HINT} A small heading is a question, and what follows it is the answer.`;

interface PolicyFormProps {
  readonly stored: Stored;
  readonly onReset: () => Promise<unknown>;
}

/** The text of a policy. The server checks and sanitises what is typed. */
export function PolicyForm({ stored, onReset }: PolicyFormProps) {
  const { page, version, values, standard, facts } = stored;
  const params = { page };
  const [isOwn, setIsOwn] = useState(stored.is_own);
  const [resetting, setResetting] = useState<number>();
  return (
    <>
      <RecordForm<Words, Words>
        drafts={drafts}
        one="text"
        next="/dashboard/settings/policies"
        saved={{ version, draft: values }}
        empty={standard}
        labels={LABELS}
        wireNames={NAMES}
        check={checkWords}
        unusual={{
          description: "The law asks a shop for these, and your text leaves them out:",
          of: (draft) => leftOut(facts, draft),
        }}
        load={async () => {
          const answer = await call(policyText, { params });
          return answer.ok ? { version: answer.reply.data.version, draft: answer.reply.data.values } : undefined;
        }}
        create={(typed) => call(changePolicyText, { params, body: { version: 0, values: typed } })}
        edit={async (typed, seen) => {
          const answer = await call(changePolicyText, { params, body: { version: seen, values: typed } });
          if (answer.ok) setIsOwn(FIELDS.some((field) => answer.reply.data.values[field] !== standard[field]));
          return answer;
        }}
        actions={(seen) =>
          isOwn ? (
            <Button variant="secondary" onClick={() => setResetting(seen)}>
              Use the shop’s own text
            </Button>
          ) : null
        }
      >
        {({ draft, errors, change }) => (
          <>
            <section className={part} aria-label="Words">
              <TextField
                label={LABELS.title}
                name="title"
                required
                value={draft.title}
                error={errors.title}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
              />
              <TextArea
                label={LABELS.description}
                name="description"
                required
                rows={2}
                value={draft.description}
                error={errors.description}
                onChange={({ currentTarget }) => change({ description: currentTarget.value })}
              />
              <RichTextField
                label={LABELS.content}
                hint={page === "faq" ? FAQ_HINT : HINT}
                value={draft.content}
                error={errors.content}
                onChange={(content) => change({ content })}
              />
              {page === "faq" ? (
                <p>
                  The pages of coins, subscriptions and the membership answer their questions in the shop’s own words.
                </p>
              ) : null}
            </section>
            <Facts facts={facts} standard={standard} />
            <PolicyPreview page={page} words={checkWords(draft).ok ? draft : undefined} />
          </>
        )}
      </RecordForm>
      {resetting === undefined ? null : (
        <ConfirmDialog
          title="Use the shop’s own text?"
          description="Shoppers then read the text that came with the shop, with the facts of your settings. Yours stays in the audit."
          label="Use it"
          done="The page has the shop’s own text again."
          endpoint={resetPolicyText}
          request={[{ params, body: { version: resetting } }]}
          onDone={onReset}
          onClose={() => setResetting(undefined)}
        />
      )}
    </>
  );
}

import { changeMessageText, messageText, type ReplyOf } from "@store/api-client/contract";
import {
  accept,
  checkMessageWords,
  type MessageText,
  type MessageTextField,
  type MessageWords,
  messageWords,
  textVariableLabel,
  variablePlace,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Button } from "@store/ui/button";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { heading, part } from "../edit/form.css.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm } from "../edit/record-form.tsx";
import * as styles from "./settings.css.ts";
import { SmsLengthLine } from "./sms-length-line.tsx";
import { TextPreview } from "./text-preview.tsx";

const drafts: KeptDrafts<MessageWords> = new Map();

/** What the text may name, for an owner to copy. */
const Variables = ({ variables, required }: Pick<MessageText, "variables" | "required">) => (
  <section className={part} aria-label="Variables">
    <h2 className={heading}>What the text can name</h2>
    <p>Write it as it stands here, with its braces. It is filled in when the message is written.</p>
    <ul className={styles.variables}>
      {variables.map((name) => (
        <li key={name}>
          <code>{variablePlace(name)}</code> {textVariableLabel(name)}
          {required.includes(name) ? <strong> (has to be named)</strong> : null}
        </li>
      ))}
    </ul>
  </section>
);

interface FieldProps {
  readonly field: MessageTextField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

function TextOf({ field, value, error, onChange }: FieldProps) {
  const { name, label, hint, isOptional, isOneLine } = field;
  const common = { label, name, value, error, hint, required: !isOptional };
  return isOneLine ? (
    <TextField {...common} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <TextArea {...common} rows={4} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

export interface TextFormProps {
  readonly text: MessageText;
  readonly stored: ReplyOf<typeof messageText>["data"];
}

/** The words of a mail or SMS. What is typed is checked by the domain, here and by the server. */
export function TextForm({ text, stored }: TextFormProps) {
  const { channel, key, fields } = text;
  const params = { channel, key };
  const standard: MessageWords = messageWords(text, {});
  const savedOf = ({ version, values }: TextFormProps["stored"]) => ({ version, draft: messageWords(text, values) });
  const checkDraft = (draft: MessageWords) => {
    const checked = checkMessageWords(text, draft);
    return checked.ok ? accept(draft) : checked;
  };
  return (
    <RecordForm<MessageWords, MessageWords>
      drafts={drafts}
      one="text"
      next="/dashboard/settings/texts"
      saved={savedOf(stored)}
      empty={standard}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      wireNames={Object.fromEntries(fields.map(({ name }) => [name, name]))}
      check={checkDraft}
      load={async () => {
        const answer = await call(messageText, { params });
        return answer.ok ? savedOf(answer.reply.data) : undefined;
      }}
      create={(values) => call(changeMessageText, { params, body: { version: 0, values } })}
      edit={(values, version) => call(changeMessageText, { params, body: { version, values } })}
    >
      {({ draft, errors, change }) => (
        <>
          <section className={part} aria-label="Words">
            {fields.map((field) => (
              <TextOf
                key={field.name}
                field={field}
                value={draft[field.name] ?? ""}
                error={errors[field.name]}
                onChange={(typed) => change({ [field.name]: typed })}
              />
            ))}
            {channel === "sms" ? <SmsLengthLine text={text} draft={draft} /> : null}
            {fields.some(({ name }) => draft[name] !== standard[name]) ? (
              <p>
                <Button variant="quiet" onClick={() => change(standard)}>
                  Use the default words
                </Button>
              </p>
            ) : null}
          </section>
          <Variables variables={text.variables} required={text.required} />
          <TextPreview params={params} words={checkDraft(draft).ok ? draft : undefined} />
        </>
      )}
    </RecordForm>
  );
}

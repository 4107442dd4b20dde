import { previewPolicyText, type ReplyOf } from "@store/api-client/contract";
import { formatDay } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { type LinkProps, LinkProvider } from "@store/ui/link";
import { Blocks, Prose, Runs } from "@store/ui/prose";
import { useState } from "react";
import { heading, part } from "../edit/form.css.ts";
import * as styles from "./settings.css.ts";

type Preview = ReplyOf<typeof previewPolicyText>["data"];

/** A link that leads nowhere: it would leave what is typed. */
const ShownLink = ({ className, children }: LinkProps) => <span className={className}>{children}</span>;

const Page = ({ title, updated_on, intro, highlights, sections }: Preview) => (
  <LinkProvider component={ShownLink}>
    <div className={styles.policy}>
      <p className={styles.policyTitle}>{title}</p>
      <p>Last updated {formatDay(updated_on)}</p>
      {intro ? (
        <p>
          <Runs text={intro} />
        </p>
      ) : null}
      {highlights ? <Blocks blocks={[{ kind: "definitions", entries: highlights }]} /> : null}
      <Prose sections={sections} />
    </div>
  </LinkProvider>
);

interface PolicyPreviewProps {
  readonly page: string;
  /** Undefined until something is written. */
  readonly words: { readonly title: string; readonly description: string; readonly content: string } | undefined;
}

/** A policy with the words that are typed and the facts of now, before it is saved. */
export function PolicyPreview({ page, words }: PolicyPreviewProps) {
  const [shown, setShown] = useState<{ readonly of: string; readonly preview: Preview | string }>();
  const asked = JSON.stringify(words ?? null);
  const { send, isPending } = useMutation(previewPolicyText, (answer) => {
    if (answer.ok) return setShown({ of: asked, preview: answer.reply.data });
    const { failure } = answer;
    const problems =
      failure.kind === "refused"
        ? Object.values(failure.errors ?? {})
            .flat()
            .join(" ")
        : "";
    setShown({ of: asked, preview: problems || refusalMessage(failure) });
  });
  // What was typed since would read otherwise.
  const preview = shown?.of === asked ? shown.preview : undefined;
  return (
    <section className={part} aria-label="Preview">
      <h2 className={heading}>Preview</h2>
      <p>
        <Button
          variant="secondary"
          disabled={!words}
          isPending={isPending}
          onClick={() => (words ? void send({ params: { page }, body: { values: words } }) : undefined)}
        >
          Show how it reads
        </Button>
      </p>
      {typeof preview === "string" ? <Alert>{preview}</Alert> : null}
      {typeof preview === "object" ? <Page {...preview} /> : null}
    </section>
  );
}

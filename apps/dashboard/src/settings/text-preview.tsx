import { previewMessageText, type ReplyOf } from "@store/api-client/contract";
import type { MessageText, MessageWords } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { heading, part } from "../edit/form.css.ts";
import * as styles from "./settings.css.ts";

type Preview = ReplyOf<typeof previewMessageText>["data"];

interface TextPreviewProps {
  readonly params: Pick<MessageText, "channel" | "key">;
  /** Undefined until they are right. */
  readonly words: MessageWords | undefined;
}

/** A message with the words that are typed, before they are saved. */
export function TextPreview({ params, words }: TextPreviewProps) {
  const [shown, setShown] = useState<{ readonly of: string; readonly preview: Preview }>();
  const asked = JSON.stringify(words ?? null);
  const { send, isPending } = useMutation(previewMessageText, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    setShown({ of: asked, preview: answer.reply.data });
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
          onClick={() => (words ? void send({ params, body: { values: words } }) : undefined)}
        >
          Show how it reads
        </Button>
      </p>
      <div role="status">
        {preview?.subject ? <p>Subject: {preview.subject}</p> : null}
        {preview && !preview.html ? <p className={styles.sms}>{preview.text}</p> : null}
      </div>
      {preview?.html ? <iframe title="The mail" sandbox="" srcDoc={preview.html} className={styles.mail} /> : null}
    </section>
  );
}

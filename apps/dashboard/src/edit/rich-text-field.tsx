import { Html } from "@store/react-client/html";
import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { FieldNote, type FieldWords, useField } from "@store/ui/field";
import { Skeleton } from "@store/ui/skeleton";
import { TextArea } from "@store/ui/text-area";
import { Suspense, useState } from "react";
import * as styles from "./rich-text-field.css.ts";

const RichTextEditor = lazyPart(() => import("./rich-text-editor.tsx"));

/** What the editor shows and gives back unchanged; the server stores more than that, such as tables and pictures. */
const EDITABLE = "p,h1,h2,h3,h4,h5,h6,strong,b,em,i,a,ul,ol,li,blockquote,hr,br".split(",");

/** Whether the editor would give back all of an HTML. */
export function isRichText(html: string): boolean {
  const elements = [...new DOMParser().parseFromString(html, "text/html").body.querySelectorAll("*")];
  return elements.every(
    ({ localName, attributes }) =>
      EDITABLE.includes(localName) && [...attributes].every(({ name }) => localName === "a" && name === "href"),
  );
}

export interface RichTextFieldProps extends FieldWords {
  readonly label: string;
  /** HTML. Another value than the last one of `onChange` replaces what is in the editor. */
  readonly value: string;
  /** Is given HTML, "" for no text; the server sanitises it. */
  readonly onChange: (html: string) => void;
}

/**
 * A text with headings, bold, italic, lists and links. It is shown as it stands, and its editor is fetched when it is
 * opened. A text with parts that the editor does not know is edited as HTML, so that none is lost.
 */
export function RichTextField({ label, value, onChange, hint, error }: RichTextFieldProps) {
  const { control, noteId } = useField({ hint, error });
  // What comes from outside decides: while HTML is typed, it is often unfinished.
  const [known, setKnown] = useState(value);
  const [isRich, setIsRich] = useState(() => isRichText(value));
  if (value !== known) {
    setKnown(value);
    setIsRich(isRichText(value));
  }
  const tell = (html: string) => {
    setKnown(html);
    onChange(html);
  };
  const [opened, setOpened] = useState<"by press" | "by error">();
  if (error && !opened) setOpened("by error");
  const verb = value === "" ? "Write" : "Edit";
  if (!isRich) {
    return (
      <TextArea
        label={`${label} (as HTML)`}
        hint={hint ?? "It has a table, a picture or the like, so it is edited as HTML."}
        error={error}
        required
        rows={10}
        value={value}
        onChange={({ target }) => tell(target.value)}
      />
    );
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {opened ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <RichTextEditor {...{ label, value, control }} onChange={tell} isFocusedFirst={opened === "by press"} />
        </Suspense>
      ) : (
        <div className={styles.closed}>
          {value === "" ? null : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keys too
            <section className={styles.shown} aria-label={label} tabIndex={0}>
              <Html html={value} />
            </section>
          )}
          <Button variant="secondary" aria-label={`${verb} ${label}`} onClick={() => setOpened("by press")}>
            {verb}
          </Button>
        </div>
      )}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

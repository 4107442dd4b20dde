import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { leftOutOf, RICH_TEXT, readRichText, writeRichText } from "./rich-text.ts";
import * as styles from "./rich-text-field.css.ts";

interface Tool {
  readonly label: string;
  readonly run: (editor: Editor) => boolean;
  readonly isOn?: (editor: Editor) => boolean;
  /** Undo and redo: what there is to do. */
  readonly canRun?: (editor: Editor) => boolean;
}

const headingTool = (label: string, level: 2 | 3): Tool => ({
  label,
  run: ({ commands }) => commands.toggleHeading({ level }),
  isOn: (editor) => editor.isActive("heading", { level }),
});

/** A page's title is `h1`, and so a text's headings begin at `h2`. */
const TOOLS: readonly Tool[] = [
  headingTool("Heading", 2),
  headingTool("Small heading", 3),
  { label: "Bold", run: ({ commands }) => commands.toggleBold(), isOn: (editor) => editor.isActive("bold") },
  { label: "Italic", run: ({ commands }) => commands.toggleItalic(), isOn: (editor) => editor.isActive("italic") },
  {
    label: "List",
    run: ({ commands }) => commands.toggleBulletList(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    label: "Numbers",
    run: ({ commands }) => commands.toggleOrderedList(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  { label: "Undo", run: ({ commands }) => commands.undo(), canRun: (editor) => editor.can().undo() },
  { label: "Redo", run: ({ commands }) => commands.redo(), canRun: (editor) => editor.can().redo() },
];

/** An address as a link needs it: "example.org" is one of the web; undefined for what no link may be, such as a script. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : undefined;
}

/** Puts an address on what is selected; with nothing selected, the address itself becomes the text. */
const linkTo = (href: string) => (editor: Editor) =>
  editor.state.selection.empty && !editor.isActive("link")
    ? editor.commands.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
    : editor.chain().extendMarkRange("link").setLink({ href }).run();

const unlink = (editor: Editor) => editor.chain().extendMarkRange("link").unsetLink().run();

interface LinkBoxProps {
  readonly editor: Editor;
  readonly onLink: (href: string) => void;
  readonly onUnlink: () => void;
  /** Closes it, and leaves the link as it is. */
  readonly onClose: () => void;
}

function LinkBox({ editor, onLink, onUnlink, onClose }: LinkBoxProps) {
  const [typed, setTyped] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [error, setError] = useState<string>();
  const put = () => {
    const href = linkAddress(typed);
    if (href) onLink(href);
    else setError("Please enter an address, such as https://example.org");
  };
  return (
    <div className={styles.link}>
      <TextField
        label="Where the link leads"
        required
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Escape") return onClose();
          if (event.key !== "Enter") return;
          // The form around it is not to be sent.
          event.preventDefault();
          put();
        }}
        // It was asked for by a press.
        autoFocus
      />
      <Button onClick={put}>Link</Button>
      {editor.isActive("link") ? (
        <Button variant="secondary" onClick={onUnlink}>
          Remove the link
        </Button>
      ) : null}
    </div>
  );
}

interface RichTextEditorProps {
  readonly label: string;
  /** It was opened by a press, and takes the focus. */
  readonly isFocusedFirst: boolean;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly control: {
    readonly id: string;
    readonly "aria-invalid"?: boolean | undefined;
    readonly "aria-describedby"?: string | undefined;
  };
}

/** The editor of `RichTextField`: Tiptap, whose extensions are what may be written. */
export default function RichTextEditor({ label, isFocusedFirst, value, onChange, control }: RichTextEditorProps) {
  /** What is in the editor, as it was last told or given. */
  const known = useRef(value);
  const [isLinking, setIsLinking] = useState(false);
  /** What was left out of what was pasted last. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  // The editor goes on and pastes what it can.
  const say = (data: DataTransfer | null): false => {
    const files = [...(data?.files ?? [])].map(({ type }) => type);
    setLeftOut(leftOutOf({ html: data?.getData("text/html") ?? "", files }));
    return false;
  };
  const { id, "aria-invalid": isInvalid, "aria-describedby": noteId } = control;
  const editor = useEditor({
    extensions: RICH_TEXT,
    content: readRichText(value).toJSON(),
    autofocus: isFocusedFirst,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        class: styles.text,
        "aria-label": label,
        "aria-multiline": "true",
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
        ...(noteId ? { "aria-describedby": noteId } : {}),
      },
      handlePaste: (_view, { clipboardData }) => say(clipboardData),
      handleDrop: (_view, { dataTransfer }) => say(dataTransfer),
    },
    onUpdate: ({ editor: { state } }) => {
      known.current = writeRichText(state.doc);
      onChange(known.current);
    },
  });

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const content = readRichText(value).toJSON();
    editor.chain().setMeta("addToHistory", false).setContent(content, { emitUpdate: false }).run();
  }, [editor, value]);

  const run = (command: Tool["run"]) => {
    command(editor);
    editor.view.focus();
  };
  const runAndClose = (command: Tool["run"]) => {
    setIsLinking(false);
    run(command);
  };

  return (
    <div className={styles.editor}>
      <fieldset className={styles.tools} aria-label={`Style of ${label}`}>
        {TOOLS.map(({ label: name, run: command, isOn, canRun }) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={isOn?.(editor)}
            // It stays focusable: the focus would be lost with the last step.
            aria-disabled={canRun?.(editor) === false ? true : undefined}
            onClick={() => run(command)}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-expanded={isLinking}
          aria-pressed={editor.isActive("link")}
          onClick={() => setIsLinking(!isLinking)}
        >
          Link
        </button>
      </fieldset>
      {isLinking ? (
        <LinkBox
          editor={editor}
          onLink={(href) => runAndClose(linkTo(href))}
          onUnlink={() => runAndClose(unlink)}
          onClose={() => runAndClose(() => true)}
        />
      ) : null}
      <EditorContent editor={editor} />
      {leftOut.length > 0 ? (
        <Alert title="Not everything was pasted">
          {leftOut.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}

import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { baseKeymap, chainCommands, lift, setBlockType, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readRichText, richTextSchema, writeRichText } from "./rich-text.ts";
import * as styles from "./rich-text-field.css.ts";

const { nodes, marks } = richTextSchema;

const plugins = [
  history(),
  keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    "Mod-b": toggleMark(marks.strong),
    "Mod-i": toggleMark(marks.em),
    // Tab stays the way out of the editor.
    "Mod-]": sinkListItem(nodes.list_item),
    "Mod-[": liftListItem(nodes.list_item),
    Enter: splitListItem(nodes.list_item),
    "Shift-Enter": (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
      return true;
    },
  }),
  keymap(baseKeymap),
];

/** Whether the selection, or what is typed next, is of a mark. */
function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

/** Whether the selection begins within a block of a type. */
function isIn({ selection: { $from } }: EditorState, type: NodeType, level?: number): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type && (level === undefined || node.attrs.level === level),
  );
}

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, nodes.heading, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

const list =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(state, type)
      ? chainCommands(liftListItem(nodes.list_item), lift)(state, dispatch)
      : wrapInList(type)(state, dispatch);

interface Tool {
  readonly label: string;
  readonly command: Command;
  readonly isOn?: (state: EditorState) => boolean;
}

/** A page's title is `h1`, and so a text's headings begin at `h2`. */
const TOOLS: readonly Tool[] = [
  { label: "Heading", command: heading(2), isOn: (state) => isIn(state, nodes.heading, 2) },
  { label: "Small heading", command: heading(3), isOn: (state) => isIn(state, nodes.heading, 3) },
  { label: "Bold", command: toggleMark(marks.strong), isOn: (state) => hasMark(state, marks.strong) },
  { label: "Italic", command: toggleMark(marks.em), isOn: (state) => hasMark(state, marks.em) },
  { label: "List", command: list(nodes.bullet_list), isOn: (state) => isIn(state, nodes.bullet_list) },
  { label: "Numbers", command: list(nodes.ordered_list), isOn: (state) => isIn(state, nodes.ordered_list) },
  { label: "Undo", command: undo },
  { label: "Redo", command: redo },
];

/** An address as a link needs it: "example.org" is one of the web; undefined for what no link may be, such as a script. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : undefined;
}

/** The address of the link that the selection is in. */
function linkAt({ selection: { $from } }: EditorState): string {
  const link =
    $from.marks().find(({ type }) => type === marks.link) ??
    $from.nodeAfter?.marks.find(({ type }) => type === marks.link);
  return typeof link?.attrs.href === "string" ? link.attrs.href : "";
}

/** Puts an address on what is selected; with nothing selected, the address itself becomes the text. */
const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const mark = marks.link.create({ href });
    const transaction = empty
      ? state.tr.replaceSelectionWith(richTextSchema.text(href, [mark]), false)
      : state.tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

function LinkBox({ state, onLink, onUnlink, onClose }: LinkBoxProps) {
  const [typed, setTyped] = useState(() => linkAt(state));
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
      {hasMark(state, marks.link) ? (
        <Button variant="secondary" onClick={onUnlink}>
          Remove the link
        </Button>
      ) : null}
    </div>
  );
}

interface LinkBoxProps {
  readonly state: EditorState;
  readonly onLink: (href: string) => void;
  readonly onUnlink: () => void;
  /** Closes it, and leaves the link as it is. */
  readonly onClose: () => void;
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

const stateOf = (html: string) => EditorState.create({ doc: readRichText(html), plugins });

/** The editor of `RichTextField`: ProseMirror, whose schema is what may be written. */
export default function RichTextEditor({ label, isFocusedFirst, value, onChange, control }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** What is in the editor, as it was last told or given. */
  const known = useRef(value);
  const tell = useRef(onChange);
  const [state, setState] = useState(() => stateOf(value));
  const [isLinking, setIsLinking] = useState(false);
  const first = useRef({ state, isFocusedFirst });

  useEffect(() => {
    tell.current = onChange;
  });

  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView(place.current, {
      state: first.current.state,
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        known.current = writeRichText(next.doc);
        tell.current(known.current);
      },
    });
    view.current = editor;
    if (first.current.isFocusedFirst) editor.focus();
    return () => editor.destroy();
  }, []);

  const { id, "aria-invalid": isInvalid, "aria-describedby": noteId } = control;
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        role: "textbox",
        class: styles.text,
        "aria-label": label,
        "aria-multiline": "true",
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
        ...(noteId ? { "aria-describedby": noteId } : {}),
      },
    });
  }, [id, label, isInvalid, noteId]);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const next = stateOf(value);
    view.current?.updateState(next);
    setState(next);
  }, [value]);

  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch);
    editor.focus();
  };
  const runAndClose = (command: Command) => {
    setIsLinking(false);
    run(command);
  };

  return (
    <div className={styles.editor}>
      <fieldset className={styles.tools} aria-label={`Style of ${label}`}>
        {TOOLS.map(({ label: name, command, isOn }) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={isOn?.(state)}
            // Undo and redo stay focusable: the focus would be lost with the last step.
            aria-disabled={isOn === undefined && !command(state) ? true : undefined}
            onClick={() => run(command)}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-expanded={isLinking}
          aria-pressed={hasMark(state, marks.link)}
          onClick={() => setIsLinking(!isLinking)}
        >
          Link
        </button>
      </fieldset>
      {isLinking ? (
        <LinkBox
          state={state}
          onLink={(href) => runAndClose(linkTo(href))}
          onUnlink={() => runAndClose(toggleMark(marks.link))}
          onClose={() => runAndClose(() => true)}
        />
      ) : null}
      <div ref={place} />
    </div>
  );
}

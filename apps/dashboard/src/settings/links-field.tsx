import { USUAL_LINKS } from "@store/content";
import {
  LINK_LABEL_MAXIMUM_LENGTH,
  LINK_TITLE_MAXIMUM_LENGTH,
  type LinkPlace,
  readLinks,
  type ShopLink,
  writeLinks,
} from "@store/domain";
import { Button } from "@store/ui/button";
import type { ComboOption } from "@store/ui/combo-field";
import { FieldNote } from "@store/ui/field";
import { TextField } from "@store/ui/text-field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { buttons } from "../frame/dashboard.css.ts";
import { LinkTarget, useLinkTargets } from "./link-target.tsx";
import * as styles from "./links-field.css.ts";
import { moveLink, type Step, withAt, withMoved, without } from "./move-link.ts";

type Does = "title" | "label" | "up" | "down" | "hide" | "remove" | "add";

/** What tells a control apart, so that the focus can go on to it once the links have changed. */
const marks = (does: Does, column: number, place?: number) => ({
  "data-does": does,
  "data-at": place === undefined ? `${column}` : `${column}.${place}`,
});
const selectorOf = (...at: Parameters<typeof marks>): string =>
  Object.entries(marks(...at))
    .map(([name, value]) => `[${name}="${value}"]`)
    .join("");

const SmallButton = (props: Omit<ComponentProps<typeof Button>, "variant" | "size">) => (
  <Button variant="secondary" size="small" {...props} />
);

const NEW_LINK: ShopLink = { label: "", address: "", isHidden: false };
const AT_THE_END = "It is already at the end.";

interface LinkRowProps {
  readonly link: ShopLink;
  readonly column: number;
  readonly place: number;
  readonly targets: readonly ComboOption[];
  readonly onChange: (link: ShopLink) => void;
  readonly onMove: (by: Step) => void;
  readonly onRemove: () => void;
}

function LinkRow({ link, column, place, targets, onChange, onMove, onRemove }: LinkRowProps) {
  const { label, address, isHidden } = link;
  const name = label || "the new link";
  const verb = isHidden ? "Show" : "Hide";
  return (
    <li className={styles.row} aria-label={label || "New link"}>
      <div className={styles.inputs}>
        <TextField
          label="Link text"
          required
          maxLength={LINK_LABEL_MAXIMUM_LENGTH}
          value={label}
          {...marks("label", column, place)}
          onChange={({ target }) => onChange({ ...link, label: target.value })}
        />
        <LinkTarget
          address={address}
          targets={targets}
          onChange={(changed) => onChange({ ...link, address: changed })}
        />
      </div>
      <div className={buttons}>
        <SmallButton aria-label={`Move ${name} up`} {...marks("up", column, place)} onClick={() => onMove(-1)}>
          Up
        </SmallButton>
        <SmallButton aria-label={`Move ${name} down`} {...marks("down", column, place)} onClick={() => onMove(1)}>
          Down
        </SmallButton>
        <SmallButton
          aria-label={`${verb} ${name}`}
          {...marks("hide", column, place)}
          onClick={() => onChange({ ...link, isHidden: !isHidden })}
        >
          {verb}
        </SmallButton>
        <SmallButton aria-label={`Remove ${name}`} {...marks("remove", column, place)} onClick={onRemove}>
          Remove
        </SmallButton>
        {isHidden ? <span className={styles.hidden}>Hidden</span> : null}
      </div>
    </li>
  );
}

interface LinksFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** As it is stored: empty for the usual links. */
  readonly value: string;
  readonly place: LinkPlace;
  readonly onChange: (text: string) => void;
}

/** Links under headings: each can be renamed, moved, hidden, taken out. */
export default function LinksField({ label, hint, error, value, place: where, onChange }: LinksFieldProps) {
  const usual = USUAL_LINKS[where];
  const hasColumns = where === "footer";
  const targets = useLinkTargets();
  const groups = value === "" ? usual : readLinks(value);
  const noteId = useId();
  const element = useRef<HTMLFieldSetElement>(null);
  const [focus, setFocus] = useState({ on: "" });
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (focus.on) element.current?.querySelector<HTMLElement>(focus.on)?.focus();
  }, [focus]);

  const put = (next: typeof groups, on = "", words = "") => {
    const text = writeLinks(next);
    onChange(text === writeLinks(usual) ? "" : text);
    setFocus({ on });
    setSaid(words);
  };
  const move = (column: number, place: number, by: Step) => {
    const moved = moveLink(groups, column, place, by);
    if (!moved) return setSaid(AT_THE_END);
    const on = selectorOf(by === 1 ? "down" : "up", moved.column, moved.place);
    put(moved.groups, on, `Number ${moved.place + 1} under ${moved.groups[moved.column]?.title} now.`);
  };
  const moveColumn = (column: number, by: Step) => {
    const to = column + by;
    if (groups[to] === undefined) return setSaid(AT_THE_END);
    put(withMoved(groups, column, to), selectorOf(by === 1 ? "down" : "up", to), `Column ${to + 1} now.`);
  };

  return (
    <fieldset
      ref={element}
      className={styles.field}
      aria-describedby={noteId}
      data-refused={error === undefined ? undefined : ""}
    >
      <VisuallyHidden>
        <legend>{label}</legend>
      </VisuallyHidden>
      <FieldNote id={noteId} hint={hint} error={error} />
      {groups.map((group, column) => {
        const { title, links } = group;
        const putLinks = (next: readonly ShopLink[], on = "", words = "") =>
          put(withAt(groups, column, { ...group, links: next }), on, words);
        return (
          <fieldset key={column} className={styles.group} aria-label={title || "New column"}>
            <div className={styles.row}>
              <div className={styles.inputs}>
                <TextField
                  label="Heading"
                  required
                  maxLength={LINK_TITLE_MAXIMUM_LENGTH}
                  value={title}
                  {...marks("title", column)}
                  onChange={({ target }) => put(withAt(groups, column, { ...group, title: target.value }))}
                />
              </div>
              {hasColumns ? (
                <div className={buttons}>
                  <SmallButton
                    aria-label={`Move the column ${title} up`}
                    {...marks("up", column)}
                    onClick={() => moveColumn(column, -1)}
                  >
                    Up
                  </SmallButton>
                  <SmallButton
                    aria-label={`Move the column ${title} down`}
                    {...marks("down", column)}
                    onClick={() => moveColumn(column, 1)}
                  >
                    Down
                  </SmallButton>
                  {groups.length > 1 ? (
                    <SmallButton
                      aria-label={`Remove the column ${title}`}
                      onClick={() =>
                        put(without(groups, column), selectorOf("title", Math.max(0, column - 1)), `${title} is gone.`)
                      }
                    >
                      Remove the column
                    </SmallButton>
                  ) : null}
                </div>
              ) : null}
            </div>
            <ul className={styles.links}>
              {links.map((link, place) => (
                <LinkRow
                  key={place}
                  {...{ link, column, place, targets }}
                  onChange={(changed) => putLinks(withAt(links, place, changed))}
                  onMove={(by) => move(column, place, by)}
                  onRemove={() => {
                    const left = links.length - 1;
                    const on =
                      left > 0 ? selectorOf("remove", column, Math.min(place, left - 1)) : selectorOf("add", column);
                    putLinks(without(links, place), on, `${link.label} is gone.`);
                  }}
                />
              ))}
            </ul>
            <div>
              <SmallButton
                aria-label={`Add a link under ${title}`}
                {...marks("add", column)}
                onClick={() => putLinks([...links, NEW_LINK], selectorOf("label", column, links.length))}
              >
                Add a link
              </SmallButton>
            </div>
          </fieldset>
        );
      })}
      {hasColumns ? (
        <div>
          <Button
            variant="secondary"
            onClick={() => put([...groups, { title: "", links: [] }], selectorOf("title", groups.length))}
          >
            Add a column
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

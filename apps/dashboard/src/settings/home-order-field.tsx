import type { ContentKind } from "@store/api-client/content-kinds";
import { contentList } from "@store/api-client/contract";
import {
  HOME_ORDER,
  HOME_PLACE_NAMES,
  type HomePlace,
  LOWER_SECTIONS,
  readHomeOrder,
  UPPER_SECTIONS,
  writeHomeOrder,
} from "@store/domain";
import { Button } from "@store/ui/button";
import { FieldNote } from "@store/ui/field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useQueryIf } from "../data/use-query.ts";
import { rowLink } from "../frame/dashboard.css.ts";
import { useMay } from "../frame/staff-session.ts";
import * as styles from "./home-order-field.css.ts";
import { type Step, withMoved } from "./move-link.ts";

/** What is written and hidden elsewhere than as a section of its own. */
const LISTS: Partial<Readonly<Record<HomePlace, ContentKind>>> = {
  about: "about-sections",
  statistics: "statistics",
  products: "product-sections",
  middleBanners: "banners",
  videos: "videos",
  blogs: "blogs",
  testimonials: "testimonials",
  lowerBanners: "banners",
};

const HALVES: readonly (readonly [ContentKind, Readonly<Record<string, number>>])[] = [
  ["upper-sections", UPPER_SECTIONS],
  ["lower-sections", LOWER_SECTIONS],
];

interface Known {
  readonly name: string;
  /** Where its words are changed. */
  readonly to?: string | undefined;
  readonly isHidden: boolean;
}

/** What the owner calls a section, and whether the shop shows it; its usual name while that is not known. */
function useSections(): (place: HomePlace) => Known {
  const may = useMay("content");
  const [upper, lower] = [
    useQueryIf(may, contentList, { params: { kind: "upper-sections" }, query: {} }),
    useQueryIf(may, contentList, { params: { kind: "lower-sections" }, query: {} }),
  ];
  return (place) => {
    const [kind, id] =
      HALVES.flatMap(([half, ids]): [ContentKind, number][] => {
        const known = ids[place];
        return known === undefined ? [] : [[half, known]];
      })[0] ?? [];
    const rows = (kind === "upper-sections" ? upper : lower).reply?.data;
    const section = kind && rows?.find((row) => row.id === id);
    const at = kind ? `${kind}/${id}` : LISTS[place];
    return {
      name: section?.title ?? HOME_PLACE_NAMES[place],
      to: may && at ? `/dashboard/content/${at}` : undefined,
      isHidden: section ? !section.is_visible : false,
    };
  };
}

interface HomeOrderFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** As it is stored. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const selectorOf = (place: HomePlace, by: Step): string => `[data-section="${place}"] [data-by="${by}"]`;

/** The sections of the home page in their order: each can be moved up and down. */
export default function HomeOrderField({ label, hint, error, value, onChange }: HomeOrderFieldProps) {
  const sectionOf = useSections();
  const read = readHomeOrder(value);
  const order: readonly HomePlace[] = read.ok ? read.value : HOME_ORDER;
  const noteId = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const [focus, setFocus] = useState({ on: "" });
  const [said, setSaid] = useState("");
  // Its row has moved, and the focus with it.
  useEffect(() => {
    if (focus.on) list.current?.querySelector<HTMLElement>(focus.on)?.focus();
  }, [focus]);

  function move(place: HomePlace, by: Step): void {
    const from = order.indexOf(place);
    const next = withMoved(order, from, from + by);
    const { name } = sectionOf(place);
    if (next === order) {
      setSaid(`${name} is already ${by === 1 ? "last" : "first"} of the sections.`);
      return;
    }
    onChange(writeHomeOrder(next));
    setFocus({ on: selectorOf(place, by) });
    setSaid(`${name} is section ${from + by + 1} of ${order.length} now.`);
  }

  return (
    <fieldset
      ref={list}
      className={styles.field}
      aria-describedby={noteId}
      data-refused={error === undefined ? undefined : ""}
    >
      <VisuallyHidden>
        <legend>{label}</legend>
      </VisuallyHidden>
      <FieldNote id={noteId} hint={hint} error={error} />
      <p className={styles.first}>
        <strong>Upper banners, and the facts below them</strong>
        <span className={styles.note}>Always first: shoppers see them while the rest of the page loads.</span>
      </p>
      <ol className={styles.sections} aria-label="Sections">
        {order.map((place, at) => {
          const { name, to, isHidden } = sectionOf(place);
          return (
            <li key={place} className={styles.section} data-section={place}>
              <span className={styles.name}>
                {to ? (
                  <Link to={to} className={rowLink}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {isHidden ? <span className={styles.note}>Hidden</span> : null}
              </span>
              <span className={styles.moves}>
                {([-1, 1] as const).map((by) => {
                  const words = by === 1 ? "Move down" : "Move up";
                  return (
                    <Button
                      key={by}
                      variant="secondary"
                      size="small"
                      aria-label={`${words}: ${name}`}
                      aria-disabled={order[at + by] === undefined}
                      data-by={by}
                      onClick={() => move(place, by)}
                    >
                      {words}
                    </Button>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

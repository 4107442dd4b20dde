import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { VideoFacade } from "../video-facade/video-facade.tsx";
import type { ZoomViewer } from "../zoom-viewer/zoom-viewer.tsx";
import * as styles from "./media-gallery.css.ts";

/** Pixels: the largest that a picture is shown, and a thumbnail. */
const SIDE = 960;
const THUMB = 80;

export interface GalleryFilm {
  readonly name: string;
  /** The page that plays it. */
  readonly src: string;
  /** A still; without one the first picture stands for it. */
  readonly poster?: string | undefined;
  /** No page may frame it. */
  readonly opensTab?: boolean | undefined;
}

export interface MediaGalleryProps {
  /** What the pictures show. */
  readonly name: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly films?: readonly GalleryFilm[] | undefined;
  readonly sizes: string;
}

const loadViewer = () => import("../zoom-viewer/zoom-viewer.tsx");

const focusIn = (item: Element | undefined) =>
  item?.querySelector<HTMLElement>("a,button")?.focus({ preventScroll: true });

/**
 * Pictures, then films, in a row that the browser scrolls and snaps: swiping, and thumbnails that link to the slides,
 * need no script. Scripts add the arrow keys, and the viewer that magnifies, which is fetched when it is asked for.
 */
export function MediaGallery({ name, pictures, films = [], sizes }: MediaGalleryProps) {
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [viewer, setViewer] = useState<{ readonly Viewer: typeof ZoomViewer; readonly start: number }>();
  const count = pictures.length + films.length;

  const readPlace = () => {
    const list = track.current;
    if (list?.clientWidth) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  // It may have been swiped before the scripts ran.
  useEffect(readPlace, []);

  const show = (place: number, behavior: ScrollBehavior = "auto") => {
    const list = track.current;
    list?.scrollTo({ left: place * list.clientWidth, behavior });
  };

  /** From the slide or thumbnail that has the focus to its neighbour, and the focus with it. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const items = Array.from(event.currentTarget.children);
    const place = items.findIndex((item) => item.contains(document.activeElement)) + step;
    if (!step || !items[place]) return;
    event.preventDefault();
    show(place);
    focusIn(items[place]);
  };

  const open = (start: number) =>
    loadViewer().then(
      ({ ZoomViewer: Viewer }) => setViewer({ Viewer, start }),
      // Then the browser shows the picture alone, and zooms as it can.
      () => window.location.assign(track.current?.querySelectorAll("img")[start]?.currentSrc ?? ""),
    );

  const close = (place: number) => {
    setViewer(undefined);
    show(place, "instant");
    focusIn(track.current?.children[place]);
  };

  const slides = [
    ...pictures.map(({ src, alt }, place) => ({
      label: `Picture ${place + 1} of ${pictures.length}`,
      thumb: src,
      node: (
        <button
          type="button"
          className={styles.magnify}
          aria-label={`Zoom: ${alt}`}
          aria-haspopup="dialog"
          tabIndex={place === current ? undefined : -1}
          onClick={() => open(place)}
        >
          <Picture
            src={src}
            alt={alt}
            width={SIDE}
            height={SIDE}
            kind="detail"
            sizes={sizes}
            isPriority={place === 0}
            className={styles.picture}
          />
        </button>
      ),
    })),
    ...films.map(({ name: title, src, poster = pictures[0]?.src, opensTab }, index) => ({
      label: `Film: ${title}`,
      thumb: poster,
      node: (
        <VideoFacade
          name={title}
          src={src}
          poster={poster}
          opensTab={opensTab}
          sizes={sizes}
          isFilling
          isAside={pictures.length + index !== current}
        />
      ),
    })),
  ];

  return (
    <section className={styles.gallery} aria-label={`Pictures of ${name}`}>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          onScroll={readPlace}
          onKeyDown={onKeyDown}
          onPointerEnter={loadViewer}
          onFocus={loadViewer}
          onTouchStart={({ touches }) => {
            if (touches.length > 1) void open(current);
          }}
        >
          {slides.map(({ label, node }, place) => (
            <li key={label} id={`${id}-${place}`} className={styles.slide}>
              {node}
            </li>
          ))}
        </ul>
        {count > 0 ? (
          <p aria-hidden className={styles.place}>
            {current < pictures.length ? <Icon name="search" size="small" /> : null}
            {count > 1 ? `${current + 1} / ${count}` : null}
          </p>
        ) : null}
      </div>
      {count > 1 ? (
        <ul className={styles.thumbs} onKeyDown={onKeyDown}>
          {slides.map(({ label, thumb }, place) => (
            <li key={label}>
              <a
                href={`#${id}-${place}`}
                className={styles.thumb}
                aria-label={label}
                aria-current={place === current}
                onClick={(event) => {
                  event.preventDefault();
                  show(place);
                }}
              >
                {thumb ? (
                  <Picture
                    src={thumb}
                    alt=""
                    width={THUMB}
                    height={THUMB}
                    kind="thumb"
                    sizes="80px"
                    className={styles.mini}
                  />
                ) : null}
                {place < pictures.length ? null : (
                  <span className={styles.film}>
                    <Icon name="play" size="small" />
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {viewer ? <viewer.Viewer name={name} pictures={pictures} start={viewer.start} onClose={close} /> : null}
    </section>
  );
}

import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { ProductPicture } from "../product-picture/product-picture.tsx";
import * as styles from "./media-gallery.css.ts";

/** Pixels: the largest that a picture is shown, and a thumbnail. */
const SHOWN = { width: 960, height: 960, kind: "detail" } as const;
const THUMB = 80;
const FAILED = "The film could not be loaded. Please check your connection.";

export interface GalleryFilm {
  readonly name: string;
  readonly link: string;
  /** A still; without one the first picture stands for it. */
  readonly poster?: string | undefined;
}

export interface MediaGalleryProps {
  /** What the pictures show. */
  readonly name: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly films: readonly GalleryFilm[];
  /** What plays a film, loaded when one is pressed; it takes the focus. */
  readonly loadPlayer: () => Promise<{ readonly FilmPlayer: ComponentType<GalleryFilm> }>;
  readonly sizes: string;
}

const loadViewer = () => import("../zoom-viewer/zoom-viewer.tsx");

const focusIn = (item: Element | undefined) =>
  item?.querySelector<HTMLElement>("a,button")?.focus({ preventScroll: true });

/**
 * Pictures, then films, in a row that the browser scrolls and snaps: swiping, and thumbnails that link to the slides,
 * need no script. What a press needs, the viewer that magnifies and the films' player, is fetched at the press.
 */
export function MediaGallery({ name, pictures, films, loadPlayer, sizes }: MediaGalleryProps) {
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [viewer, setViewer] = useState<ReactNode>();
  /** The film that plays in the current slide. */
  const [player, setPlayer] = useState<ReactNode>();

  const items = [
    ...pictures.map(({ src, alt }, place) => ({
      src,
      alt,
      title: `Picture ${place + 1} of ${pictures.length}`,
      film: null,
    })),
    ...films.map((film) => ({
      src: film.poster ?? pictures[0]?.src,
      alt: film.name,
      title: `Film: ${film.name}`,
      film,
    })),
  ];

  const readPlace = () => {
    const list = track.current;
    const place = Math.round((list?.scrollLeft ?? 0) / (list?.clientWidth || 1));
    if (place === current) return;
    setCurrent(place);
    setPlayer(null);
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
    const slides = Array.from(event.currentTarget.children);
    const place = slides.findIndex((slide) => slide.contains(document.activeElement)) + step;
    if (!step || !slides[place]) return;
    event.preventDefault();
    show(place);
    focusIn(slides[place]);
  };

  const magnify = (start: number) =>
    loadViewer().then(
      ({ ZoomViewer }) => {
        const onClose = (place: number) => {
          setViewer(null);
          show(place, "instant");
          focusIn(track.current?.children[place]);
        };
        setViewer(<ZoomViewer name={name} pictures={pictures} start={start} onClose={onClose} />);
      },
      // Then the browser shows the picture alone, and zooms as it can.
      () => window.location.assign(track.current?.querySelectorAll("img")[start]?.currentSrc ?? ""),
    );

  const play = (film: GalleryFilm) =>
    loadPlayer().then(
      ({ FilmPlayer }) => setPlayer(<FilmPlayer {...film} />),
      () => setPlayer(<p role="alert">{FAILED}</p>),
    );

  return (
    <section className={items[1] ? styles.withThumbs : styles.gallery} aria-label={`Pictures of ${name}`}>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          onScroll={readPlace}
          onKeyDown={onKeyDown}
          onPointerEnter={loadViewer}
          onFocus={loadViewer}
          onTouchStart={({ touches }) => {
            if (touches.length > 1 && current < pictures.length) void magnify(current);
          }}
        >
          {items.map(({ src, alt, title, film }, place) => (
            <li key={title} id={id + place} className={styles.slide}>
              {film && place === current && player ? (
                player
              ) : (
                <button
                  type="button"
                  className={film ? styles.facade : styles.magnify}
                  aria-label={(film ? "Play " : "Zoom: ") + alt}
                  tabIndex={place === current ? undefined : -1}
                  onClick={() => (film ? play(film) : magnify(place))}
                >
                  <ProductPicture
                    src={src}
                    alt={alt}
                    {...SHOWN}
                    sizes={sizes}
                    isPriority={place === 0}
                    className={styles.picture}
                  />
                  {film ? (
                    <span className={styles.disc}>
                      <Icon name="play" />
                    </span>
                  ) : null}
                </button>
              )}
            </li>
          ))}
        </ul>
        {items[0] ? null : <ProductPicture src={undefined} alt={name} {...SHOWN} sizes={sizes} />}
        {items[1] ? (
          <p aria-hidden className={styles.place}>
            {items[current]?.film ? null : <Icon name="search" size="small" />}
            {`${current + 1} / ${items.length}`}
          </p>
        ) : null}
      </div>
      <ul className={styles.thumbs} onKeyDown={onKeyDown} hidden={!items[1]}>
        {items.map(({ src, title, film }, place) => (
          <li key={title}>
            <a
              href={`#${id}${place}`}
              className={styles.thumb}
              aria-label={title}
              aria-current={place === current}
              onClick={(event) => {
                event.preventDefault();
                show(place);
              }}
            >
              <ProductPicture
                src={src}
                alt=""
                width={THUMB}
                height={THUMB}
                kind="thumb"
                sizes="80px"
                className={styles.mini}
              />
              {film ? (
                <span className={styles.film}>
                  <Icon name="play" size="small" />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </section>
  );
}

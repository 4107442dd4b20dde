import { appreciation, pageTextsMeta } from "@store/content";
import { BACKEND } from "@store/react-client/browser-call";
import { Hero } from "@store/ui/hero";
import { Picture } from "@store/ui/picture";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Canonical } from "../../seo/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./stories.css.ts";

const { title } = pageTextsMeta["/appreciation"];
const { headline, lead, letter, photos } = appreciation;
const { pictures } = photos;

/** Of the photographs, in pixels. */
const WIDTH = 1200;
const HEIGHT = 675;

export const meta = pageTextsMeta["/appreciation"];

/** The photograph alone, for browsers without scripts or a network that fails. */
const wholePicture = (src: string) => BACKEND + src.replace(".640.", ".1280.");

const loadViewer = () => import("@store/ui/zoom-viewer");

/** A letter about a health camp at an airport, and six photographs [R126]. */
export default function AppreciationPage() {
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path="/appreciation" />
      <PageBreadcrumbs items={[{ label: title }]} />
      <header className={styles.head}>
        <Hero eyebrow={title} title={headline} tone="marigold">
          <p className={styles.lead}>{lead}</p>
        </Hero>
      </header>
      <div className={styles.camp}>
        <article className={styles.letter} aria-label="The letter">
          <header className={styles.letterHead}>
            <p className={styles.sender}>{letter.from}</p>
            <p className={styles.date}>{letter.writtenOn}</p>
          </header>
          <p>To: {letter.to}</p>
          <p className={styles.subject}>Subject: {letter.subject}</p>
          <p>{letter.salutation}</p>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.letterText}>
              {paragraph}
            </p>
          ))}
          <div>
            <p>{letter.closing}</p>
            <p className={styles.signature}>{letter.signature}</p>
          </div>
        </article>
        <section aria-labelledby="photos">
          <h2 id="photos" className={styles.sectionTitle}>
            {photos.title}
          </h2>
          <Photos />
        </section>
      </div>
    </div>
  );
}

/** Small photographs, each a link to the large one; with scripts it opens in the viewer. */
function Photos() {
  const list = useRef<HTMLUListElement>(null);
  const [viewer, setViewer] = useState<ReactNode>();

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    // In a new tab or window it stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const onClose = (place: number) => {
      setViewer(null);
      list.current?.querySelectorAll("a")[place]?.focus();
    };
    loadViewer().then(
      ({ ZoomViewer }) =>
        setViewer(
          <ZoomViewer
            name="the health camp"
            pictures={pictures.map(({ src, caption }) => ({ src, alt: caption }))}
            ratio={WIDTH / HEIGHT}
            start={start}
            onClose={onClose}
          />,
        ),
      () => window.location.assign(href),
    );
  };

  return (
    <>
      <ul ref={list} className={styles.photos} onPointerEnter={loadViewer} onFocus={loadViewer}>
        {pictures.map(({ src, caption }, place) => (
          <li key={src}>
            <a href={wholePicture(src)} className={styles.photo} onClick={(event) => enlarge(event, place)}>
              <Picture
                src={src}
                alt=""
                width={WIDTH}
                height={HEIGHT}
                kind="card"
                sizes="(min-width:1200px) 250px,(min-width:768px) 30vw,46vw"
                className={styles.picture}
              />
              <span>
                <VisuallyHidden>{`Enlarge photograph ${place + 1} of ${pictures.length}: `}</VisuallyHidden>
                {caption}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}

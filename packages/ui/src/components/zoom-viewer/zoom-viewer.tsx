import * as Radix from "@radix-ui/react-dialog";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useCloseOnBack } from "../close-on-back/close-on-back.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Picture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { useZoom } from "./use-zoom.ts";
import { MAX_SCALE } from "./zoom-geometry.ts";
import * as styles from "./zoom-viewer.css.ts";

const STEP = 1.5;
/** How far an arrow key moves a magnified picture. */
const PAN_PX = 80;
const SIDE = 1080;

export interface ZoomViewerProps {
  /** What the pictures show. */
  readonly name: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** A picture's width divided by its height; square where none is given. */
  readonly ratio?: number | undefined;
  /** The picture shown first, counted from 0. */
  readonly start: number;
  /** It has closed; the focus belongs to the picture that was shown last. */
  readonly onClose: (place: number) => void;
}

/** Pictures one at a time over the whole screen, magnified by click, wheel, pinch and keys. Import it lazily. */
export function ZoomViewer({ name, pictures, ratio = 1, start, onClose }: ZoomViewerProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [place, setPlace] = useState(start);
  const move = (direction: 1 | -1) => setPlace((was) => (pictures[was + direction] ? was + direction : was));
  const shown = pictures[place];
  useCloseOnBack(isOpen, () => setIsOpen(false));

  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Portal>
        <Radix.Content
          className={styles.viewer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClose(place);
          }}
        >
          <Radix.Title>
            <VisuallyHidden>{`Pictures of ${name}`}</VisuallyHidden>
          </Radix.Title>
          {shown ? <Stage {...shown} ratio={ratio} place={place} count={pictures.length} move={move} /> : null}
          <div className={styles.close}>
            <Radix.Close asChild>
              <IconButton label="Close" variant="outlined" icon={<Icon name="close" />} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface StageProps {
  readonly src: string;
  readonly alt: string;
  readonly ratio: number;
  readonly place: number;
  readonly count: number;
  readonly move: (direction: 1 | -1) => void;
}

function Stage({ src, alt, ratio, place, count, move }: StageProps) {
  const { stage, picture, scale, zoomBy, panBy, reset, handlers } = useZoom(move);
  const isMagnified = scale > 1;

  // Each picture is whole at first.
  useEffect(() => reset(false), [place, reset]);

  const arrow = (x: 1 | 0 | -1, y: 1 | 0 | -1) => {
    if (isMagnified) panBy(-x * PAN_PX, -y * PAN_PX);
    else if (x !== 0) move(x);
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoomBy(STEP),
    "=": () => zoomBy(STEP),
    "-": () => zoomBy(1 / STEP),
    "0": () => reset(),
    ArrowRight: () => arrow(1, 0),
    ArrowLeft: () => arrow(-1, 0),
    ArrowDown: () => arrow(0, 1),
    ArrowUp: () => arrow(0, -1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever in the viewer the focus is.
    <div className={styles.body} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields. */}
      <div
        ref={stage}
        {...handlers}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys, as what scrolls is.
        tabIndex={0}
        aria-label="Picture: + and - zoom, 0 shows it whole, arrows move"
        className={isMagnified ? styles.stageOf.magnified : styles.stageOf.whole}
      >
        <div
          ref={picture}
          className={styles.picture}
          style={{ width: `min(100cqw, ${100 * ratio}cqh)`, aspectRatio: ratio }}
        >
          <Picture
            key={src}
            src={src}
            alt={alt}
            width={SIDE}
            height={Math.round(SIDE / ratio)}
            kind={isMagnified ? "zoom" : "detail"}
            sizes={isMagnified ? `${SIDE * 2}px` : `min(100vw, ${100 * ratio}vh)`}
            isPriority
            className={styles.image}
          />
        </div>
      </div>
      <p className={styles.place} role="status">
        {`${place + 1} / ${count}`}
        <VisuallyHidden>{`: ${alt}`}</VisuallyHidden>
      </p>
      {count > 1 ? (
        <>
          <div className={styles.previous}>
            <IconButton
              label="Previous picture"
              variant="outlined"
              icon={<Icon name="chevron-left" />}
              aria-disabled={place === 0}
              onClick={() => move(-1)}
            />
          </div>
          <div className={styles.next}>
            <IconButton
              label="Next picture"
              variant="outlined"
              icon={<Icon name="chevron-right" />}
              aria-disabled={place === count - 1}
              onClick={() => move(1)}
            />
          </div>
        </>
      ) : null}
      <div className={styles.controls}>
        <IconButton
          label="Zoom out"
          icon={<Icon name="less" />}
          aria-disabled={!isMagnified}
          onClick={() => zoomBy(1 / STEP)}
        />
        <span role="status" className={styles.percent}>{`${Math.round(scale * 100)}%`}</span>
        <IconButton
          label="Zoom in"
          icon={<Icon name="more" />}
          aria-disabled={scale === MAX_SCALE}
          onClick={() => zoomBy(STEP)}
        />
      </div>
    </div>
  );
}

import { PICTURE_TYPES } from "@store/domain";
import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { type ChangeEvent, type DragEvent, Suspense, useRef, useState } from "react";
import { useFocusAfterRemoval } from "../edit/use-focus-after-removal.ts";
import * as styles from "./picture-field.css.ts";
import { type PendingUpload, type UploadedPicture, usePictureUploads } from "./use-picture-uploads.ts";

const EarlierPictures = lazyPart(() => import("./earlier-pictures.tsx"));

const ACCEPT = PICTURE_TYPES.join(",");

interface PendingRowProps {
  readonly upload: PendingUpload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function PendingRow({ upload: { file, sent, problem, isFinal }, onRetry, onCancel }: PendingRowProps) {
  return (
    <li className={styles.pending}>
      <div className={styles.pendingWords}>
        <span className={styles.fileName}>{file.name}</span>
        {problem ? (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        ) : (
          <progress className={styles.progress} aria-label={`Sending ${file.name}`} value={sent} max={1} />
        )}
      </div>
      {problem && !isFinal ? (
        <Button size="small" variant="secondary" aria-label={`Try again: ${file.name}`} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      <Button
        data-removes
        size="small"
        variant="secondary"
        aria-label={problem ? `Leave out ${file.name}` : `Stop sending ${file.name}`}
        onClick={onCancel}
      >
        {problem ? "Leave out" : "Stop"}
      </Button>
    </li>
  );
}

export interface PictureUploadProps {
  /** What the pictures are for, for screen readers. */
  readonly label: string;
  /** Several may be chosen at once. */
  readonly isMultiple?: boolean;
  readonly noteId?: string | undefined;
  readonly onUploaded: (picture: Pick<UploadedPicture, "path">) => void;
}

/** Chooses pictures from the device, takes one with its camera, takes one that is dropped here, or one from earlier. */
export function PictureUpload({ label, isMultiple = false, noteId, onUploaded }: PictureUploadProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pending, add, retry, cancel } = usePictureUploads((picture) => {
    if (list.current?.contains(document.activeElement)) removed(0);
    onUploaded(picture);
  });
  const { element, removed } = useFocusAfterRemoval<HTMLDivElement>(pending.length);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isPicking, setIsPicking] = useState(false);

  const take = (chosen: FileList | null) => add([...(chosen ?? [])].slice(0, isMultiple ? undefined : 1));
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // Otherwise the same file could not be chosen again.
    currentTarget.value = "";
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const hidden = { type: "file", hidden: true, onChange: choose, tabIndex: -1 } as const;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons do the same
    <div
      ref={element}
      className={isOver ? styles.dropOver : styles.drop}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input {...hidden} ref={files} accept={ACCEPT} multiple={isMultiple} aria-label={`Files for ${label}`} />
      <input {...hidden} ref={camera} accept="image/*" capture="environment" aria-label={`Photo for ${label}`} />
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" aria-describedby={noteId} onClick={() => files.current?.click()}>
          {isMultiple ? "Choose pictures" : "Choose a picture"}
        </Button>
        <span className={styles.camera}>
          <Button variant="secondary" size="small" onClick={() => camera.current?.click()}>
            Take a photo
          </Button>
        </span>
        <Button variant="secondary" size="small" onClick={() => setIsPicking(true)}>
          Use an earlier one
        </Button>
      </div>
      <p className={styles.hint}>
        JPEG, PNG, WebP or AVIF, up to 20 MB.<span className={styles.dropHint}> You can also drop it here.</span>
      </p>
      {pending.length > 0 ? (
        <ul ref={list} className={styles.pendingList}>
          {pending.map((upload, place) => (
            <PendingRow
              key={upload.id}
              upload={upload}
              onRetry={() => {
                removed(place);
                retry(upload);
              }}
              onCancel={() => {
                removed(place);
                cancel(upload);
              }}
            />
          ))}
        </ul>
      ) : null}
      {isPicking ? (
        <Suspense>
          <EarlierPictures
            onClose={() => setIsPicking(false)}
            onPick={(picture) => {
              setIsPicking(false);
              onUploaded(picture);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

import { type ReplyOf, uploadedPictures } from "@store/api-client/contract";
import { formatDate } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Picture } from "@store/ui/picture";
import { Skeleton } from "@store/ui/skeleton";
import { useState } from "react";
import { useQuery } from "../data/use-query.ts";
import * as styles from "./picture-field.css.ts";

type Row = ReplyOf<typeof uploadedPictures>["data"][number];

interface EarlierPicturesProps {
  readonly onPick: (picture: Row) => void;
  readonly onClose: () => void;
}

/** The pictures that were uploaded before, to choose one of. */
export default function EarlierPictures({ onPick, onClose }: EarlierPicturesProps) {
  const [page, setPage] = useState(1);
  const { state, reply, refetch } = useQuery(uploadedPictures, { query: { page } });
  return (
    <Dialog isOpen onOpenChange={onClose} title="Earlier pictures" description="Newest first.">
      {state === "loading" ? <Skeleton shape="block" /> : null}
      {state === "failed" ? <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} /> : null}
      {state === "loaded" && reply.data.length === 0 ? (
        <EmptyState title="No pictures yet" message="What is uploaded anywhere in the dashboard stands here." />
      ) : null}
      {state === "loaded" && reply.data.length > 0 ? (
        <ul className={styles.earlier}>
          {reply.data.map((picture) => (
            <li key={picture.id}>
              <button type="button" className={styles.earlierOne} onClick={() => onPick(picture)}>
                <Picture
                  src={picture.path}
                  alt={`Uploaded on ${formatDate(picture.uploaded_at)}, ${picture.width} × ${picture.height}`}
                  width={160}
                  height={160}
                  kind="thumb"
                  sizes="120px"
                  className={styles.earlierPicture}
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {state === "loaded" && reply.total_pages > 1 ? (
        <div className={styles.buttons}>
          {page > 1 ? (
            <Button variant="secondary" size="small" onClick={() => setPage(page - 1)}>
              Newer
            </Button>
          ) : null}
          {page < reply.total_pages ? (
            <Button variant="secondary" size="small" onClick={() => setPage(page + 1)}>
              Older
            </Button>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}

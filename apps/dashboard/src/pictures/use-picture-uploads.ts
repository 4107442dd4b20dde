import { type Answer, createCaller } from "@store/api-client";
import { type ReplyOf, uploadPicture } from "@store/api-client/contract";
import { checkPictureFile, PICTURE_LONGEST_SIDE } from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { shrinkPhoto } from "@store/react-client/shrink-photo";
import { readSession } from "@store/react-client/storage";
import { useEffect, useRef, useState } from "react";
import { createUploadSend, type UploadProgress } from "./send-upload.ts";

export type UploadedPicture = ReplyOf<typeof uploadPicture>["data"];

/** A picture that is on its way, waits for its turn, or was not taken. */
export interface PendingUpload {
  readonly id: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly sent: number;
  /** Why it was not taken. */
  readonly problem?: string | undefined;
  /** It was not sent at all: nothing but another file helps. */
  readonly isFinal?: boolean;
}

const NOT_SENT = "The picture could not be uploaded. Please check your connection, and try again!";

async function send(file: File, progress: UploadProgress): Promise<Answer<ReplyOf<typeof uploadPicture>>> {
  const call = createCaller({
    baseUrl: BACKEND,
    send: createUploadSend(progress),
    identity: () => readSession(["token"]),
  });
  return call(uploadPicture, { body: await shrinkPhoto(file, PICTURE_LONGEST_SIDE) });
}

/**
 * Uploads pictures one after the other.
 * @param onUploaded is given each that the store took.
 */
export function usePictureUploads(onUploaded: (picture: UploadedPicture) => void) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const taken = useRef(onUploaded);
  useEffect(() => {
    taken.current = onUploaded;
  });
  const nextId = useRef(1);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const drop = (id: number) => setPending((before) => before.filter((one) => one.id !== id));
  const note = (id: number, part: Partial<PendingUpload>) =>
    setPending((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function upload(id: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const answer = await send(file, { signal, onProgress: (sent) => note(id, { sent }) });
    stops.current.delete(id);
    if (signal.aborted) return;
    if (!answer.ok) return note(id, { problem: refusalMessage(answer.failure, NOT_SENT) });
    drop(id);
    taken.current(answer.reply.data);
  }

  function start(id: number, file: File): void {
    const stop = new AbortController();
    stops.current.set(id, stop);
    underWay.current = underWay.current.then(() => upload(id, file, stop.signal));
  }

  const add = (files: readonly File[]): void => {
    for (const file of files) {
      const id = nextId.current++;
      const checked = checkPictureFile(file);
      const problem = checked.ok ? undefined : checked.refusal.message;
      setPending((before) => [...before, { id, file, sent: 0, problem, isFinal: !checked.ok }]);
      if (checked.ok) start(id, file);
    }
  };

  const retry = ({ id, file }: PendingUpload): void => {
    note(id, { sent: 0, problem: undefined });
    start(id, file);
  };

  /** Ends an upload, or forgets one that was not taken. */
  const cancel = ({ id }: PendingUpload): void => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    drop(id);
  };

  return { pending, add, retry, cancel };
}

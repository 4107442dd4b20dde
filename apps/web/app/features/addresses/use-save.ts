import type { Answer } from "@store/api-client";
import type { addAddress, ReplyOf } from "@store/api-client/contract";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { refusalWords } from "../../data/failures.ts";

const SAVED = "Address saved";

/** Saves an address, shows what the server says of it, and goes back one page when it is saved. */
export function useSave() {
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  const save = async (asked: Promise<Answer<ReplyOf<typeof addAddress>>>): Promise<void> => {
    setIsPending(true);
    const answer = await asked;
    setIsPending(false);
    if (!answer.ok) return void toast.error(refusalWords(answer.failure));
    void toast.success(answer.reply.message ?? SAVED);
    await navigate(-1);
  };

  return { save, isPending };
}

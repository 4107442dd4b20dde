import type { Answer } from "@store/api-client";
import type { addAddress, ReplyOf } from "@store/api-client/contract";
import { toast } from "@store/ui/toaster";
import { useNavigate } from "react-router-dom";
import { refusalMessage } from "../../data/failures.ts";

const SAVED = "Address saved";

/** After an address was sent: shows what the server says of it, and goes back one page when it is saved. */
export function useAfterSave() {
  const navigate = useNavigate();
  return async (answer: Answer<ReplyOf<typeof addAddress>>): Promise<void> => {
    if (!answer.ok) return void toast.error(refusalMessage(answer.failure));
    void toast.success(answer.reply.message ?? SAVED);
    await navigate(-1);
  };
}

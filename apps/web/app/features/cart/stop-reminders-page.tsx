import { stopCartReminders } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button, ButtonLink } from "@store/ui/button";
import { useState } from "react";
import { useParams } from "react-router-dom";
import * as shell from "../../shell/shell.css.ts";

export const meta = accountMeta["/cart-reminders/:token"];

/** Ends the reminders of carts, from the link of such a mail: by a button, as mail programs open links by themselves. */
export default function StopRemindersPage() {
  const { token = "" } = useParams();
  const [problem, setProblem] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const { send, isPending } = useMutation(stopCartReminders, (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    setIsDone(answer.ok);
  });
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>{meta.title}</h1>
      <div role="status">
        {isDone ? <p>We will send you no more reminders. You can switch them on again in your profile.</p> : null}
      </div>
      {problem === undefined ? null : <Alert>{problem}</Alert>}
      <p>
        {isDone ? (
          <ButtonLink href="/shop">Go to the shop</ButtonLink>
        ) : (
          <Button isPending={isPending} onClick={() => void send({ body: { token } })}>
            Send me no more reminders
          </Button>
        )}
      </p>
    </div>
  );
}

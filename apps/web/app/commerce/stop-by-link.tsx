import type { Answer } from "@store/api-client";
import { refusalMessage } from "@store/react-client/failures";
import { useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button, ButtonLink } from "@store/ui/button";
import { useState } from "react";
import { useParams } from "react-router-dom";

interface StopByLinkProps {
  /** What the button does. */
  readonly action: string;
  readonly done: string;
  readonly stop: (token: string) => Promise<Answer<unknown>>;
}

/** Ends mails by the link in one: by a button, as mail programs open links by themselves. */
export function StopByLink({ action, done, stop }: StopByLinkProps) {
  const { token = "" } = useParams();
  const [problem, setProblem] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const { send, isPending } = useSending(stop, (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    setIsDone(answer.ok);
  });
  return (
    <>
      <div role="status">{isDone ? <p>{done}</p> : null}</div>
      {problem === undefined ? null : <Alert>{problem}</Alert>}
      <p>
        {isDone ? (
          <ButtonLink href="/shop">Go to the shop</ButtonLink>
        ) : (
          <Button isPending={isPending} onClick={() => void send(token)}>
            {action}
          </Button>
        )}
      </p>
    </>
  );
}

import { captchaChallenge } from "@store/api-client/contract";
import { CAPTCHA_MINUTES, type CaptchaForm } from "@store/domain";
import { HumanCheck } from "@store/ui/human-check";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyOr } from "../../data/lazy-or.tsx";
import { useMutation } from "../../data/use-mutation.ts";
import type { RecaptchaProps } from "./recaptcha.tsx";
import type { AltchaChallenge } from "./solve-altcha.ts";

/** An answer is dropped a little before the server would refuse it. */
const ANSWER_TTL_MS = (CAPTCHA_MINUTES - 1) * 60_000;

/** The solver's code is loaded when the box is ticked. */
const solve = async (challenge: AltchaChallenge) => (await import("./solve-altcha.ts")).solveAltcha(challenge);

function NoRecaptcha({ onFailure }: RecaptchaProps) {
  useEffect(onFailure, [onFailure]);
  return null;
}

/** Google's widget is loaded where a store has chosen it. */
const Recaptcha = lazyOr(() => import("./recaptcha.tsx"), NoRecaptcha);

export interface Captcha {
  /** What the form sends; undefined until the captcha is solved, and again once that has expired. */
  readonly answer: string | undefined;
  /** Starts over, as an answer can be used only once. */
  readonly reset: () => void;
  readonly field: ReactNode;
}

/** The captcha of a form (C7), of the provider that the backend has chosen. */
export function useCaptcha(form: CaptchaForm): Captcha {
  const [answer, setAnswer] = useState<string>();
  const [siteKey, setSiteKey] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  const reset = () => {
    setAnswer(undefined);
    setSiteKey(undefined);
    setHasFailed(false);
  };
  const fail = () => {
    reset();
    setHasFailed(true);
  };

  const { send, isPending } = useMutation(captchaChallenge, async (asked) => {
    if (!asked.ok) return fail();
    if (asked.reply.provider === "recaptcha") return setSiteKey(asked.reply.site_key);
    const solved = await solve(asked.reply).catch(() => undefined);
    return solved ? setAnswer(solved) : fail();
  });

  useEffect(() => {
    if (!answer) return;
    const expiry = setTimeout(() => setAnswer(undefined), ANSWER_TTL_MS);
    return () => clearTimeout(expiry);
  }, [answer]);

  const start = () => {
    reset();
    void send({ query: { form } });
  };

  const settledState = answer ? "done" : hasFailed ? "failed" : "open";
  const field = siteKey ? (
    <Suspense fallback={<HumanCheck state="working" onStart={start} />}>
      <Recaptcha siteKey={siteKey} onAnswer={setAnswer} onFailure={fail} />
    </Suspense>
  ) : (
    <HumanCheck state={isPending ? "working" : settledState} onStart={start} />
  );
  return { answer, reset, field };
}

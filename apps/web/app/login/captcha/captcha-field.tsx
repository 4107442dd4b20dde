import type { CaptchaForm } from "@store/domain";
import { useEffect, useEffectEvent } from "react";
import { useCaptcha } from "./use-captcha.tsx";

interface CaptchaFieldProps {
  readonly form: CaptchaForm;
  /** Called when the captcha is solved. An answer can be used only once: mount the field anew for another. */
  readonly onAnswer: (answer: string) => void;
}

/** A captcha by itself, to be loaded by forms that seldom need one. */
export default function CaptchaField({ form, onAnswer }: CaptchaFieldProps) {
  const { answer, field } = useCaptcha(form);
  const pass = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answer) pass(answer);
  }, [answer]);
  return field;
}

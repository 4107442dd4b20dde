import type { CaptchaForm } from "@store/domain";
import { useEffect, useEffectEvent } from "react";
import { useCaptcha } from "./use-captcha.tsx";

interface CaptchaFieldProps {
  readonly form: CaptchaForm;
  /**
   * Called when the captcha is solved, and with undefined while it is not: at first, and once an answer has expired. An
   * answer can be used only once: remount the field for another.
   */
  readonly onAnswer: (answer: string | undefined) => void;
}

/** A captcha by itself, to be loaded by forms that seldom or later need one. */
export default function CaptchaField({ form, onAnswer }: CaptchaFieldProps) {
  const { answer, field } = useCaptcha(form);
  const pass = useEffectEvent(onAnswer);
  useEffect(() => void pass(answer), [answer]);
  return field;
}

import { useEffect, useRef } from "react";

interface Grecaptcha {
  readonly ready: (then: () => void) => void;
  readonly render: (
    place: HTMLElement,
    settings: {
      readonly sitekey: string;
      readonly callback: (answer: string) => void;
      readonly "expired-callback": () => void;
    },
  ) => void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const SCRIPT = "https://www.google.com/recaptcha/api.js?render=explicit";

let loading: Promise<void> | undefined;

/** Loads Google's script, once per visit. */
function loadScript(): Promise<void> {
  loading ??= new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => done();
    script.onerror = () => {
      loading = undefined;
      fail(new Error("The captcha could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}

export interface RecaptchaProps {
  readonly siteKey: string;
  /** Undefined when an answer has expired. */
  readonly onAnswer: (answer: string | undefined) => void;
  readonly onFailure: () => void;
}

/** Google's own widget, where a store has chosen reCAPTCHA. */
export default function Recaptcha({ siteKey, onAnswer, onFailure }: RecaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onAnswer, onFailure });
  callbacks.current = { onAnswer, onFailure };
  useEffect(() => {
    let isCurrent = true;
    loadScript().then(
      () =>
        window.grecaptcha?.ready(() => {
          if (!isCurrent || !place.current) return;
          window.grecaptcha?.render(place.current, {
            sitekey: siteKey,
            callback: (answer) => callbacks.current.onAnswer(answer),
            "expired-callback": () => callbacks.current.onAnswer(undefined),
          });
        }),
      () => isCurrent && callbacks.current.onFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [siteKey]);
  return <div ref={place} />;
}

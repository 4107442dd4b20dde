import type { captchaChallenge, WireReplyOf } from "@store/api-client/contract";
import type { CaptchaForm } from "@store/domain";

export interface Captcha {
  /** What the form's widget begins with. */
  readonly challenge: (form: CaptchaForm) => Promise<WireReplyOf<typeof captchaChallenge>>;
  /** Whether an answer is right, was given for this form, and was never used before. It is used by this. */
  readonly verify: (form: CaptchaForm, answer: string) => Promise<boolean>;
}

import { isOtp } from "@store/domain";
import { useEffect, useRef } from "react";

/* WebOTP, which TypeScript's DOM does not know yet: https://wicg.github.io/web-otp/ */
declare global {
  interface CredentialRequestOptions {
    otp?: { readonly transport: readonly "sms"[] };
  }
}

const codeIn = (credential: Credential | null): string | undefined =>
  credential && "code" in credential && typeof credential.code === "string" && isOtp(credential.code)
    ? credential.code
    : undefined;

/**
 * Reads OTPs from the SMS that are bound to this site, where the browser can and the shopper allows it, for as long as the
 * component is there. Only one may do so at a time: a second one would end the first.
 */
export function useSmsOtp(isOn: boolean, onOtp: (otp: string) => void): void {
  const latest = useRef(onOtp);
  useEffect(() => {
    latest.current = onOtp;
  });
  useEffect(() => {
    if (!isOn || !("OTPCredential" in window)) return;
    const gone = new AbortController();
    const { signal } = gone;
    const read = async (): Promise<void> => {
      const otp = codeIn(await navigator.credentials.get({ otp: { transport: ["sms"] }, signal }));
      if (signal.aborted) return;
      if (otp !== undefined) latest.current(otp);
      // Another OTP may be asked for.
      await read();
    };
    // Declined, not allowed here, or gone: the OTP is typed.
    void read().catch(() => undefined);
    return () => gone.abort();
  }, [isOn]);
}

import type { CallFailure } from "@store/api-client";
import { sendCoinOtp, verifyCoinOtp } from "@store/api-client/contract";
import {
  accept,
  COIN_ERRORS,
  COIN_VALUE,
  COINS_REDEEMED,
  checkCoinOtp,
  checkCoinRedemption,
  checkFields,
  digitsOnly,
  formatRoundRupees,
  multiplyMoney,
  OTP_DIGITS,
  OTP_RESEND_SECONDS,
  type Paise,
  redeemableCoins,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { useCoinWallet } from "../../commerce/coin-wallet.ts";
import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./cart.css.ts";
import type { ChangeCart } from "./use-cart.ts";

interface CoinsFormProps {
  readonly orderTotal: Paise;
  readonly change: ChangeCart;
  readonly onRedeemed: () => void;
}

/** Seconds until another OTP may be asked for. */
function useCountdown() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { seconds, start: () => setSeconds(OTP_RESEND_SECONDS) };
}

const OTP_SENT = "OTP sent successfully!";
const UNSURE = "If the OTP has reached you, enter it. Otherwise send it again.";
const explain = (failure: CallFailure) => (failure.kind === "refused" ? refusalMessage(failure) : TRY_AGAIN_LATER);

/** How many coins, and the OTP that confirms them [R87 R88]. */
export default function CoinsForm(props: CoinsFormProps) {
  const wallet = useCoinWallet();
  if (wallet.hasFailed) {
    return (
      <Alert title={COIN_ERRORS.wallet}>
        <p>{COIN_ERRORS.history}</p>
        <Button variant="quiet" size="small" onClick={() => void wallet.retry()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (wallet.records === undefined || wallet.userId === undefined) {
    return (
      <div aria-busy="true" className={styles.coinsComing}>
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </div>
    );
  }
  return <Redemption {...props} userId={wallet.userId} available={wallet.records[0]?.available_coin ?? 0} />;
}

const EMPTY = { coins: "", otp: "" };

interface RedemptionProps extends CoinsFormProps {
  readonly userId: number;
  readonly available: number;
}

function Redemption({ userId, available, orderTotal, change, onRedeemed }: RedemptionProps) {
  const isLoggedIn = useIsLoggedIn();
  /** The coins that the OTP was sent for. */
  const [sent, setSent] = useState<number>();
  const [isVerifying, setIsVerifying] = useState(false);
  /** Counts the OTPs: the focus goes to the field of each. */
  const [round, setRound] = useState(0);
  const otpField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (round > 0) otpField.current?.focus();
  }, [round]);
  const countdown = useCountdown();
  const most = redeemableCoins(available, orderTotal, shopPolicy());

  const form = useForm(EMPTY, ({ coins, otp }) =>
    checkFields(
      {
        coins: checkCoinRedemption({ isLoggedIn, coins: Number(coins), available, orderTotal }, shopPolicy()),
        otp: sent === undefined ? accept("") : checkCoinOtp(otp),
      },
      (checked) => ({ coins: checked.coins.value, otp: checked.otp.value }),
    ),
  );

  const sending = useMutation(sendCoinOtp, (answer) => {
    if (answer.ok) {
      toast.success(answer.reply.message ?? OTP_SENT);
    } else {
      const isUnsure = answer.failure.kind !== "refused";
      toast.error(COIN_ERRORS.otpNotSent, { description: isUnsure ? UNSURE : explain(answer.failure) });
      if (!isUnsure) return form.showErrors({ coins: explain(answer.failure) });
    }
    setSent(Number(form.draft.coins));
    form.change({ otp: "" });
    countdown.start();
    setRound((before) => before + 1);
  });

  const send = (coins: number) => sending.send({ body: { user_id: userId, used_coin: coins } });
  const resend = (coins: number) => {
    form.showErrors({});
    void send(coins);
  };

  const verify = async (coins: number, otp: string) => {
    if (isVerifying) return;
    setIsVerifying(true);
    const body = { user_id: userId, used_coin: coins, otp };
    const { answer, contents } = await change(() => call(verifyCoinOtp, { body }));
    setIsVerifying(false);
    // An answer that was lost may have been acted on: the cart tells.
    const isRedeemed = answer.ok
      ? answer.reply.is_verified
      : answer.failure.kind !== "refused" && contents?.used_coin === coins;
    if (isRedeemed) {
      toast.success((answer.ok && answer.reply.message) || COINS_REDEEMED);
      return onRedeemed();
    }
    const reason = answer.ok ? (answer.reply.message ?? TRY_AGAIN_LATER) : explain(answer.failure);
    form.showErrors({ otp: reason });
    toast.error(COIN_ERRORS.otpNotVerified, { description: reason });
  };

  const coinsField = form.text("coins", (typed) => typed.replace(/[^\d.-]/g, ""));
  return (
    <form
      ref={form.element}
      className={styles.form}
      onSubmit={form.submit(({ coins, otp }) => (sent === undefined ? send(coins) : verify(coins, otp)))}
      noValidate
    >
      <TextField
        label="Coins to redeem"
        hint={`You have ${available} coins, worth ${formatRoundRupees(multiplyMoney(COIN_VALUE, Math.floor(available)))}. This order takes up to ${most}.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        {...coinsField}
        onChange={(event) => {
          coinsField.onChange(event);
          setSent(undefined);
        }}
        autoFocus
        required
      />
      {sent === undefined ? (
        <Button type="submit" variant="secondary" isWide isPending={sending.isPending}>
          Send OTP
        </Button>
      ) : (
        <>
          <TextField
            ref={otpField}
            label="OTP"
            hint={`The ${OTP_DIGITS} digits that we sent to your mobile number`}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.text("otp", (typed) => digitsOnly(typed).slice(0, OTP_DIGITS))}
            required
          />
          <div className={styles.formActions}>
            <Button type="submit" variant="secondary" isPending={isVerifying}>
              Verify OTP
            </Button>
            <Button
              variant="quiet"
              isPending={sending.isPending}
              disabled={countdown.seconds > 0}
              onClick={() => resend(sent)}
            >
              {countdown.seconds > 0 ? `Resend OTP in ${countdown.seconds} s` : "Resend OTP"}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

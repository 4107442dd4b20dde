import {
  CELEBRATION_CLOSING_MS,
  CELEBRATION_MESSAGE_DELAY_MS,
  CELEBRATION_SHOWN_MS,
  confettiPieces,
  sparkles,
} from "@store/domain";
import { Celebration } from "@store/ui/celebration";
import { media } from "@store/ui/tokens";
import { useEffect, useState } from "react";
import { shopPolicy } from "../../data/policy.ts";
import { setFlag } from "../../session/tab-storage.ts";

const YEARS = 10;
const TITLE = "Ten years of honest goods";
const CONTINUE = "Continue";

const matches = (query: string) => window.matchMedia(query).matches;

/** Numbers of confetti pieces and sparkles by device [R53]. */
function flying() {
  const screen = { isMobile: matches(media.phone), reducedMotion: matches(media.still) };
  return { confetti: confettiPieces(screen), sparkles: sparkles(screen) };
}

/**
 * The ten-year celebration. It ends by itself; only who continues or closes it is not shown it again in this session
 * [R52 C8].
 */
export default function CelebrationOverlay({ onEnd }: { readonly onEnd: () => void }) {
  const [stage, setStage] = useState<"opening" | "message" | "leaving">("opening");
  const [counts] = useState(flying);

  useEffect(() => {
    const timers = [
      setTimeout(() => setStage("message"), CELEBRATION_MESSAGE_DELAY_MS),
      setTimeout(() => setStage("leaving"), CELEBRATION_SHOWN_MS),
      setTimeout(onEnd, CELEBRATION_SHOWN_MS + CELEBRATION_CLOSING_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [onEnd]);

  const leave = () => {
    setFlag("hasUserContinuedCelebration");
    onEnd();
  };

  return (
    <Celebration
      title={TITLE}
      emblem={String(YEARS)}
      {...counts}
      isMessageShown={stage !== "opening"}
      isLeaving={stage === "leaving"}
      continueLabel={CONTINUE}
      onContinue={leave}
    >
      <p>
        A decade of ghee from the bilona, grain from native seed, and you at the table. Thank you, from all of{" "}
        {shopPolicy().identity.shopName}.
      </p>
    </Celebration>
  );
}

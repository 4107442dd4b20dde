import { fillWords, type MessageText, type MessageWords, smsLength, textVariableSample } from "@store/domain";
import { useShopName } from "../frame/staff-session.ts";
import { countOf } from "../parts/count-of.ts";

interface SmsLengthLineProps {
  readonly text: MessageText;
  readonly draft: MessageWords;
}

/** How long an SMS is with samples in the place of its variables, and for how many SMS the operator charges. */
export function SmsLengthLine({ text, draft }: SmsLengthLineProps) {
  const shopName = useShopName() ?? textVariableSample("shop");
  const samples = text.variables.map((name) => [name, name === "shop" ? shopName : textVariableSample(name)] as const);
  const filled = fillWords(draft.text ?? "", new Map<string, string>(samples));
  const { units, parts, beyondGsm } = smsLength(filled);
  return (
    <p>
      With samples: {countOf(units, "character")}, {countOf(parts, "SMS", "SMS")}.
      {beyondGsm.length > 0
        ? ` Because of ${beyondGsm.slice(0, 5).join(" ")} it is a Unicode SMS, which holds 70 characters in place of 160.`
        : ""}
    </p>
  );
}

import { messageText } from "@store/api-client/contract";
import { findMessageText, TEXT_CHANNELS } from "@store/domain";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Link, useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { steps } from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { TextForm, type TextFormProps } from "./text-form.tsx";

function Text({ text }: Pick<TextFormProps, "text">) {
  const stored = useQuery(messageText, { params: { channel: text.channel, key: text.key } });
  if (stored.state === "loading") return <Skeleton shape="block" />;
  if (stored.state === "failed")
    return <LoadFailed failure={stored.failure} title="Text not found" onRetry={stored.refetch} />;
  return <TextForm text={text} stored={stored.reply.data} />;
}

/** The words of one mail or SMS. */
export default function TextPage() {
  const { channel, key = "" } = useParams();
  const known = TEXT_CHANNELS.find((name) => name === channel);
  const text = known && findMessageText(known, key);
  return (
    <SettingsFrame title={text?.label ?? "Mails and SMS"}>
      <p className={steps}>
        <Link to="/dashboard/settings/texts">All mails and SMS</Link>
      </p>
      {text ? <Text key={`${channel} ${key}`} text={text} /> : <ErrorState title="Text not found" />}
    </SettingsFrame>
  );
}

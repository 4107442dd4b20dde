import {
  type ReplyOf,
  sendFailedAgain,
  sendMessageAgain,
  staffMessage,
  staffMessages,
} from "@store/api-client/contract";
import { formatDateTime, MESSAGE_KINDS, type MessageState, messageKindLabel } from "@store/domain";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useListQuery, useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readDay, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import * as people from "../parts/entry.css.ts";

const STATES = [
  { value: "waiting", label: "Waiting" },
  { value: "sent", label: "Sent" },
  { value: "failed", label: "Failed" },
] as const;
const CHANNELS = [
  { value: "mail", label: "Mail" },
  { value: "sms", label: "SMS" },
] as const;
const KINDS = MESSAGE_KINDS.map((value) => ({ value, label: messageKindLabel(value) }));
const LOOKS: Readonly<Record<MessageState, Pick<StatusBadgeProps, "tone" | "children">>> = {
  waiting: { tone: "blue", children: "Waiting" },
  sent: { tone: "green", children: "Sent" },
  failed: { tone: "red", children: "Failed" },
};

/** Which messages the address asks for. */
const readFilters = (parameters: URLSearchParams) => ({
  state: readChoice(STATES, parameters.get("state")),
  channel: readChoice(CHANNELS, parameters.get("channel")),
  kind: readChoice(KINDS, parameters.get("kind")),
  from: readDay(parameters.get("from")),
  to: readDay(parameters.get("to")),
});

type Row = ReplyOf<typeof staffMessages>["data"][number];

const triesOf = ({ state, tries, due_at }: Row): string => {
  if (state === "sent") return "";
  const tried = tries === 0 ? "Not tried yet" : countOf(tries, "try", "tries");
  return state === "waiting" && due_at && tries > 0 ? `${tried}, again ${formatDateTime(due_at)}` : tried;
};

function SendAgain({ message, onSent }: { readonly message: Row; readonly onSent: () => Promise<void> }) {
  const { send, isPending } = useMutation(sendMessageAgain, async (answer) => {
    if (answer.ok) toast.success("The message is on its way again.");
    else toast.error(refusalMessage(answer.failure));
    await onSent();
  });
  return (
    <Button variant="secondary" isPending={isPending} onClick={() => void send({ params: { id: message.id } })}>
      Send again
    </Button>
  );
}

/** A message's text, which opens nothing. */
function TextDialog({ message, onClose }: { readonly message: Row; readonly onClose: () => void }) {
  const { state, reply, refetch } = useQuery(staffMessage, { params: { id: message.id } });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={message.subject ?? message.kind}
      description={`To ${message.receiver}`}
    >
      {state === "loading" ? <Skeleton shape="block" /> : null}
      {state === "failed" ? <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} /> : null}
      {state === "loaded" ? <p className={people.words}>{reply.data.text ?? "This text cannot be shown."}</p> : null}
    </Dialog>
  );
}

interface Acts {
  readonly onLook: (message: Row) => void;
  readonly onSent: () => Promise<void>;
}

const columnsOf = ({ onLook, onSent }: Acts): readonly ListColumn<Row>[] => [
  {
    label: "Message",
    cell: ({ channel, kind, subject }) => (
      <>
        {subject ?? kind}
        <span className={styles.small}>
          {channel === "mail" ? "Mail" : "SMS"}
          {subject ? `, ${kind}` : ""}
        </span>
      </>
    ),
  },
  { label: "To", cell: ({ receiver }) => <span className={people.whole}>{receiver}</span> },
  { label: "Written", cell: ({ created_at }) => formatDateTime(created_at) },
  {
    label: "State",
    cell: (row) => (
      <>
        <StatusBadge tone={LOOKS[row.state].tone}>{LOOKS[row.state].children}</StatusBadge>
        <span className={styles.small}>{row.failure}</span>
        <span className={styles.small}>{row.sent_at ? formatDateTime(row.sent_at) : triesOf(row)}</span>
      </>
    ),
  },
  {
    label: "Do",
    cell: (row) => (
      <div className={`${styles.buttons} ${people.whole}`}>
        {row.is_readable ? (
          <Button variant="secondary" onClick={() => onLook(row)}>
            Read
          </Button>
        ) : null}
        {row.can_be_sent_again ? <SendAgain message={row} onSent={onSent} /> : null}
      </div>
    ),
  },
];

function SendAllAgain({ query, onSent }: { readonly query: object; readonly onSent: () => Promise<void> }) {
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(sendFailedAgain, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    const { sent } = answer.reply.data;
    setProblem(undefined);
    toast.success(
      sent === 0
        ? "None of them can be sent again."
        : `${countOf(sent, "message is", "messages are")} on their way again.`,
    );
    await onSent();
  });
  return (
    <div className={people.actions}>
      <Button isPending={isPending} onClick={() => void send({ query })}>
        Send all of these again
      </Button>
      <span className={styles.small}>Codes and links that have expired are left out.</span>
      {problem ? <Alert>{problem}</Alert> : null}
    </div>
  );
}

function Messages() {
  const [parameters] = useSearchParams();
  const [looked, setLooked] = useState<Row>();
  const filters = readFilters(parameters);
  const query = { ...filters, page: readPage(parameters) };
  const answer = useListQuery(staffMessages, { query });
  const { state, ...others } = filters;
  const hasFailed = state === "failed" && answer.state === "loaded" && answer.reply.count > 0;
  return (
    <>
      <ListFilters
        label="Which messages"
        filters={[
          { kind: "choice", name: "state", label: "State", options: STATES },
          { kind: "choice", name: "channel", label: "By", options: CHANNELS },
          { kind: "choice", name: "kind", label: "What", options: KINDS },
          { kind: "day", name: "from", label: "From" },
          { kind: "day", name: "to", label: "To" },
        ]}
        query={query}
      />
      {hasFailed ? <SendAllAgain query={others} onSent={answer.refetch} /> : null}
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["message", "messages"]}
        columns={columnsOf({ onLook: setLooked, onSent: answer.refetch })}
        keyOf={({ id }) => id}
        empty={{ title: "No messages found", message: "Try another state, kind or day." }}
      />
      {looked ? <TextDialog message={looked} onClose={() => setLooked(undefined)} /> : null}
    </>
  );
}

/** What the shop mailed and texted, and what could not be sent. */
export default function MessagesPage() {
  return (
    <DashboardFrame title="Messages">
      <Messages />
    </DashboardFrame>
  );
}

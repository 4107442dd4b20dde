import {
  cancelEvent,
  createEvent,
  EVENT_FIELDS,
  editEvent,
  type ReplyOf,
  staffEvent,
} from "@store/api-client/contract";
import {
  checkEventForm,
  EVENT_CATEGORIES,
  EVENT_ENDED,
  EVENT_LENGTHS,
  FIELD_LENGTHS,
  inputOfInstant,
  instantOfInput,
  typedNumber,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import { fields } from "../edit/form.css.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm } from "../edit/record-form.tsx";
import { RichTextField } from "../edit/rich-text-field.tsx";
import { countOf } from "../parts/count-of.ts";
import { PictureField } from "../pictures/picture-field.tsx";

type Event = ReplyOf<typeof staffEvent>["data"];

const LABELS = {
  title: "Title",
  category: "Kind",
  startsAt: "Starts (time in India)",
  endsAt: "Ends (time in India)",
  venueAddress: "Where it takes place",
  organizerName: "Who organises it",
  maxAttendees: "Seats",
  image: "Picture",
  descriptionHtml: "What happens there",
} as const;

type Draft = { readonly [Field in keyof typeof LABELS]: string };

const EMPTY: Draft = {
  ...{ title: "", category: EVENT_CATEGORIES[0], startsAt: "", endsAt: "", venueAddress: "" },
  ...{ organizerName: "", maxAttendees: "", image: "", descriptionHtml: "" },
};

const CATEGORIES = EVENT_CATEGORIES.map((value) => ({ value, label: value }));
const NOTE_LENGTH = 500;

const draftOf = (event: Event): Draft => ({
  title: event.title,
  category: event.category,
  startsAt: inputOfInstant(event.start_datetime),
  endsAt: inputOfInstant(event.end_datetime),
  venueAddress: event.venue_address ?? "",
  organizerName: event.organizer_name ?? "",
  maxAttendees: event.max_attendees === undefined ? "" : String(event.max_attendees),
  image: event.image ?? "",
  descriptionHtml: event.description,
});

const savedOf = (event: Event) => ({ version: event.version, draft: draftOf(event) });

/** The request of a draft that the rule accepts. */
function checkDraft(draft: Draft) {
  const checked = checkEventForm({
    ...draft,
    startsAt: instantOfInput(draft.startsAt),
    endsAt: instantOfInput(draft.endsAt),
    maxAttendees: typedNumber(draft.maxAttendees),
  });
  if (!checked.ok) return checked;
  const event = checked.value;
  return {
    ok: true as const,
    value: {
      ...{ title: event.title, category: event.category, description: event.descriptionHtml },
      image: draft.image || undefined,
      start_datetime: event.startsAt.toISOString(),
      end_datetime: event.endsAt.toISOString(),
      venue_address: event.venueAddress ?? undefined,
      organizer_name: event.organizerName ?? undefined,
      max_attendees: event.maxAttendees ?? undefined,
    },
  };
}

interface CancelDialogProps {
  readonly event: Event;
  readonly version: number;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

function CancelDialog({ event: { id, attendees }, version, onDone, onClose }: CancelDialogProps) {
  const [note, setNote] = useState("");
  return (
    <ConfirmDialog
      title="Cancel this event?"
      description={
        attendees === 0
          ? "Nobody has registered yet. This cannot be undone."
          : `Everybody who registered gets a mail (${countOf(attendees, "seat")}). This cannot be undone.`
      }
      label="Cancel the event"
      done="The event is cancelled."
      endpoint={cancelEvent}
      request={[{ params: { id }, body: { version, note: note.trim() || undefined } }]}
      onDone={onDone}
      onClose={onClose}
    >
      <TextArea
        label="Additional text in the mail"
        hint="For example, the new date"
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}

interface EventFormProps {
  /** Undefined for a new one. */
  readonly event: Event | undefined;
  /** Loads the event again. */
  readonly onCancelled?: () => Promise<void>;
}

const drafts: KeptDrafts<Draft> = new Map();

/** An event, as the shop announces it. */
export default function EventForm({ event, onCancelled }: EventFormProps) {
  const params = { id: event?.id ?? 0 };
  const [cancelling, setCancelling] = useState<number>();
  return (
    <>
      <RecordForm<Draft, Extract<ReturnType<typeof checkDraft>, { ok: true }>["value"]>
        drafts={drafts}
        one="event"
        next="/dashboard/content/events"
        saved={event && savedOf(event)}
        empty={EMPTY}
        labels={LABELS}
        wireNames={{ ...EVENT_FIELDS, image: "image" }}
        check={checkDraft}
        load={async () => {
          const answer = await call(staffEvent, { params });
          return answer.ok ? savedOf(answer.reply.data) : undefined;
        }}
        create={(body) => call(createEvent, { body })}
        edit={(body, version) => call(editEvent, { params, body: { ...body, version } })}
        actions={(version) =>
          event?.status === EVENT_ENDED ? null : (
            <Button variant="danger" onClick={() => setCancelling(version)}>
              Cancel the event
            </Button>
          )
        }
      >
        {({ draft, errors, change, text }) => (
          <>
            <TextField label={LABELS.title} required maxLength={EVENT_LENGTHS.title} {...text("title")} />
            <div className={fields}>
              <TextField label={LABELS.startsAt} type="datetime-local" required {...text("startsAt")} />
              <TextField label={LABELS.endsAt} type="datetime-local" required {...text("endsAt")} />
            </div>
            <div className={fields}>
              <SelectField
                label={LABELS.category}
                name="category"
                value={draft.category}
                options={CATEGORIES}
                error={errors.category}
                onValueChange={(category) => change({ category })}
              />
              <TextField
                label={LABELS.maxAttendees}
                inputMode="numeric"
                hint={event && event.attendees > 0 ? `${event.attendees} taken. Empty: no limit` : "Empty: no limit"}
                {...text("maxAttendees")}
              />
            </div>
            <TextField
              label={LABELS.venueAddress}
              required={draft.category === "Physical Event"}
              maxLength={EVENT_LENGTHS.venue}
              {...text("venueAddress")}
            />
            <TextField label={LABELS.organizerName} maxLength={FIELD_LENGTHS.personName} {...text("organizerName")} />
            <PictureField
              label={LABELS.image}
              value={draft.image}
              error={errors.image}
              onChange={(image) => change({ image })}
            />
            <RichTextField
              label={LABELS.descriptionHtml}
              value={draft.descriptionHtml}
              error={errors.descriptionHtml}
              onChange={(descriptionHtml) => change({ descriptionHtml })}
            />
          </>
        )}
      </RecordForm>
      {cancelling !== undefined && event && onCancelled ? (
        <CancelDialog
          event={event}
          version={cancelling}
          onDone={onCancelled}
          onClose={() => setCancelling(undefined)}
        />
      ) : null}
    </>
  );
}

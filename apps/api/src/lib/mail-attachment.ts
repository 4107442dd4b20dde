/** A file of text that goes with a mail, such as a calendar entry. */
export interface MailAttachment {
  /** Such as `appointment.ics`. */
  readonly name: string;
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. The text is sent as UTF-8. */
  readonly contentType: string;
  readonly content: string;
}

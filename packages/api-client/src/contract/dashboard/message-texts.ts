import { TEXT_CHANNELS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, maybe, Text, text } from "../fields.ts";

const KEY_MAXIMUM_LENGTH = 40;
/** The domain says how long each may be. */
const WORDS_MAXIMUM_LENGTH = 5000;
const FIELDS_MAXIMUM = 10;

const Channel = v.picklist(TEXT_CHANNELS);
const Key = text(KEY_MAXIMUM_LENGTH, 1);
const Params = v.object({ channel: Channel, key: Key });

/** The words of a message, by field; one that is left out has its default. */
const Words = v.pipe(v.record(text(KEY_MAXIMUM_LENGTH, 1), text(WORDS_MAXIMUM_LENGTH)), v.maxEntries(FIELDS_MAXIMUM));

/** What differs from the defaults, by field. */
const OwnWords = v.record(v.string(), Text);

/** The version that was read before it was edited; 0 before anything was changed. */
const Version = Count;

/** Which messages there are, and what their words may name, is in the domain (`MESSAGE_TEXTS`). */
export const messageTexts = endpoint({
  method: "GET",
  path: "/dashboard/message-texts/",
  access: "staff",
  permission: "settings",
  summary: "The owner's words of mails and SMS, where there are some",
  reply: Data(
    v.object({ texts: v.array(v.object({ channel: Channel, key: Key, version: Version, values: OwnWords })) }),
  ),
});

export const messageText = endpoint({
  method: "GET",
  path: "/dashboard/message-texts/{channel}/{key}/",
  access: "staff",
  permission: "settings",
  summary: "The owner's words of a mail or SMS",
  params: Params,
  reply: Data(v.object({ version: Version, values: OwnWords })),
});

export const changeMessageText = endpoint({
  method: "PATCH",
  path: "/dashboard/message-texts/{channel}/{key}/",
  access: "staff",
  permission: "settings",
  summary: "Changes the words of a mail or SMS; words that are left out go back to the default",
  params: Params,
  body: v.object({ version: Version, values: Words }),
  reply: Data(v.object({ version: Version, values: OwnWords })),
});

export const previewMessageText = endpoint({
  method: "POST",
  path: "/dashboard/message-texts/{channel}/{key}/preview/",
  access: "staff",
  permission: "settings",
  summary: "A mail or SMS in these words, with samples in the place of variables; nothing is saved",
  params: Params,
  body: v.object({ values: Words }),
  reply: Data(
    v.object({
      /** A mail's. */
      subject: maybe(Text),
      text: Text,
      /** A mail's, as it would be sent. */
      html: maybe(Text),
    }),
  ),
});

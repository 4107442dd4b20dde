import { PASSKEY_NAME_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { LoginReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { ById, Data, Done, Id, Instant, maybe, Status, Text, text } from "./fields.ts";
import { Confirmation } from "./privacy.ts";

// What browsers and devices say is as WebAuthn writes it: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON

const KEY = "public-key";
const VERIFICATION = ["discouraged", "preferred", "required"] as const;

/** Bytes as base64url: letters that a client sends. */
/* @__NO_SIDE_EFFECTS__ */
const bytes = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[\w-]+$/));

/** An id has at most 1,023 bytes. */
const CredentialId = bytes(1364);
const ClientData = bytes(4000);

const Named = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal(KEY),
});

const Credentials = v.array(v.object({ id: Text, type: v.literal(KEY) }));

/** What a browser is given to make a passkey. */
const CreationOptions = v.object({
  rp: v.object({ id: Text, name: Text }),
  user: v.object({ id: Text, name: Text, displayName: Text }),
  challenge: Text,
  pubKeyCredParams: v.array(v.object({ type: v.literal(KEY), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: Credentials,
  authenticatorSelection: v.object({
    residentKey: v.picklist(VERIFICATION),
    requireResidentKey: v.boolean(),
    userVerification: v.picklist(VERIFICATION),
  }),
  attestation: v.literal("none"),
});

/** What a browser is given to ask for a passkey. */
const RequestOptions = v.object({
  rpId: Text,
  challenge: Text,
  timeout: v.number(),
  userVerification: v.picklist(VERIFICATION),
});

const Passkey = v.object({
  id: Id,
  name: Text,
  created_at: Instant,
  /** When it last logged in. */
  last_used_at: maybe(Instant),
});

export const passkeys = endpoint({
  method: "GET",
  path: "/user/passkeys/",
  access: "customer",
  summary: "The customer's passkeys, the oldest first",
  reply: Data(v.array(Passkey)),
});

export const passkeyCreation = endpoint({
  method: "POST",
  path: "/user/passkeys/creation/",
  access: "customer",
  summary: "What the browser needs to make a passkey, once the customer has said again who it is",
  body: v.object(Confirmation),
  reply: Data(CreationOptions),
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/user/passkeys/",
  access: "customer",
  summary: "Adds the passkey that the browser made",
  body: v.object({
    name: text(PASSKEY_NAME_MAXIMUM_LENGTH, 1),
    credential: v.object({
      ...Named.entries,
      response: v.object({
        clientDataJSON: ClientData,
        attestationObject: bytes(20_000),
      }),
    }),
  }),
  reply: Data(Passkey),
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/user/passkeys/{id}/",
  access: "customer",
  summary: "Removes a passkey of the customer: it opens the account no more, and other devices are logged out",
  params: ById,
  reply: Done,
});

export const passkeyRequest = endpoint({
  method: "POST",
  path: "/user/passkey-login/request/",
  access: "public",
  summary: "What the browser needs to ask for a passkey",
  reply: v.object({ ...Status, data: RequestOptions }),
});

export const passkeyLogin = endpoint({
  method: "POST",
  path: "/user/passkey-login/",
  access: "public",
  summary: "Logs in with a passkey",
  body: v.object({
    credential: v.object({
      ...Named.entries,
      response: v.object({
        clientDataJSON: ClientData,
        authenticatorData: bytes(4000),
        signature: bytes(8000),
        userHandle: maybe(bytes(100)),
      }),
    }),
  }),
  reply: LoginReply,
});

import type { passkeyCreation, passkeyRequest, WireReplyOf } from "@store/api-client/contract";
import { onTestFinished, vi } from "vitest";

/** Bytes, as they travel. */
const WRITTEN = "AQID";
const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** The error of a browser whose question was closed, or that found no passkey: it does not say which. */
export const givenUp = () => new DOMException("The operation either timed out or was not allowed.", "NotAllowedError");

const said = {
  id: WRITTEN,
  rawId: bytes(),
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
};

/** What a browser answers whose holder has chosen a passkey. */
export const chosen = async () => ({
  ...said,
  response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: bytes() },
});

/** What a browser answers that has made one. */
export const made = async () => ({ ...said, response: { clientDataJSON: bytes(), attestationObject: bytes() } });

/** How the two are sent. */
export const CHOSEN = {
  ...{ id: WRITTEN, rawId: WRITTEN, type: "public-key" },
  response: { clientDataJSON: WRITTEN, authenticatorData: WRITTEN, signature: WRITTEN, userHandle: WRITTEN },
};
export const MADE = {
  ...{ id: WRITTEN, rawId: WRITTEN, type: "public-key" },
  response: { clientDataJSON: WRITTEN, attestationObject: WRITTEN },
};

/** Waits, as a browser does that only offers passkeys: until it is told to stop. */
export const waiting = ({ signal }: CredentialRequestOptions) =>
  new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

interface Passkeys {
  /** Among what it fills in. */
  readonly areOffered?: boolean;
  readonly get?: (options: CredentialRequestOptions) => Promise<unknown>;
  readonly create?: (options: CredentialCreationOptions) => Promise<unknown>;
}

/** Gives the browser passkeys until the test ends; jsdom has none. */
export function givePasskeys({ areOffered = false, get = waiting, create = made }: Passkeys) {
  const credentials = { get: vi.fn(get), create: vi.fn(create) };
  // A class, as what asks for passkeys checks.
  const PublicKeyCredential = Object.assign(class {}, { isConditionalMediationAvailable: async () => areOffered });
  Object.defineProperty(window, "PublicKeyCredential", { configurable: true, value: PublicKeyCredential });
  Object.defineProperty(navigator, "credentials", { configurable: true, value: credentials });
  onTestFinished(() => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
    Reflect.deleteProperty(navigator, "credentials");
  });
  return credentials;
}

/** What the backend has a browser ask for. */
export const REQUESTED: WireReplyOf<typeof passkeyRequest> = {
  status: true,
  data: { rpId: "localhost", challenge: WRITTEN, timeout: 300_000, userVerification: "required" },
};

/** What the backend has a browser make. */
export const TO_MAKE: WireReplyOf<typeof passkeyCreation> = {
  status: true,
  data: {
    rp: { id: "localhost", name: "Shop" },
    user: { id: WRITTEN, name: "asha@example.com", displayName: "Asha Patel" },
    challenge: WRITTEN,
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  },
};

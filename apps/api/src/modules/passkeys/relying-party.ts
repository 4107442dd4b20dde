import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { COSEALG, decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { addPasskey, ParsedRequest, passkeyLogin } from "@store/api-client/contract";
import { MINUTE_MS, PASSKEY_CHALLENGE_MINUTES } from "@store/domain";
import type { passkeys } from "../../db/schema/index.ts";

type NewCredential = ParsedRequest<typeof addPasskey>["body"]["credential"];
type UsedCredential = ParsedRequest<typeof passkeyLogin>["body"]["credential"];
type Passkey = typeof passkeys.$inferSelect;

/** What WebAuthn calls the site: passkeys of one are no passkeys of another. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origin: string;
}

export function relyingPartyOf(siteUrl: string): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { rpId: hostname, origin };
}

const KEY = "public-key";
const TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS;

/** A passkey opens the account alone: the device is unlocked by a PIN, a finger or a face. */
const VERIFICATION = "required";

/**
 * Statements about the device that need no certificate: nobody asks for another, and one would have the library look up
 * at an address that the client named whether it was revoked.
 */
const STATEMENTS = ["none", "packed"];

/** What devices sign by, the preferred first: not what the library adds where Node has it as an experiment. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

interface Holder {
  /** What the device calls the account, as base64url. */
  readonly handle: string;
  readonly login: string;
  readonly name: string;
}

/** What the browser needs to make a passkey, on no device that has one already. */
export async function creationOptions(
  { rpId }: RelyingParty,
  shopName: string,
  { handle, login, name }: Holder,
  known: readonly Pick<Passkey, "credentialId">[],
) {
  const { user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: shopName,
    rpID: rpId,
    userID: isoBase64URL.toBuffer(handle),
    userName: login,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { id: rpId, name: shopName },
    ...{ user, challenge, pubKeyCredParams },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: KEY }) as const),
    timeout: TIMEOUT_MS,
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: VERIFICATION,
    },
    attestation: "none",
  } as const;
}

/** What the browser needs to ask for a passkey: for any of the site, as nobody has said who they are. */
export async function requestOptions({ rpId }: RelyingParty) {
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return { rpId, challenge, timeout: TIMEOUT_MS, userVerification: VERIFICATION } as const;
}

/** A credential as the library reads it; extensions are not asked for. */
const whole = <C extends object>(credential: C) => ({ ...credential, clientExtensionResults: {} });

/** The passkey that a browser made; undefined where anything is wrong with it, which the library throws. */
export async function verifyNew({ rpId, origin }: RelyingParty, credential: NewCredential, challenge: string) {
  try {
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(credential.response.attestationObject));
    if (!STATEMENTS.includes(statement.get("fmt"))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: whole(credential),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const made = registrationInfo?.credential;
    return made?.id === credential.id ? made : undefined;
  } catch {
    return undefined;
  }
}

/**
 * How often the device says that it has signed, where it has the passkey.
 * @returns undefined where anything is wrong with what it says, a count that does not go up included.
 */
export async function verifyUse(
  { rpId, origin }: RelyingParty,
  credential: UsedCredential,
  challenge: string,
  { credentialId, userHandle, publicKey, counter }: Passkey,
): Promise<number | undefined> {
  if (credential.response.userHandle !== userHandle) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: whole(credential),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

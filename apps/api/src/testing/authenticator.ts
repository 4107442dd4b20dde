import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Call } from "@store/api-client";
import { addPasskey, passkeyCreation, passkeyRequest, type ReplyOf } from "@store/api-client/contract";
import { expectDone } from "./expect-answer.ts";
import type { NewCustomer } from "./new-customer.ts";
import { TEST_SITE } from "./test-payments.ts";

const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString("base64url");

function uint(value: number, size: number): Buffer {
  const written = Buffer.alloc(size);
  written.writeUIntBE(value, 0, size);
  return written;
}

/** What a device and its browser say otherwise than they should. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** How often it says that it has signed: 0 where it does not count. */
  readonly count?: number;
  readonly isVerified?: boolean;
  readonly format?: string;
  readonly userHandle?: string;
  readonly credentialId?: string;
}

/** A device with one passkey, and the browser that asks it. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let handle = "";

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? TEST_SITE,
        crossOrigin: false,
      }),
    );
  const deviceData = (rpId: string, credential: Buffer, { count = 0, isVerified = true, ...lies }: Lies): Buffer => {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(lies.rpId ?? rpId), uint(flags, 1), uint(count, 4), credential]);
  };
  const named = ({ credentialId = text(id) }: Lies) => ({
    ...{ id: credentialId, rawId: credentialId, type: "public-key" as const },
  });

  return {
    id: text(id),
    /** Makes its passkey. */
    make: ({ challenge, rp, user }: ReplyOf<typeof passkeyCreation>["data"], lies: Lies = {}) => {
      handle = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const [kty, alg, curve] = [2, -7, 1];
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, kty],
          [3, alg],
          [-1, curve],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, key]);
      const statement = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", lies.format ?? "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", deviceData(rp.id, credential, lies)],
      ]);
      return {
        ...named(lies),
        response: {
          clientDataJSON: text(clientData("webauthn.create", challenge, lies)),
          attestationObject: text(isoCBOR.encode(statement)),
        },
      };
    },
    /** Signs a challenge by its passkey. */
    use: ({ challenge, rpId }: ReplyOf<typeof passkeyRequest>["data"], lies: Lies = {}) => {
      const [client, device] = [clientData("webauthn.get", challenge, lies), deviceData(rpId, Buffer.alloc(0), lies)];
      return {
        ...named(lies),
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(device),
          signature: text(sign("sha256", Buffer.concat([device, sha256(client)]), privateKey)),
          userHandle: lies.userHandle ?? handle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A customer's device with a passkey that opens the account. */
export async function deviceOf(call: NewCustomer, password: string, name = "Phone"): Promise<Authenticator> {
  const device = createAuthenticator();
  const { data } = await expectDone(call(passkeyCreation, { body: { password } }));
  await expectDone(call(addPasskey, { body: { name, credential: device.make(data) } }));
  return device;
}

/** What the browser of somebody who wants to log in is given. */
export const requestAs = async (call: Call) => (await expectDone(call(passkeyRequest))).data;

import { RECOVERY_CODE_DIGITS, TOTP_DIGITS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Done, maybe, Status, Text } from "../fields.ts";

/*
 * Entering the dashboard. None of these calls is among the required ones: the staff's pages are the store's own
 * [R44].
 */

const Code = v.pipe(
  v.string(),
  v.trim(),
  v.regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), `Please enter ${TOTP_DIGITS} digits`),
);

const CodeOrRecovery = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    new RegExp(`^(\\d{${TOTP_DIGITS}}|[\\da-z]{${RECOVERY_CODE_DIGITS}})$`),
    `Please enter ${TOTP_DIGITS} digits, or a recovery code of ${RECOVERY_CODE_DIGITS} letters and digits`,
  ),
);

const NewCodes = v.object({ ...Status, message: maybe(Text), data: v.object({ recovery_codes: v.array(Text) }) });

export const staffSession = endpoint({
  method: "GET",
  path: "/dashboard/session/",
  access: "staff",
  isOpenBeforeSecondFactor: true,
  summary: "Who the member of staff is, and what the session still needs before the dashboard opens",
  reply: Data(
    v.object({
      name: Text,
      /** The name of the role. */
      role: Text,
      /** What the shop calls itself. */
      shop_name: maybe(Text),
      permissions: v.array(Text),
      second_factor: v.picklist(["off", "setup", "required", "verified"]),
      /** Recovery codes that are left; only where an authenticator app is set up. */
      recovery_codes_left: maybe(Count),
    }),
  ),
});

export const verifySecondFactor = endpoint({
  method: "POST",
  path: "/dashboard/session/verify/",
  access: "staff",
  isOpenBeforeSecondFactor: true,
  summary: "Opens the dashboard to the session with a code of the authenticator app, or with a recovery code",
  body: v.object({ code: CodeOrRecovery }),
  reply: Done,
});

export const beginSecondFactor = endpoint({
  method: "POST",
  path: "/dashboard/second-factor/",
  access: "staff",
  isOpenBeforeSecondFactor: true,
  summary: "Makes a new secret for the authenticator app; it counts once a code of it was confirmed",
  reply: Data(v.object({ secret: Text, uri: Text })),
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/dashboard/second-factor/confirm/",
  access: "staff",
  isOpenBeforeSecondFactor: true,
  summary: "Sets the second factor up with the first code of the authenticator app, and answers recovery codes",
  body: v.object({ code: Code }),
  reply: NewCodes,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/dashboard/second-factor/recovery-codes/",
  access: "staff",
  summary: "Makes new recovery codes in place of those that are left",
  body: v.object({ code: Code }),
  reply: NewCodes,
});

/** How long a challenge of a passkey is good for, in minutes: as long as somebody looks for the right device. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
export const PASSKEYS_AT_MOST = 10;
/** Of the name that a customer gives a passkey, in letters. */
export const PASSKEY_NAME_MAXIMUM_LENGTH = 60;

export const TOO_MANY_PASSKEYS = `An account has at most ${PASSKEYS_AT_MOST} passkeys. Please remove one first!`;
export const PASSKEY_NOT_ADDED = "This passkey could not be added. Please try again!";
export const PASSKEY_KNOWN = "This passkey is in use already.";
export const NO_SUCH_PASSKEY = "This passkey has been removed already.";
/** The same for every reason, so that nobody learns which accounts and passkeys there are. */
export const PASSKEY_REFUSED =
  "This passkey opens no account here, or it took too long. Please try again, or log in another way!";

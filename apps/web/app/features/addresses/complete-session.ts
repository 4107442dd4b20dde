import { splitPersonName } from "@store/domain";
import { updateSession } from "@store/react-client/session-store";
import { readSession } from "@store/react-client/storage";

/** An account of a mobile number alone takes its name and email from its first address (C54), and so does its session. */
export function completeSession({ fullName, email }: { readonly fullName: string; readonly email: string }): void {
  const kept = readSession(["first_name", "last_name", "email"]);
  const { firstName, lastName } = splitPersonName(fullName);
  updateSession({
    ...(kept.first_name || kept.last_name ? {} : { first_name: firstName, last_name: lastName }),
    ...(kept.email || email === "" ? {} : { email }),
  });
}

import type { Policy } from "@store/domain";

/** What is said before somebody gives their data to open an account; a link to the privacy policy follows it. */
export const signupNotice = ({ identity }: Pick<Policy, "identity">): string =>
  `${identity.shopName} keeps your name, mobile number and email to deliver what you order, to tell you of it and to let you log in; the password only in scrambled form. You can download or erase everything in your profile. More in our`;

import { profile, updateProfile } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import {
  checkProfile,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  normalizeMobile,
  PROFILE_MOBILE_MAXIMUM,
  type Profile,
  plainPhone,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { RequireLogin } from "@store/react-client/require-login";
import { updateSession } from "@store/react-client/session-store";
import { useForm } from "@store/react-client/use-form";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { useMutation } from "@store/react-client/use-mutation";
import { useQueryIf } from "@store/react-client/use-query";
import { Button } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { WholePhoneField } from "@store/ui/whole-phone-field";
import { lazy, Suspense, useState } from "react";
import { useHandedOver } from "../../navigation/use-handed-over.ts";
import { useLeave } from "../../navigation/use-leave.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";
import type { MobileConfirmation } from "./confirm-new-mobile-dialog.tsx";
import { ProfileError } from "./profile-error.tsx";

const importConfirm = () => import("./confirm-new-mobile-dialog.tsx");
const ConfirmNewMobileDialog = lazy(importConfirm);

const TITLE = "Update Profile";
const UPDATED = "Your profile has been updated";

export const meta = accountMeta["/profile/edit"];

/** What the form shows of a profile. */
type Details = Readonly<Record<"firstName" | "lastName" | "company" | "email" | "mobile", string>> & {
  /** The email opens the account. */
  readonly isEmailFixed: boolean;
  readonly hasPassword: boolean;
};

const textIn = (record: object, name: string): string => {
  const value: unknown = Reflect.get(record, name);
  return typeof value === "string" ? value : "";
};

const detailsOf = (data: object): Details => ({
  firstName: textIn(data, "first_name"),
  lastName: textIn(data, "last_name"),
  company: textIn(data, "company"),
  email: textIn(data, "email"),
  mobile: textIn(data, "mobile_no"),
  isEmailFixed: Reflect.get(data, "is_email_fixed") !== false,
  hasPassword: Reflect.get(data, "has_password") !== false,
});

/** The details that the profile's button passed along [R143]. */
function useHandedDetails(): Details | undefined {
  const state = useHandedOver();
  if (typeof state !== "object" || state === null || !("profile" in state)) return undefined;
  return typeof state.profile === "object" && state.profile !== null ? detailsOf(state.profile) : undefined;
}

/** Changes the customer's names, company and mobile; the email stays as it is [R145]. */
export default function EditProfilePage() {
  return (
    <div className={`${shell.wide} ${shell.tall}`}>
      <PageBreadcrumbs items={[{ label: "My account", href: "/profile" }, { label: TITLE }]} />
      <div className={styles.card}>
        <h1 className={styles.title}>{TITLE}</h1>
        <RequireLogin fallback={<Skeleton shape="block" />}>
          <LoadedForm />
        </RequireLogin>
      </div>
    </div>
  );
}

function LoadedForm() {
  const handed = useHandedDetails();
  const query = useQueryIf(!handed, profile);
  if (handed) return <EditProfileForm details={handed} />;
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") return <ProfileError failure={query.failure} onRetry={query.refetch} />;
  return <EditProfileForm details={detailsOf(query.reply.data)} />;
}

function EditProfileForm({ details }: { readonly details: Details }) {
  const form = useForm(details, (draft: Details) =>
    checkProfile({ ...draft, email: details.isEmailFixed ? undefined : draft.email }),
  );
  const leave = useLeave("/profile#details");

  const dialog = useLazyDialog(importConfirm);
  const [changed, setChanged] = useState<Profile>();
  const [refusal, setRefusal] = useState<string>();

  const { send, isPending } = useMutation(updateProfile, async (answer) => {
    if (!answer.ok) {
      const words = refusalMessage(answer.failure);
      return dialog.isOpen ? setRefusal(words) : toast.error(words);
    }
    const { first_name, last_name } = answer.reply.data;
    updateSession({ first_name, last_name, email: form.draft.email.trim() || undefined });
    toast.success(UPDATED);
    await leave();
  });
  const write = (
    { firstName, lastName, company, email = details.email, mobile }: Profile,
    confirmation: Partial<MobileConfirmation> = {},
  ) => {
    const names = { first_name: firstName, last_name: lastName, company };
    return send({ body: { ...names, email, mobile_no: mobile, ...confirmation } });
  };
  const update = (profileOfForm: Profile) => {
    const before = normalizeMobile(details.mobile);
    if (before.ok && before.value === profileOfForm.mobile) return write(profileOfForm);
    setRefusal(undefined);
    setChanged(profileOfForm);
    return dialog.open();
  };

  return (
    <>
      <form ref={form.element} className={styles.form} onSubmit={form.submit(update)} noValidate>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={FIELD_LENGTHS.name}
          required
          {...form.text("firstName")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={FIELD_LENGTHS.name}
          required
          {...form.text("lastName")}
        />
        <TextField
          label="Company"
          autoComplete="organization"
          maxLength={FIELD_LENGTHS.company}
          {...form.text("company")}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAXIMUM_LENGTH}
          required={details.isEmailFixed}
          readOnly={details.isEmailFixed}
          hint={details.isEmailFixed ? "Your email cannot be changed" : "For mails about your orders"}
          {...form.text("email")}
        />
        <WholePhoneField
          label="Mobile number"
          name="mobile"
          required
          hint="With +91 in front"
          value={form.draft.mobile}
          error={form.errors.mobile}
          tidy={plainPhone}
          maximum={PROFILE_MOBILE_MAXIMUM}
          onValueChange={(mobile) => form.change({ mobile })}
        />
        <Button type="submit" isWide isPending={isPending}>
          Update
        </Button>
        <Button variant="secondary" isWide onClick={() => void leave()}>
          Discard
        </Button>
      </form>
      {changed && dialog.isWanted ? (
        <Suspense>
          <ConfirmNewMobileDialog
            key={changed.mobile}
            mobile={changed.mobile}
            hasPassword={details.hasPassword}
            isOpen={dialog.isOpen}
            onOpenChange={dialog.onOpenChange}
            isPending={isPending}
            refusal={refusal}
            onConfirm={(confirmation) => void write(changed, confirmation)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

import { profile, updateProfile } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import {
  checkProfile,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  PROFILE_FAILED,
  type Profile,
  profileMobileInput,
} from "@store/domain";
import { Button } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { WholePhoneField } from "@store/ui/whole-phone-field";
import { useNavigate } from "react-router-dom";
import { refusalMessage } from "../../data/failures.ts";
import { useForm } from "../../data/use-form.ts";
import { useMutation } from "../../data/use-mutation.ts";
import { useQueryIf } from "../../data/use-query.ts";
import { RequireLogin } from "../../login/require-login.tsx";
import { useCanGoBack, useHandedOver } from "../../navigation/use-handed-over.ts";
import { metaOf } from "../../seo/page-meta.ts";
import { updateSession } from "../../session/session-store.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./account.css.ts";

const TITLE = "Update Profile";
const UPDATED = "Your profile has been updated";

export const meta = metaOf(accountMeta["/profile/edit"]);

/** What the form shows of a profile. */
type Details = Readonly<Record<"firstName" | "lastName" | "company" | "email" | "mobile", string>>;

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
});

/** The details that the profile's button passed along (document 3, section 2). */
function useHandedDetails(): Details | undefined {
  const state = useHandedOver();
  if (typeof state !== "object" || state === null || !("profile" in state)) return undefined;
  return typeof state.profile === "object" && state.profile !== null ? detailsOf(state.profile) : undefined;
}

/** Changes the customer's names, company and mobile; the email stays as it is (document 3, section 5). */
export default function EditProfilePage() {
  return (
    <div className={`${shell.reading} ${shell.tall}`}>
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
  const { state, reply, refetch } = useQueryIf(!handed, profile);
  if (handed) return <EditProfileForm details={handed} />;
  if (state === "failed") return <ErrorState title={PROFILE_FAILED} onRetry={refetch} />;
  return reply ? <EditProfileForm details={detailsOf(reply.data)} /> : <Skeleton shape="block" />;
}

function EditProfileForm({ details }: { readonly details: Details }) {
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const form = useForm(details, (draft: Details) => checkProfile(draft));
  const leave = () => (canGoBack ? navigate(-1) : navigate("/profile#details", { replace: true }));

  const { send, isPending } = useMutation(updateProfile, async (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    const { first_name, last_name } = answer.reply.data;
    updateSession({ first_name, last_name });
    toast.success(UPDATED);
    await leave();
  });
  const update = ({ firstName, lastName, company, mobile }: Profile) =>
    send({ body: { first_name: firstName, last_name: lastName, company, email: details.email, mobile_no: mobile } });

  return (
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
        maxLength={EMAIL_MAXIMUM_LENGTH}
        required
        readOnly
        value={details.email}
        hint="Your email cannot be changed"
      />
      <WholePhoneField
        label="Mobile number"
        name="mobile"
        required
        hint="With +91 in front"
        value={form.draft.mobile}
        error={form.errors.mobile}
        tidy={profileMobileInput}
        onValueChange={(mobile) => form.change({ mobile })}
      />
      <Button type="submit" isWide isPending={isPending}>
        Update
      </Button>
      <Button variant="secondary" isWide onClick={() => void leave()}>
        Discard
      </Button>
    </form>
  );
}

import { addStaffMember, changeStaffRole, type ReplyOf, type team } from "@store/api-client/contract";
import {
  accept,
  checkEmail,
  checkFields,
  EMAIL_MAXIMUM_LENGTH,
  ROLE_DUTIES,
  ROLE_NAMES,
  STAFF_ROLES,
  type StaffRole,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import * as styles from "../frame/dashboard.css.ts";

interface TeamDialogProps {
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

const ROLES = STAFF_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

const roleOf = (chosen: string): StaffRole => STAFF_ROLES.find((role) => role === chosen) ?? "packer";

const RoleField = ({ role, onChange }: { readonly role: StaffRole; readonly onChange: (role: StaffRole) => void }) => (
  <SelectField
    label="Role"
    options={ROLES}
    value={role}
    onValueChange={(chosen) => onChange(roleOf(chosen))}
    hint={ROLE_DUTIES[role]}
  />
);

const NOBODY = { email: "" };
const checkMember = ({ email }: typeof NOBODY) =>
  checkFields({ email: checkEmail(email) }, (fields) => fields.email.value);

/** Takes somebody into the staff by their email. */
export function AddDialog({ onChanged, onClose }: TeamDialogProps) {
  const form = useForm(NOBODY, checkMember);
  const [role, setRole] = useState<StaffRole>("packer");
  const { send, isPending } = useMutation(addStaffMember, async (answer) => {
    if (!answer.ok) return form.showErrors({ email: refusalMessage(answer.failure) });
    toast.success("Added. They get a mail that explains how to open the dashboard.");
    await onChanged();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add somebody"
      description="They get a mail. An account is created if they have none."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((email) => send({ body: { email, role } }))}
        noValidate
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          maxLength={EMAIL_MAXIMUM_LENGTH}
          {...form.text("email")}
        />
        <RoleField role={role} onChange={setRole} />
        <Button type="submit" isPending={isPending}>
          Add
        </Button>
      </form>
    </Dialog>
  );
}

/** Gives a member another role. */
export function RoleDialog({
  member: { id, name, role: current },
  onChanged,
  onClose,
}: TeamDialogProps & { readonly member: ReplyOf<typeof team>["data"][number] }) {
  const form = useForm({ role: current }, ({ role }) => accept(role));
  const { role } = form.draft;
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(changeStaffRole, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toastWithUndo(`${name} is ${ROLE_NAMES[role].toLowerCase()} now.`, {
      undo: () => call(changeStaffRole, { params: { id }, body: { role: current } }),
      onUndone: onChanged,
    });
    await onChanged();
    onClose();
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={`The role of ${name}`}>
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((chosen) => send({ params: { id }, body: { role: chosen } }))}
      >
        <RoleField role={role} onChange={(chosen) => form.change({ role: chosen })} />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}

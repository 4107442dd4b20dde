import { addStaffMember, changeStaffRole, type ReplyOf, type staffRoles, type team } from "@store/api-client/contract";
import {
  accept,
  checkEmail,
  checkFields,
  EMAIL_MAXIMUM_LENGTH,
  permissionsInWords,
  ROLE_DUTIES,
  ROLE_NAMES,
  STAFF_ROLES,
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

type RoleChoice = ReplyOf<typeof team>["data"][number]["role"];

interface TeamDialogProps {
  /** The roles of the shop's own. */
  readonly ownRoles: ReplyOf<typeof staffRoles>["data"];
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** All roles that can be chosen, with what each is for. */
const rolesOf = (ownRoles: TeamDialogProps["ownRoles"]) => [
  ...STAFF_ROLES.map((role) => ({ role, label: ROLE_NAMES[role], duty: ROLE_DUTIES[role] })),
  ...ownRoles.map(({ id, name, permissions }) => ({
    role: id,
    label: name,
    duty: permissionsInWords(permissions),
  })),
];

interface RoleFieldProps extends Pick<TeamDialogProps, "ownRoles"> {
  readonly role: RoleChoice;
  readonly onChange: (role: RoleChoice) => void;
}

function RoleField({ ownRoles, role, onChange }: RoleFieldProps) {
  const roles = rolesOf(ownRoles);
  return (
    <SelectField
      label="Role"
      options={roles.map(({ role: value, label }) => ({ value: String(value), label }))}
      value={String(role)}
      onValueChange={(chosen) => onChange(roles.find(({ role: one }) => String(one) === chosen)?.role ?? "packer")}
      hint={roles.find(({ role: one }) => one === role)?.duty}
    />
  );
}

const NOBODY = { email: "" };
const checkMember = ({ email }: typeof NOBODY) =>
  checkFields({ email: checkEmail(email) }, (fields) => fields.email.value);

/** Takes somebody into the staff by their email. */
export function AddDialog({ ownRoles, onChanged, onClose }: TeamDialogProps) {
  const form = useForm(NOBODY, checkMember);
  const [role, setRole] = useState<RoleChoice>("packer");
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
        <RoleField ownRoles={ownRoles} role={role} onChange={setRole} />
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
  ownRoles,
  onChanged,
  onClose,
}: TeamDialogProps & { readonly member: ReplyOf<typeof team>["data"][number] }) {
  const form = useForm<{ readonly role: RoleChoice }, RoleChoice>({ role: current }, ({ role }) => accept(role));
  const { role } = form.draft;
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(changeStaffRole, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    const given = rolesOf(ownRoles).find((one) => one.role === role)?.label ?? "";
    toastWithUndo(`The role of ${name} is ${given} now.`, {
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
        <RoleField ownRoles={ownRoles} role={role} onChange={(chosen) => form.change({ role: chosen })} />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}

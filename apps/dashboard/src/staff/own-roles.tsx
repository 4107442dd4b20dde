import type { Answer } from "@store/api-client";
import {
  addStaffRole,
  deleteStaffRole,
  editStaffRole,
  type ReplyOf,
  type staffRoles,
} from "@store/api-client/contract";
import {
  checkFields,
  checkPermissions,
  checkRoleName,
  GRANTABLE_PERMISSIONS,
  type GrantablePermission,
  PERMISSION_WORDS,
  permissionsInWords,
  ROLE_NAME_MAXIMUM_LENGTH,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { lazyPart } from "@store/react-client/lazy-or";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { FieldNote, useField } from "@store/ui/field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { Suspense, useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import * as team from "./team.css.ts";

const DeleteDialog = lazyPart(async () => ({
  default: (await import("../edit/confirm-dialog.tsx")).ConfirmDialog<typeof deleteStaffRole>,
}));

type OwnRole = ReplyOf<typeof staffRoles>["data"][number];

interface RoleDialogProps {
  /** The role that is changed; undefined for a new one. */
  readonly role: OwnRole | undefined;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

type Draft = {
  readonly name: string;
  readonly permissions: readonly GrantablePermission[];
};

const NEW_ROLE: Draft = { name: "", permissions: [] };

const ROLE_FIELDS = { name: "name", permissions: "permissions" };

const checkRole = ({ name, permissions }: Draft) =>
  checkFields({ name: checkRoleName(name), permissions: checkPermissions(permissions) }, (fields) => ({
    name: fields.name.value,
    permissions: [...fields.permissions.value],
  }));

/** What the role may do, each with a box. */
function PermissionsField({
  permissions,
  error,
  onChange,
}: {
  readonly permissions: readonly GrantablePermission[];
  readonly error: string | undefined;
  readonly onChange: (permissions: readonly GrantablePermission[]) => void;
}) {
  const { control, noteId } = useField({ error });
  return (
    <fieldset
      className={team.permissions}
      data-refused={error ? true : undefined}
      aria-describedby={control["aria-describedby"]}
    >
      <legend>What it may do</legend>
      {GRANTABLE_PERMISSIONS.map((permission) => (
        <CheckboxField
          key={permission}
          label={PERMISSION_WORDS[permission]}
          checked={permissions.includes(permission)}
          onCheckedChange={(isChecked) =>
            onChange(
              GRANTABLE_PERMISSIONS.filter((one) => (one === permission ? isChecked : permissions.includes(one))),
            )
          }
        />
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

/** Adds a role, or changes what one is called and may do. */
function OwnRoleDialog({ role, onChanged, onClose }: RoleDialogProps) {
  const form = useForm<Draft, { name: string; permissions: GrantablePermission[] }>(role ?? NEW_ROLE, checkRole);
  const [problem, setProblem] = useState<string>();
  const settle = async (answer: Answer<unknown>) => {
    if (answer.ok) {
      toast.success(
        role ? "The role is changed. It counts from now on." : "The role is added. Give it to somebody now.",
      );
      await onChanged();
      return onClose();
    }
    const { failure } = answer;
    const errors = failure.kind === "refused" ? errorsByField(failure.errors, ROLE_FIELDS) : {};
    form.showErrors(errors);
    setProblem(Object.keys(errors).length > 0 ? undefined : refusalMessage(failure));
  };
  const added = useMutation(addStaffRole, settle);
  const edited = useMutation(editStaffRole, settle);
  return (
    <Dialog isOpen onOpenChange={onClose} title={role ? `The role ${role.name}` : "Add a role"}>
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => (role ? edited.send({ params: { id: role.id }, body }) : added.send({ body })))}
        noValidate
      >
        <TextField
          label="Name"
          autoComplete="off"
          required
          maxLength={ROLE_NAME_MAXIMUM_LENGTH}
          {...form.text("name")}
        />
        <PermissionsField
          permissions={form.draft.permissions}
          error={form.errors.permissions}
          onChange={(permissions) => form.change({ permissions })}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={added.isPending || edited.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}

const peopleIn = (members: number): string =>
  members === 0 ? "Nobody has it" : members === 1 ? "One person has it" : `${members} people have it`;

interface OwnRolesProps {
  readonly roles: readonly OwnRole[];
  readonly onChanged: () => Promise<void>;
}

/** The roles of the shop's own, beside owner, manager and packer. */
export default function OwnRoles({ roles, onChanged }: OwnRolesProps) {
  const [opened, setOpened] = useState<{ readonly role: OwnRole | undefined }>();
  const [deleted, setDeleted] = useState<OwnRole>();
  return (
    <section className={team.members} aria-labelledby="own-roles">
      <h2 id="own-roles" className={styles.heading}>
        Roles of your own
      </h2>
      <p>
        Owner, manager and packer are always there. A role of your own may do what you choose; only an owner decides
        about the team.
      </p>
      <div className={team.buttons}>
        <Button variant="secondary" onClick={() => setOpened({ role: undefined })}>
          Add a role
        </Button>
      </div>
      <ul className={team.members}>
        {roles.map((role) => (
          <li key={role.id} className={team.member}>
            <h3 className={team.name}>{role.name}</h3>
            <p className={team.quiet}>
              {peopleIn(role.members)}. {permissionsInWords(role.permissions)}
            </p>
            <div className={team.buttons}>
              <Button
                variant="secondary"
                aria-label={`Change the role ${role.name}`}
                onClick={() => setOpened({ role })}
              >
                Change
              </Button>
              {role.members === 0 ? (
                <Button
                  variant="secondary"
                  aria-label={`Delete the role ${role.name}`}
                  onClick={() => setDeleted(role)}
                >
                  Delete
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {opened ? <OwnRoleDialog {...opened} onChanged={onChanged} onClose={() => setOpened(undefined)} /> : null}
      <Suspense>
        {deleted ? (
          <DeleteDialog
            title={`Delete the role ${deleted.name}?`}
            description="Nobody works in it."
            label="Delete it"
            done="The role is deleted."
            endpoint={deleteStaffRole}
            request={[{ params: { id: deleted.id } }]}
            onDone={onChanged}
            onClose={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

import { type ReplyOf, removeStaffMember, resetSecondFactor, staffRoles, team } from "@store/api-client/contract";
import { formatDate } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { lazyPart } from "@store/react-client/lazy-or";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { StatusBadge } from "@store/ui/status-badge";
import { lazy, Suspense, useContext, useState } from "react";
import { useQuery } from "../data/use-query.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { StaffSessionContext } from "../frame/staff-session.ts";
import { SessionList } from "./session-list.tsx";
import * as styles from "./team.css.ts";

const loadDialogs = () => import("./team-dialogs.tsx");
const AddDialog = lazy(async () => ({ default: (await loadDialogs()).AddDialog }));
const RoleDialog = lazy(async () => ({ default: (await loadDialogs()).RoleDialog }));
const OwnRoles = lazy(() => import("./own-roles.tsx"));
const loadConfirm = () => import("../edit/confirm-dialog.tsx");
const ResetDialog = lazyPart(async () => ({ default: (await loadConfirm()).ConfirmDialog<typeof resetSecondFactor> }));
const RemoveDialog = lazyPart(async () => ({ default: (await loadConfirm()).ConfirmDialog<typeof removeStaffMember> }));

type OwnRoleList = ReplyOf<typeof staffRoles>["data"];
type Member = ReplyOf<typeof team>["data"][number];

interface MemberProps {
  readonly member: Member;
  readonly ownRoles: OwnRoleList;
  readonly onChanged: () => Promise<void>;
}

function MemberCard({ member, ownRoles, onChanged }: MemberProps) {
  const { id, name, email, role, role_name, has_second_factor, joined_at, sessions } = member;
  const dialog = useLazyDialog(loadDialogs);
  const [asked, setAsked] = useState<"role" | "reset" | "remove">();
  const ask = (what: "role" | "reset" | "remove") => () => {
    setAsked(what);
    dialog.open();
  };
  const open = dialog.isOpen ? asked : undefined;
  const close = () => dialog.onOpenChange(false);
  const isSelf = sessions.some(({ is_current }) => is_current);
  return (
    <li className={styles.member}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {name}
          {isSelf ? " (you)" : ""}
        </h2>
        <StatusBadge tone={role === "owner" ? "green" : "blue"}>{role_name}</StatusBadge>
      </div>
      <p className={styles.quiet}>
        {email ? `${email}, ` : ""}since {formatDate(joined_at)},{" "}
        {has_second_factor ? "with an authenticator app" : "without an authenticator app"}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-label={`Change role of ${name}`} onClick={ask("role")}>
          Change role
        </Button>
        {has_second_factor ? (
          <Button variant="secondary" aria-label={`Reset authenticator app of ${name}`} onClick={ask("reset")}>
            Reset authenticator app
          </Button>
        ) : null}
        <Button variant="secondary" aria-label={`Remove ${name}`} onClick={ask("remove")}>
          Remove
        </Button>
      </div>
      <details>
        <summary className={styles.more}>Sessions: {sessions.length}</summary>
        <SessionList whose={isSelf ? "your" : `${name}'s`} sessions={sessions} onChanged={onChanged} />
      </details>
      <Suspense>
        {open === "role" ? (
          <RoleDialog member={member} ownRoles={ownRoles} onChanged={onChanged} onClose={close} />
        ) : null}
        {open === "reset" ? (
          <ResetDialog
            request={[{ params: { id } }]}
            onDone={onChanged}
            onClose={close}
            title={`Reset the authenticator app of ${name}?`}
            description="For an app that was lost. All sessions end, and a new app is set up at the next login."
            label="Reset it"
            done={`${name} sets up a new authenticator app.`}
            endpoint={resetSecondFactor}
          />
        ) : null}
        {open === "remove" ? (
          <RemoveDialog
            request={[{ params: { id } }]}
            onDone={onChanged}
            onClose={close}
            title={isSelf ? "Leave the team?" : `Remove ${name} from the team?`}
            description={`All ${isSelf ? "your " : ""}sessions end, and the dashboard stays closed. The account remains a customer's.`}
            label={isSelf ? "Leave the team" : "Remove"}
            done={isSelf ? "You no longer work in the shop." : `${name} no longer works in the shop.`}
            endpoint={removeStaffMember}
          />
        ) : null}
      </Suspense>
    </li>
  );
}

function Team() {
  const members = useQuery(team);
  const roles = useQuery(staffRoles);
  const session = useContext(StaffSessionContext);
  const dialog = useLazyDialog(loadDialogs);
  const refetch = async () => {
    await Promise.all([members.refetch(), roles.refetch()]);
  };
  if (members.state === "failed" || roles.state === "failed")
    return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  if (members.state === "loading" || roles.state === "loading") return <Skeleton shape="block" />;
  const ownRoles = roles.reply.data;
  /** One may have changed one's own role. */
  const changed = async () => {
    await Promise.all([refetch(), session.refetch()]);
  };
  return (
    <div className={styles.members}>
      <div className={styles.buttons}>
        <Button onClick={dialog.open}>Add somebody</Button>
      </div>
      <ul className={styles.members}>
        {members.reply.data.map((member) => (
          <MemberCard key={member.id} member={member} ownRoles={ownRoles} onChanged={changed} />
        ))}
      </ul>
      <Suspense>
        <OwnRoles roles={ownRoles} onChanged={changed} />
      </Suspense>
      <Suspense>
        {dialog.isOpen ? (
          <AddDialog ownRoles={ownRoles} onChanged={changed} onClose={() => dialog.onOpenChange(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Who works in the shop, what they may do, and where they are logged in. */
export default function TeamPage() {
  return (
    <DashboardFrame title="Team">
      <Team />
    </DashboardFrame>
  );
}

// `npm run drill -- <name>`: tries on purpose what goes wrong in a data centre. Each drill prints one verdict line.
import { stop } from "@store/scripts/workspace";

const DRILLS: Readonly<Record<string, () => Promise<unknown>>> = {
  pgbouncer: () => import("./pgbouncer.ts"),
  restore: () => import("./restore.ts"),
  pitr: () => import("./pitr.ts"),
  failover: () => import("./failover.ts"),
  replica: () => import("./replica.ts"),
  crash: () => import("./crash.ts"),
  silence: () => import("./silence.ts"),
  "full-disk": () => import("./full-disk.ts"),
  clock: () => import("./clock.ts"),
  upgrade: () => import("./upgrade.ts"),
};

const [name = ""] = process.argv.slice(2);
const drill = Object.hasOwn(DRILLS, name) ? DRILLS[name] : undefined;
if (!drill) stop(`Usage: npm run drill -- ${Object.keys(DRILLS).join(" | ")}`);
await drill();

import { type ArchiveMonth, archiveLabel, archiveValue, parseArchive } from "@store/domain";
import { nextPaint } from "@store/react-client/next-paint";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router-dom";
import { blogListAddress } from "./blog-query.ts";
import * as styles from "./blogs.css.ts";

interface ArchiveProps {
  readonly months: readonly ArchiveMonth[];
  readonly chosen: ArchiveMonth | undefined;
}

/**
 * The archive by month [R122]. A form, so that it also works before any script has run: its button submits it then, and
 * each change later.
 */
export function Archive({ months, chosen }: ArchiveProps) {
  const navigate = useNavigate();
  const [value, show] = useOptimistic(chosen ? archiveValue(chosen) : "");
  const isListed = chosen && months.some((month) => archiveValue(month) === archiveValue(chosen));
  // A month without posts, which only a typed address can name, is an option all the same: the field tells what is shown.
  const offered = chosen && !isListed ? [chosen, ...months] : months;
  const choose = (next: string) =>
    startTransition(async () => {
      show(next);
      await nextPaint();
      await navigate(blogListAddress({ page: 1, archive: parseArchive(next) }), { preventScrollReset: true });
    });
  return (
    <form className={styles.archive} action="/blogs" method="get">
      <SelectField
        label="Archive"
        name="archive"
        value={value}
        emptyLabel="All months"
        options={offered.map((month) => ({ value: archiveValue(month), label: archiveLabel(month) }))}
        onValueChange={choose}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </noscript>
    </form>
  );
}

// @vitest-environment jsdom
import type { CallFailure } from "@store/api-client";
import { EDIT_CONFLICT } from "@store/domain";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EditConflict, type Saved, useEditConflict } from "./edit-conflict.tsx";

afterEach(cleanup);

const LABELS = { name: "Name", city: "City", isOpen: "Open" } as const;
type Draft = { readonly name: string; readonly city: string; readonly isOpen: boolean };
const MINE: Draft = { name: "Mine", city: "Pune", isOpen: true };
const THEIRS: Saved<Draft> = { version: 4, draft: { name: "Theirs", city: "Pune", isOpen: false } };

const NOTHING = { title: undefined, error: undefined, non_field_errors: undefined, errors: undefined };
const refused = (message: string): CallFailure => ({
  ...NOTHING,
  kind: "refused",
  httpStatus: 409,
  status: false,
  message,
});

function Editor({ failure, save }: { readonly failure: CallFailure; readonly save: (version: number) => void }) {
  const [draft, setDraft] = useState(MINE);
  const conflict = useEditConflict(3, () => Promise.resolve(THEIRS));
  return (
    <>
      <p>
        {draft.name}, based on {conflict.basedOn}
      </p>
      <button type="button" onClick={() => void conflict.detect(failure)}>
        Save
      </button>
      {conflict.theirs ? (
        <EditConflict
          labels={LABELS}
          mine={draft}
          theirs={conflict.theirs}
          onKeepMine={save}
          onTakeTheirs={(saved) => {
            setDraft(saved.draft);
            conflict.settle(saved.version);
          }}
          isPending={false}
        />
      ) : null}
    </>
  );
}

async function open(message = EDIT_CONFLICT) {
  const save = vi.fn();
  render(<Editor failure={refused(message)} save={save} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  return { save, user };
}

describe("an edit that somebody else was quicker with", () => {
  it("shows what differs, the shop's value and mine", async () => {
    await open();
    const rows = within(await screen.findByRole("alert")).getAllByRole("row");
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["Field", "The shop's", "Mine"],
      ["Name", "Theirs", "Mine"],
      ["Open", "No", "Yes"],
    ]);
  });

  it("is saved over the other's when mine is kept", async () => {
    const { save, user } = await open();
    await user.click(await screen.findByRole("button", { name: "Keep mine" }));
    expect(save).toHaveBeenCalledWith(4);
  });

  it("is given up when the shop's is taken, and goes on from there", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Take the shop's" }));
    expect(screen.getByText("Theirs, based on 4")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not confused with another refusal", async () => {
    await open("A category of that name exists.");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

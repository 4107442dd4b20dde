// @vitest-environment jsdom
import { uploadedPictures, uploadPicture } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { NO_PICTURE, PICTURE_MOVES, PICTURE_TOO_LARGE } from "@store/domain";
import { updateSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, HttpResponse, http } from "msw";
import { useState } from "react";
import { describe, expect, it } from "vitest";
// Loaded here, not within a test that waits for it.
import { createQueryClient } from "../data/use-query.ts";
import "./earlier-pictures.tsx";
import { PictureField } from "./picture-field.tsx";
import { moveEntry, PicturesField, type PictureWithAlt } from "./pictures-field.tsx";

const backend = useMockBackend();

const file = (name: string, type = "image/jpeg", size = 10) => new File([new Uint8Array(size)], name, { type });
const pathOf = (letter: string) => `/media/upload/${letter.repeat(40)}.640.webp?v=2`;

/** Answers each upload with the next picture. */
function takeUploads(...letters: readonly string[]) {
  let next = 0;
  return backend.reply(uploadPicture, () => ({
    status: true,
    data: { id: next + 1, path: pathOf(letters[next++] ?? "f"), width: 800, height: 600 },
  }));
}

function One({ initial = "", error }: { readonly initial?: string; readonly error?: string }) {
  const [path, setPath] = useState(initial);
  return (
    <>
      <PictureField label="Banner" value={path} onChange={setPath} error={error} hint="Wide, about 1600 × 400." />
      <code>{path}</code>
    </>
  );
}

function Several({
  initial = [],
  maximum = 4,
}: {
  readonly initial?: readonly PictureWithAlt[];
  readonly maximum?: number;
}) {
  const [pictures, setPictures] = useState(initial);
  return (
    <>
      <PicturesField
        label="Pictures"
        value={pictures}
        onChange={setPictures}
        maximum={maximum}
        altMaximum={200}
        emptyText="No pictures yet."
      />
      <code>{pictures.map(({ image, alt }) => `${image[14]}:${alt}`).join(" ")}</code>
    </>
  );
}

function logIn() {
  updateSession({ token: "staff" });
  return userEvent.setup({ applyAccept: false });
}
const result = () => document.querySelector("code")?.textContent;

describe("one picture", () => {
  it("is chosen, shown, replaced and removed", async () => {
    const user = logIn();
    const calls = takeUploads("a", "b");
    render(<One />);
    await user.upload(screen.getByLabelText("Files for Banner"), file("cow.jpg"));
    await waitFor(() => expect(result()).toBe(pathOf("a")));
    expect(calls[0]?.identity.token).toBe("staff");
    expect(screen.getByRole("img", { name: "Banner, as it is now" }).getAttribute("src")).toContain(
      "/media/upload/aaa",
    );
    expect(screen.queryByRole("button", { name: "Choose a picture" })).toBeNull();

    await user.click(screen.getByRole("button", { name: "Replace Banner" }));
    await user.upload(screen.getByLabelText("Files for Banner"), file("calf.png", "image/png"));
    await waitFor(() => expect(result()).toBe(pathOf("b")));
    await user.click(screen.getByRole("button", { name: "Take away Banner" }));
    expect(result()).toBe("");
    expect(screen.getByRole("button", { name: "Choose a picture" })).toBe(document.activeElement);
  });

  it("may be taken with the camera, or dropped", async () => {
    const user = logIn();
    takeUploads("a", "b");
    const { container } = render(<One />);
    const photo = screen.getByLabelText("Photo for Banner");
    expect(photo.getAttribute("capture")).toBe("environment");
    await user.upload(photo, file("image.jpg"));
    await waitFor(() => expect(result()).toBe(pathOf("a")));
    await user.click(screen.getByRole("button", { name: "Replace Banner" }));
    const zone = container.querySelector("input[type=file]")?.parentElement;
    if (!zone) throw new Error("There is nowhere to drop it");
    const dataTransfer = { types: ["Files"], files: [file("dropped.webp", "image/webp")] };
    fireEvent.dragOver(zone, { dataTransfer });
    fireEvent.drop(zone, { dataTransfer });
    await waitFor(() => expect(result()).toBe(pathOf("b")));
  });

  it.each([
    ["a film", file("cow.mp4", "video/mp4"), NO_PICTURE],
    ["a file that is too large", file("large.jpg", "image/jpeg", 20 * 1024 * 1024 + 1), PICTURE_TOO_LARGE],
  ])("%s is not sent at all", async (_, wrong, message) => {
    const user = logIn();
    const calls = takeUploads("a");
    render(<One />);
    await user.upload(screen.getByLabelText("Files for Banner"), wrong);
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(calls).toEqual([]);
    expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: `Leave out ${wrong.name}` }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Choose a picture" })).toBe(document.activeElement);
  });

  it("leaves the focus on what can be done with it", async () => {
    const user = logIn();
    takeUploads("a");
    render(<One />);
    screen.getByRole("button", { name: "Choose a picture" }).focus();
    fireEvent.change(screen.getByLabelText("Files for Banner"), { target: { files: [file("cow.jpg")] } });
    const replace = await screen.findByRole("button", { name: "Replace Banner" });
    await waitFor(() => expect(document.activeElement).toBe(replace));
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Choose a picture" })).toBeDefined();
  });

  it("that the server refuses says why, and may be sent again", async () => {
    const user = logIn();
    backend.reply(uploadPicture, refuse(415, PICTURE_MOVES));
    render(<One />);
    await user.upload(screen.getByLabelText("Files for Banner"), file("moving.webp", "image/webp"));
    expect((await screen.findByRole("alert")).textContent).toBe(PICTURE_MOVES);
    expect(result()).toBe("");
    takeUploads("a");
    await user.click(screen.getByRole("button", { name: "Try again: moving.webp" }));
    await waitFor(() => expect(result()).toBe(pathOf("a")));
  });

  it("that cannot be sent says so", async () => {
    const user = logIn();
    backend.use(http.post("*/dashboard/pictures/", () => HttpResponse.error()));
    render(<One />);
    await user.upload(screen.getByLabelText("Files for Banner"), file("cow.jpg"));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be uploaded");
  });

  it("shows how far it is, and can be stopped", async () => {
    const user = logIn();
    backend.use(
      http.post("*/dashboard/pictures/", async () => {
        await delay("infinite");
        return HttpResponse.error();
      }),
    );
    render(<One />);
    await user.upload(screen.getByLabelText("Files for Banner"), file("cow.jpg"));
    expect(await screen.findByRole("progressbar", { name: "Sending cow.jpg" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Stop sending cow.jpg" }));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(result()).toBe("");
  });

  it("may be one that was uploaded earlier", async () => {
    const user = logIn();
    const row = { id: 7, path: pathOf("e"), width: 100, height: 50, uploaded_at: "2026-03-14T06:30:00Z" };
    backend.reply(uploadedPictures, { status: true, data: [row], count: 1, total_pages: 1 });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <One />
      </QueryClientProvider>,
    );
    await user.click(screen.getByRole("button", { name: "Use an earlier one" }));
    const dialog = await screen.findByRole("dialog", { name: "Earlier pictures" });
    await user.click(await within(dialog).findByRole("button", { name: /100 × 50/ }));
    expect(result()).toBe(pathOf("e"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says what is wrong with it, at its buttons", () => {
    render(<One error="Please choose a banner!" />);
    expect(screen.getByRole("alert").textContent).toBe("Please choose a banner!");
    const choose = screen.getByRole("button", { name: "Choose a picture" });
    expect(document.getElementById(choose.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Please choose a banner!",
    );
  });
});

describe("several pictures", () => {
  const THREE = ["a", "b", "c"].map((letter) => ({ image: pathOf(letter), alt: letter.toUpperCase() }));

  it("are sent one after the other, and described", async () => {
    const user = logIn();
    takeUploads("a", "b");
    render(<Several />);
    expect(screen.getByText("No pictures yet.")).toBeDefined();
    await user.upload(screen.getByLabelText("Files for Pictures"), [file("1.jpg"), file("2.jpg")]);
    await waitFor(() => expect(result()).toBe("a: b:"));
    await user.type(screen.getByRole("textbox", { name: "What picture 2 shows" }), "A calf");
    expect(result()).toBe("a: b:A calf");
  });

  it("that are the same are there once", async () => {
    const user = logIn();
    takeUploads("a", "a");
    render(<Several />);
    await user.upload(screen.getByLabelText("Files for Pictures"), [file("1.jpg"), file("copy.jpg")]);
    await screen.findByText("This picture is already in the list.");
    expect(result()).toBe("a:");
  });

  it("change places by keyboard, and the focus goes along", async () => {
    const user = logIn();
    render(<Several initial={THREE} />);
    screen.getByRole("button", { name: "Move picture 3 earlier" }).focus();
    await user.keyboard("{Enter}");
    expect(result()).toBe("a:A c:C b:B");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move picture 2 earlier");
    expect(screen.getByRole("status").textContent).toBe("Picture 3 is number 2 now.");
    await user.keyboard("{Enter}");
    await user.keyboard("{Enter}");
    expect(result()).toBe("c:C a:A b:B");
    expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Move picture 1 later" }));
    expect(result()).toBe("a:A c:C b:B");
  });

  it("are removed by keyboard, and the focus goes to the next, or else to the way to add one", async () => {
    const user = logIn();
    render(<Several initial={THREE} />);
    screen.getByRole("button", { name: "Take away picture 2" }).focus();
    await user.keyboard("{Enter}");
    expect(result()).toBe("a:A c:C");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Take away picture 2");
    await user.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Take away picture 1");
    await user.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toBe("Choose pictures");
  });

  it("have buttons whose names hold what stands on them", () => {
    render(<Several initial={THREE} />);
    for (const button of screen.getAllByRole("button")) {
      const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
      expect(name.toLowerCase()).toContain((button.textContent ?? "").toLowerCase());
    }
  });

  it("are removed one by one, and are no more than there is room for", async () => {
    const user = logIn();
    render(<Several initial={THREE} maximum={3} />);
    expect(screen.queryByRole("button", { name: "Choose pictures" })).toBeNull();
    expect(screen.getByText(/room for 3 pictures/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Take away picture 2" }));
    expect(result()).toBe("a:A c:C");
    expect(screen.getByRole("button", { name: "Choose pictures" })).toBeDefined();
  });

  it.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
  ])("moved from %i to %i are %s", (from, to, order) => expect(moveEntry([..."abc"], from, to).join("")).toBe(order));
});

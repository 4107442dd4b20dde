import { afterEach } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Of a story: it has a play function, so it asserts something. */
    hasPlay?: boolean;
  }
}

afterEach(({ task, ...context }) => {
  const story = "story" in context ? Object(context.story) : {};
  task.meta.hasPlay = typeof story.play === "function";
});

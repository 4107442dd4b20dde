// No circle among the folders of an app: what a file rule cannot see. Tests reach everywhere, so they are left out.
import arrows from "./dependency-cruiser.mjs";

export default {
  forbidden: [
    {
      name: "no-circle-among-folders",
      comment: "Two folders that import each other are one: move what both need to a third, or give it from outside.",
      severity: "error",
      scope: "folder",
      from: { path: "^apps/api/src/" },
      to: { circular: true },
    },
  ],
  options: {
    ...arrows.options,
    exclude: { path: "(^|/)(dist|build|storybook-static|testing)/|\\.test\\.ts$" },
  },
};

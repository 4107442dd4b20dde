/** Why the store cannot start, as one sentence for the person who started it. */
export class StartProblem extends Error {}

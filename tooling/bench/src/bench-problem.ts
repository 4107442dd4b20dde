/** Ends the benchmark with its message: what is wrong, and what to do. */
export class BenchProblem extends Error {}

/** Ends the benchmark with its sentence: what is wrong, and what to do. */
export class BenchProblem extends Error {}

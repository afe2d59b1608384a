/**
 * The form of an equivalent mutant (one that no test can or need notice), and the reasons that several modules share.
 */

/** One equivalent mutant, and why it is one. */
export interface EquivalentMutant {
  /** The end of the file's path. */
  readonly file: string
  readonly mutator: string
  readonly replacement: string
  /** A part of the line, if the same replacement elsewhere in the file has to be noticed. */
  readonly line?: string
  readonly reason: string
}

/**
 * Creates the mutants of one file with one reason: mutator, replacement, and a part of the line if the file has the
 * same replacement elsewhere.
 */
export const createEquivalentMutants = (
  reason: string,
  file: string,
  ...mutants: (readonly [string, string, string?])[]
): EquivalentMutant[] =>
  mutants.map(([mutator, replacement, line]) => ({
    file,
    mutator,
    replacement,
    reason,
    ...(line !== undefined && { line }),
  }))

export const EMPTY_CATCH = 'What is caught is answered by undefined instead of null, and both are taken for nothing.'
export const COVERED_LATER =
  'What the condition leaves out is left out by the one after it, or by what is made of the value.'
export const ALWAYS_THERE = 'The value that stands in for a missing one is never used: it is always there.'
export const NO_MINUS_ZERO = 'A bigint has no -0: zero turned round is zero.'

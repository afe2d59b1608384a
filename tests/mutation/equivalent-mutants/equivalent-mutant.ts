/**
 * The form of an equivalent mutant (one that no test can or need notice), and the reasons that several modules share.
 */

/** One equivalent mutant, and why it is one. */
export interface EquivalentMutant {
  /** The path from the repository's root. */
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

export const EMPTY_CATCH = 'Without its block the catch returns undefined, and the callers treat undefined like null.'
export const COVERED_LATER =
  'A later condition, or the function that uses the value, excludes the values that this condition excludes.'
export const ALWAYS_THERE = 'The fallback is never used, because the value is never missing.'
export const NO_MINUS_ZERO = 'A bigint has no -0: zero negated is zero.'

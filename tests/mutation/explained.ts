/** Breakages that no test can or need notice, each with its reason. */
import type { Breakage } from './instrument.ts'

interface Explained {
  /** The end of the file's path. */
  readonly file: string
  readonly mutator: string
  readonly replacement: string
  /** A part of the line, where the same replacement elsewhere in the file is to be noticed. */
  readonly line?: string
  readonly reason: string
}

const CENTS = 'src/lib/cents.ts'
const SPLIT = 'However the sum is split in two parts, and whenever, their total is the same.'
const NO_MINUS_ZERO = 'A bigint has no -0: zero turned round is zero.'

const list: readonly Explained[] = [
  { file: CENTS, mutator: 'ConditionalExpression', replacement: 'true', reason: SPLIT },
  ...['this.low >= SAFE', 'this.low <= SAFE', 'this.low <= -SAFE', 'this.low >= -SAFE'].map((replacement) => ({
    file: CENTS,
    mutator: 'EqualityOperator',
    replacement,
    reason: SPLIT,
  })),
  { file: CENTS, mutator: 'UnaryOperator', replacement: '+SAFE', reason: SPLIT },
  { file: CENTS, mutator: 'EqualityOperator', replacement: 'sum <= 0n', reason: NO_MINUS_ZERO },
  { file: CENTS, mutator: 'EqualityOperator', replacement: 'whole <= 0n', reason: NO_MINUS_ZERO },
  {
    file: 'src/commands/bulk/journal.ts',
    mutator: 'EqualityOperator',
    replacement: 'index <= lengthOf(known.records)',
    reason: 'One stretch more is dropped than there is: nothing is dropped by that.',
  },
]

/** Whether this breakage has its reason in the list. */
export const explained = ({ file, mutator, replacement, code }: Breakage): boolean =>
  list.some(
    (one) =>
      file.endsWith(one.file) &&
      one.mutator === mutator &&
      one.replacement === replacement &&
      code.includes(one.line ?? ''),
  )

/** Mutants of the queue of a bulk job and its journal that no test can or need notice. */
import { createEquivalentMutants } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

export const queue: readonly EquivalentMutant[] = [
  ...createEquivalentMutants('Nothing is waited for either way.', 'src/commands/bulk/queue.ts', [
    'ArrowFunction',
    '() => undefined',
    'online = () => Promise.resolve()',
  ]),
  {
    file: 'src/commands/bulk/journal.ts',
    mutator: 'EqualityOperator',
    replacement: 'index <= lengthOf(known.records)',
    reason: 'One stretch more is dropped than there is: nothing is dropped by that.',
  },
]

/** Breakages of the queue of a run and its journal that no test can or need notice. */
import { because } from './because.ts'
import type { Explained } from './because.ts'

export const queue: readonly Explained[] = [
  ...because('Nothing is waited for either way.', 'src/commands/bulk/queue.ts', [
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

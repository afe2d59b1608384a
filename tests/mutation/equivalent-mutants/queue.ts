/** Mutants of the queue of a bulk job and its journal that no test can or need notice. */
import { createEquivalentMutants } from './equivalent-mutant.ts'
import type { EquivalentMutant } from './equivalent-mutant.ts'

export const queue: readonly EquivalentMutant[] = [
  ...createEquivalentMutants(
    'Awaiting undefined waits no longer than a resolved promise.',
    'src/commands/bulk/queue.ts',
    ['ArrowFunction', '() => undefined', 'waitUntilOnline = () => Promise.resolve()'],
  ),
  ...createEquivalentMutants('Removing a chunk that does not exist removes nothing.', 'src/commands/bulk/journal.ts', [
    'EqualityOperator',
    'index <= getChunkCount(run.items)',
  ]),
]

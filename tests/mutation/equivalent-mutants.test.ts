import { expect, it } from 'vitest'
import { equivalentMutants, matchesMutant } from './equivalent-mutants.ts'
import { createMutants } from './instrument.ts'

it('each equivalent mutant with a reason is one of the code as it is now', async () => {
  const { all } = await createMutants([...new Set(equivalentMutants.map(({ file }) => file))])
  const stale = equivalentMutants.filter((known) => !all.some((mutant) => matchesMutant(known, mutant)))
  expect(stale.map(({ file, mutator, replacement, line }) => [file, mutator, replacement, line].join(' | '))).toEqual(
    [],
  )
})

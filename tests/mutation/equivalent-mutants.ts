/** The mutants that no test can or need notice, each with its reason, by module. */
import { api } from './equivalent-mutants/api.ts'
import type { EquivalentMutant } from './equivalent-mutants/equivalent-mutant.ts'
import { language } from './equivalent-mutants/language.ts'
import { lib } from './equivalent-mutants/lib.ts'
import { queue } from './equivalent-mutants/queue.ts'
import { scan } from './equivalent-mutants/scan.ts'
import type { Mutant } from './instrument.ts'

/** All of them. */
export const equivalentMutants: readonly EquivalentMutant[] = [...lib, ...api, ...queue, ...language, ...scan]

/** Whether this entry is about this mutant. */
export const matchesMutant = (known: EquivalentMutant, { file, mutator, replacement, code }: Mutant): boolean =>
  file === known.file &&
  known.mutator === mutator &&
  known.replacement === replacement &&
  code.includes(known.line ?? '')

/** Whether the list has a reason for this mutant. */
export const isEquivalentMutant = (mutant: Mutant): boolean =>
  equivalentMutants.some((known) => matchesMutant(known, mutant))

/** The mutants that no test can or need notice, each with its reason, by module. */
import { api } from './equivalent-mutants/api.ts'
import { language } from './equivalent-mutants/language.ts'
import { lib } from './equivalent-mutants/lib.ts'
import { queue } from './equivalent-mutants/queue.ts'
import { scan } from './equivalent-mutants/scan.ts'
import type { Mutant } from './instrument.ts'

const list = [...lib, ...api, ...queue, ...language, ...scan]

/** Whether the list has a reason for this mutant. */
export const isEquivalentMutant = ({ file, mutator, replacement, code }: Mutant): boolean =>
  list.some(
    (known) =>
      file.endsWith(known.file) &&
      known.mutator === mutator &&
      known.replacement === replacement &&
      code.includes(known.line ?? ''),
  )

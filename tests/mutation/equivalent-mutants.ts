/** Breakages that no test can or need notice, each with its reason, by the module that they are of. */
import { api } from './equivalent-mutants/api.ts'
import { language } from './equivalent-mutants/language.ts'
import { lib } from './equivalent-mutants/lib.ts'
import { queue } from './equivalent-mutants/queue.ts'
import { scan } from './equivalent-mutants/scan.ts'
import type { Mutant } from './instrument.ts'

const list = [...lib, ...api, ...queue, ...language, ...scan]

/** Whether this breakage has its reason in the list. */
export const isEquivalentMutant = ({ file, mutator, replacement, code }: Mutant): boolean =>
  list.some(
    (one) =>
      file.endsWith(one.file) &&
      one.mutator === mutator &&
      one.replacement === replacement &&
      code.includes(one.line ?? ''),
  )

/** Breakages that no test can or need notice, each with its reason, by the module that they are of. */
import { api } from './explained/api.ts'
import { language } from './explained/language.ts'
import { lib } from './explained/lib.ts'
import { queue } from './explained/queue.ts'
import { reading } from './explained/reading.ts'
import type { Breakage } from './instrument.ts'

const list = [...lib, ...api, ...queue, ...language, ...reading]

/** Whether this breakage has its reason in the list. */
export const explained = ({ file, mutator, replacement, code }: Breakage): boolean =>
  list.some(
    (one) =>
      file.endsWith(one.file) &&
      one.mutator === mutator &&
      one.replacement === replacement &&
      code.includes(one.line ?? ''),
  )

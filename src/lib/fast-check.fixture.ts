/**
 * fast-check, with the same values in every run: a run tells of the change that it is made for, and not of a value that
 * no run before it had. `SEED=7 npx vitest run …` has others, which is how faults are looked for that nobody thought
 * of.
 */
import * as fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(import.meta.env['SEED'] ?? 1) })

export { fc }

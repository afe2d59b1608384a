/**
 * fast-check with the same values in every run, so that a failure is caused by a change and not by a new random value.
 * `SEED=7 npx vitest run …` uses other values, to search for unknown faults.
 */
import * as fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(import.meta.env['SEED'] ?? 1) })

export { fc }

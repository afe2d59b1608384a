/**
 * Splits the unit tests into two groups. Most share one process and its loaded modules, because loading is most of a
 * run's cost. The others get a page each, in one process too.
 */
import { readdirSync, readFileSync } from 'node:fs'

/**
 * A mocked module, or one that is loaded a second time with other state, would leak into the next file; and a module may
 * hold a page that no longer exists.
 */
const NEEDS_ISOLATION = /\bvi\.(?:mock|resetModules)\(|@vitest-environment jsdom/

const files = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path))

/** Paths from the root of the repository. */
export const unitTestFiles = {
  shared: files.filter((path) => !NEEDS_ISOLATION.test(readFileSync(path, 'utf8'))),
  isolated: files.filter((path) => NEEDS_ISOLATION.test(readFileSync(path, 'utf8'))),
}

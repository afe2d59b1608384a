/**
 * The unit tests in two lots: most share one process and the modules that it has loaded, which is most of what a run
 * costs; the others have a page each, in one process too.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** A mocked module would be the next file's as well, and a module may hold a page that is gone. */
const NEEDS_ISOLATION = /\bvi\.mock\(|@vitest-environment jsdom/

const files = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path))

/** Paths from the repository's root. */
export const unitTestFiles = {
  shared: files.filter((path) => !NEEDS_ISOLATION.test(readFileSync(path, 'utf8'))),
  isolated: files.filter((path) => NEEDS_ISOLATION.test(readFileSync(path, 'utf8'))),
}

/** Vitest with broken code: started once for a module, so that its files are read and compiled once. */
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** The code with every breakage in it, each switched off until it is tried. */
export interface MutatedCode {
  /**
   * Runs one test file (path from the repository's root) in a process of its own; resolves when that has ended, with
   * what went wrong outside its tests.
   */
  run(file: string): Promise<string>
  close(): Promise<void>
}

/**
 * What a module does while it is loaded is no test's doing, also where a test loads it anew: nothing else runs between
 * these two, because what a module imports has run before.
 */
const markLoadTime = (code: string): string =>
  `{ const s = (globalThis.__stryker__ ??= {}); s.testOutside = s.currentTestId; s.currentTestId = undefined }
${code}
{ const s = globalThis.__stryker__; s.currentTestId = s.testOutside }
`

/** `code` by absolute path, with all breakages in it and none of them on; `files` are the tests that may be run. */
export async function createMutatedCode(
  files: readonly string[],
  code: ReadonlyMap<string, string>,
): Promise<MutatedCode> {
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      config: false,
      include: [...files],
      runner: resolve('tests/mutation/runner.ts'),
      maxWorkers: 1,
      // A process may be killed where a breakage never ends, and what it has left behind goes with it.
      pool: 'forks',
      reporters: [{}],
      // What a broken test throws later is nobody's.
      dangerouslyIgnoreUnhandledErrors: true,
      testTimeout: 30_000,
      teardownTimeout: 1_000,
    },
    {
      plugins: [
        {
          name: 'break',
          // Before any plugin has made something of it: Vitest puts the environment that a test may change into the
          // code.
          load(id) {
            const broken = code.get(id.split('?')[0] ?? '')
            return broken === undefined ? null : markLoadTime(broken)
          },
        },
      ],
    },
  )
  await vitest.standalone()
  return {
    async run(file) {
      const specification = vitest.getRootProject().createSpecification(resolve(file))
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
      // A test that fails is what is looked for here.
      process.exitCode = 0
      const errors = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors] as { message?: string }[]
      return errors.map(({ message }) => message).join('\n')
    },
    close: () => vitest.close(),
  }
}

/** Runs Vitest with mutated code: one start for a module, so that its files are read and compiled once. */
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** The code with every mutant, each switched off until it is tried. */
export interface MutatedCode {
  /**
   * Runs one test file (path from the repository's root) in a process of its own. Resolves when the process has ended,
   * with the errors outside its tests.
   */
  run(file: string): Promise<string>
  close(): Promise<void>
}

/**
 * A module's code at load time belongs to no test, even if a test loads the module again. Nothing else runs between
 * these two statements, because the module's imports have run before.
 */
const markLoadTime = (code: string): string =>
  `{ const s = (globalThis.__stryker__ ??= {}); s.testOutside = s.currentTestId; s.currentTestId = undefined }
${code}
{ const s = globalThis.__stryker__; s.currentTestId = s.testOutside }
`

/**
 * Starts Vitest. `code` has the mutated code by absolute path, with no mutant switched on; `files` are the tests that
 * may run.
 */
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
      // A process may be killed if a mutant never ends, and everything it has left behind is gone with it.
      pool: 'forks',
      reporters: [{}],
      // An error that a mutant's test throws late belongs to nobody.
      dangerouslyIgnoreUnhandledErrors: true,
      testTimeout: 30_000,
      teardownTimeout: 1_000,
    },
    {
      plugins: [
        {
          name: 'break',
          // Before any plugin has changed it: Vitest adds the environment that a test may change.
          load(id) {
            const mutatedCode = code.get(id.split('?')[0] ?? '')
            return mutatedCode === undefined ? null : markLoadTime(mutatedCode)
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
      // A failing test is the purpose here.
      process.exitCode = 0
      const errors = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors] as { message?: string }[]
      return errors.map(({ message }) => message).join('\n')
    },
    close: () => vitest.close(),
  }
}

/** The tests of one module, named by `MUTATION_TESTS` (globs, separated by blanks); nothing of the build. */
import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- Vitest reads its configuration from the default export
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    maxWorkers: 1,
    // One worker for all files: starting one costs more than most tests.
    isolate: false,
    testTimeout: 120_000,
  },
})

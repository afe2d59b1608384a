/** What is mutated: code that is pure and dear, each module with the tests that are to notice. */
export interface MutationModule {
  readonly name: string
  readonly folder: string
  /** Globs of the files that are changed. */
  readonly mutate: readonly string[]
  /** Globs of the tests that are run against each change, the quick ones first. */
  readonly tests: readonly string[]
}

const sourceGlobs = (...globs: string[]) => [...globs, '!src/**/*.test.ts', '!src/**/*.fixture.ts']

export const modules: readonly MutationModule[] = [
  { name: 'lib', folder: 'src/lib/', mutate: sourceGlobs('src/lib/**/*.ts'), tests: ['src/lib/**/*.test.ts'] },
  {
    name: 'api',
    folder: 'src/api/',
    mutate: sourceGlobs(
      'src/api/call/client-*.ts',
      'src/api/endpoint.ts',
      'src/api/errors.ts',
      'src/api/page.ts',
      'src/api/session/owner-gate.ts',
      'src/api/require-readable.ts',
      'src/api/token/refresh-protocol.ts',
      'src/api/sentence.ts',
      'src/api/status.ts',
      'src/api/token/token-storage.ts',
      'src/api/token/token-store.ts',
      'src/api/wire.ts',
    ),
    tests: ['src/api/**/*.test.ts'],
  },
  {
    name: 'queue',
    folder: 'src/commands/bulk/',
    mutate: sourceGlobs('src/commands/bulk/{queue,journal}.ts'),
    tests: ['src/commands/bulk/*.test.ts'],
  },
  {
    name: 'language',
    folder: 'src/commands/language/',
    mutate: sourceGlobs(
      'src/commands/language/slot-values.ts',
      'src/commands/language/words/{numbers,range,tokens,distance,written-ends}.ts',
      'src/commands/language/days/{period,dates}.ts',
    ),
    // Those of the views build a whole language for each list, and are of other files.
    tests: ['src/commands/language/{*,days/*,words/*}.test.ts'],
  },
  {
    name: 'reading',
    folder: 'src/scan/',
    mutate: sourceGlobs('src/scan/{exceptions,folds,reconcile,walk}/*.ts', 'src/scan/files/{csv-reader,xlsx-cell}.ts'),
    tests: ['src/scan/**/*.test.ts', 'tests/scan/{files,package,folds,reconcile,read-whole,read-whole-faults}.test.ts'],
  },
]

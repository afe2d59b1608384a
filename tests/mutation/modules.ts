/** The modules to mutate: pure code where a fault is expensive, each with the tests that have to notice. */
export interface MutationModule {
  readonly name: string
  readonly folder: string
  /** Globs of the files to mutate. */
  readonly mutate: readonly string[]
  /** Globs of the tests that run against each mutant, the fast ones first. */
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
      'src/api/record-status.ts',
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
      'src/commands/language/words/{token-text,parse-numbers,parse-ids,money-range,format-ranges,tokens,edit-distance}.ts',
      'src/commands/language/days/{period,dates}.ts',
    ),
    // The tests of the views build a whole language for each list, and belong to other files.
    tests: ['src/commands/language/{*,days/*,words/*}.test.ts'],
  },
  {
    name: 'scan',
    folder: 'src/scan/',
    mutate: sourceGlobs(
      'src/scan/{aggregates,exceptions,protocol,reconcile}/*.ts',
      'src/scan/files/{csv-reader,xlsx-cell}.ts',
    ),
    tests: [
      'src/scan/**/*.test.ts',
      'tests/scan/{files,evidence-package,aggregates,reconcile,scan-all,scan-all-faults}.test.ts',
    ],
  },
]

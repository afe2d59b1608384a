/** Creates the code with all its mutants, each behind a switch, as StrykerJS does. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One small change of the code. */
export interface Mutant {
  readonly id: string
  /** The path from the repository's root: 'src/lib/format/cents.ts'. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly column: number
  /** The unchanged line, without its indentation. */
  readonly code: string
  /** StrykerJS' name of the kind of change: 'ConditionalExpression'. */
  readonly mutator: string
  /** The text that replaces the code. */
  readonly replacement: string
}

const quiet = { debug() {}, info() {}, isDebugEnabled: () => false } as unknown as ConstructorParameters<
  typeof Instrumenter
>[0]

/** Reads the files (paths from the repository's root); returns the code by absolute path, and every mutant in it. */
export async function createMutants(files: readonly string[]) {
  const sources = files.map((file) => ({ name: resolve(file), mutate: true, content: readFileSync(file, 'utf8') }))
  const instrumented = await new Instrumenter(quiet).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]))
  const all = instrumented.mutants.map(({ id, fileName, location, mutatorName, replacement }): Mutant => ({
    id,
    file: files.find((file) => resolve(file) === fileName) ?? fileName,
    line: location.start.line + 1,
    column: location.start.column + 1,
    code: lines.get(fileName)?.[location.start.line]?.trim() ?? '',
    mutator: mutatorName,
    replacement,
  }))
  return { code: new Map(instrumented.files.map(({ name, content }) => [name, content])), all }
}

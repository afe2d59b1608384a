/** The code with all its breakages in it, each behind a switch, as StrykerJS makes it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One small way in which the code is broken. */
export interface Mutant {
  readonly id: string
  /** 'src/lib/format/cents.ts' */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly column: number
  /** The line as it stands in the file, without its indentation. */
  readonly code: string
  /** 'ConditionalExpression' */
  readonly mutator: string
  /** What stands there instead. */
  readonly replacement: string
}

const quiet = { debug() {}, info() {}, isDebugEnabled: () => false } as unknown as ConstructorParameters<
  typeof Instrumenter
>[0]

/** Reads the files (paths from the repository's root); the code by absolute path, and every breakage in it. */
export async function createMutants(files: readonly string[]) {
  const given = files.map((file) => ({ name: resolve(file), mutate: true, content: readFileSync(file, 'utf8') }))
  const made = await new Instrumenter(quiet).instrument(given, { plugins: null, excludedMutations: [], ignorers: [] })
  const lines = new Map(given.map(({ name, content }) => [name, content.split('\n')]))
  const all = made.mutants.map(({ id, fileName, location, mutatorName, replacement }): Mutant => ({
    id,
    file: files.find((file) => resolve(file) === fileName) ?? fileName,
    line: location.start.line + 1,
    column: location.start.column + 1,
    code: lines.get(fileName)?.[location.start.line]?.trim() ?? '',
    mutator: mutatorName,
    replacement,
  }))
  return { code: new Map(made.files.map(({ name, content }) => [name, content])), all }
}

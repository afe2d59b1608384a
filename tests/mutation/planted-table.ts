/** Reads tests/mutation/planted.md: the mutants that `npm run mutate:planted` tries one after the other. */
import { readFileSync } from 'node:fs'

/** One fault to put into the code. */
export interface PlantedMutant {
  /** Path from the root of the repository. */
  file: string
  /** The piece of code that is replaced; it occurs once in the file. */
  code: string
  replacement: string
  /** What the operator would see, in English. */
  fault: string
  /** The journeys to run if no unit test notices it: 'forms' for e2e/forms.e2e.ts. */
  journeys: string
}

const withoutMarks = (cell: string) =>
  cell
    .trim()
    .replace(/^`(.*)`$/s, '$1')
    .replaceAll('\\|', '|')

/** Parses the rows of the table. Throws if a row has another number of cells. */
export function parsePlantedMutants(markdown: string): PlantedMutant[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [file, code, replacement, fault, journeys, ...rest] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(withoutMarks)
      if (!file || !code || replacement === undefined || !fault || !journeys || rest.length > 0)
        throw new Error(`planted.md: a row has not five cells: ${line}`)
      return { file, code, replacement, fault, journeys }
    })
}

/** Reads the table of the repository. */
export const readPlantedMutants = (): PlantedMutant[] =>
  parsePlantedMutants(readFileSync('tests/mutation/planted.md', 'utf8'))

/** Returns the source with the mutant's code replaced. Throws if the code does not occur exactly once. */
export function plant(source: string, { file, code, replacement }: PlantedMutant): string {
  const parts = source.split(code)
  if (parts.length !== 2) throw new Error(`${file}: ${parts.length - 1} times in the file: ${code}`)
  return parts.join(replacement)
}

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePlantedMutants, plant, readPlantedMutants } from './planted-table.ts'

const mutants = readPlantedMutants()

describe('the planted mutants', () => {
  it('are thirty', () => expect(mutants).toHaveLength(30))

  it.each(mutants)('$file: its code occurs once, and its journeys exist: $code', (mutant) => {
    const source = readFileSync(mutant.file, 'utf8')
    expect(plant(source, mutant)).not.toBe(source)
    expect(existsSync(`e2e/${mutant.journeys}.e2e.ts`)).toBe(true)
  })

  it('are refused if their code occurs twice, or a row has too few cells', () => {
    const mutant = { file: 'a.ts', code: 'x', replacement: 'y', fault: '', journeys: '' }
    expect(() => plant('x x', mutant)).toThrow('a.ts: 2 times in the file: x')
    expect(() => parsePlantedMutants('| `a.ts` | `x` | `y` |')).toThrow('has not five cells')
  })

  it('may have a bar in their code', () => {
    expect(parsePlantedMutants('| `a.ts` | `a \\|\\| b` | `a` | seen | `forms` |')[0]?.code).toBe('a || b')
  })
})

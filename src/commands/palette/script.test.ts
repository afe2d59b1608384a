import { describe, expect, it } from 'vitest'
import { scriptQuestion } from '#commands/running/script.ts'
import { scriptOf } from './entry.ts'
import { lookedFor } from './record-lookup.ts'
import { type LookedUp } from './records.ts'
import { scene, read, top, titles } from './scene.fixture.ts'

describe('a script', () => {
  const at = scene()
  it('is one act on its steps, one for each record', () => {
    const listing = read('excluir produto 12, 15; ir para lojas', at)
    expect(titles(listing)).toEqual([
      ['Roteiro', 'Executar 2 comandos'],
      ['Comandos, nesta ordem', 'Excluir produtos', 'Ir para Lojas'],
    ])
    const script = scriptOf(top(listing))
    expect(script?.steps.map(({ phrase }) => phrase)).toEqual([
      'excluir produto 12',
      'excluir produto 15',
      'ir para lojas',
    ])
    expect(script && scriptQuestion(script)).toBe(
      'Executar 3 comandos? excluir produto 12; excluir produto 15; ir para lojas',
    )
  })
  it('does not run with a line that is not understood or not complete', () => {
    expect(top(read('excluir produto 12; xyzzy', at))?.off).toBe('“xyzzy”: não entendido')
    expect(read('excluir produto 12; xyzzy', at).choose).toBe(false)
    expect(top(read('editar loja; ir para lojas', at))?.off).toBe('“editar loja”: falta um argumento')
  })
  it('leaves out the steps whose record does not exist', () => {
    const listing = read('excluir produto 12, 15; ir para lojas', at)
    const entries = listing.groups.flatMap((group) => group.entries)
    const looked: LookedUp = new Map([
      [
        entries[1]?.key ?? '',
        [
          [12, { state: 'missing' }],
          [15, { state: 'loading' }],
        ],
      ],
    ])
    const whole = top(listing)
    if (!whole) throw new Error('no entry')
    expect([...lookedFor(whole, looked, entries).skip]).toEqual([[1, 'excluir produto 12 (#12 não existe)']])
  })
})

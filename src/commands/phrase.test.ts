import { expect, it } from 'vitest'
import { faixa, id, ids, n, optional, periodo } from './args.ts'
import { defineCommand } from './define.ts'
import { phraseOf } from './phrase.ts'

const remove = defineCommand({
  id: 'produto.excluir',
  title: 'Excluir',
  group: 'Ações',
  place: 'row',
  args: { ids: ids('produto') },
  phrases: ['excluir produto {ids}', 'apagar produto {ids}'],
})
const stock = defineCommand({
  id: 'estoque',
  title: 'Ajustar',
  group: 'Ações',
  place: 'row',
  args: { id: id('produto'), n: n('quantidade') },
  phrases: ['ajustar estoque do produto {id} para {n}'],
})
const audit = defineCommand({
  id: 'auditoria.valor',
  title: 'Auditar',
  group: 'Ações',
  place: 'global',
  args: { faixa: faixa(), periodo: optional(periodo()) },
  phrases: ['auditar valor {faixa} {periodo}', 'transações {faixa}'],
})

it('writes ids in short', () =>
  expect(phraseOf(remove, { ids: [12, 15, 16, 17, 18] })).toBe('excluir produto 12, 15-18'))
it('stops before what is not known', () => {
  expect(phraseOf(remove, {})).toBe('excluir produto')
  expect(phraseOf(stock, { id: 12 })).toBe('ajustar estoque do produto 12 para')
  expect(phraseOf(stock, { id: 12, n: 0 })).toBe('ajustar estoque do produto 12 para 0')
})
it('takes the phrase that says exactly what is known', () => {
  expect(phraseOf(audit, { faixa: { min: 100 } })).toBe('transações acima de 100')
  expect(
    phraseOf(audit, { faixa: { min: 100, max: 500.5 }, periodo: { de: '2026-10-01T00:00', ate: '2026-10-15T23:59' } }),
  ).toBe('auditar valor de 100 a 500,5 de 01/10/2026 a 15/10/2026')
})
it('writes a time where it is not the edge of the day', () =>
  expect(phraseOf(audit, { faixa: { max: 9 }, periodo: { de: '2026-10-15T14:30' } })).toBe(
    'auditar valor até 9 desde 15/10/2026 14:30',
  ))

// @vitest-environment jsdom
/** A name that an operator gives is kept as it is typed, and found again by it (commands/language/README §2). */
import { beforeEach, expect, it } from 'vitest'
import { createReader } from '#commands/language/reader.ts'
import { owner } from '#lib/kept/owner.ts'
import { saveView } from '#listing/views/views.ts'
import { at, registry } from './registry.ts'

const reader = createReader(registry)

beforeEach(() => {
  localStorage.clear()
  owner.set('7')
  for (const name of ['minha fila', 'fila', 'pendentes']) saveView(name, '/bonus')
})

it.each([
  ['salvar visão meus caros', 'visao.salvar', 'meus caros'],
  ['salvar visão minha fila', 'visao.salvar', 'minha fila'],
  ['salvar visão o que falta', 'visao.salvar', 'o que falta'],
  ['salvar visão não liberados', 'visao.salvar', 'não liberados'],
  ['salva essa visão como os do mês', 'visao.salvar', 'os do mês'],
  ['guardar esta consulta com o nome Março', 'visao.salvar', 'Março'],
  ['visão minha fila', 'visao.abrir', 'minha fila'],
  ['visão fila', 'visao.abrir', 'fila'],
  ['abrir a visão dos pendentes', 'visao.abrir', 'pendentes'],
  ['excluir visão minha fila', 'visao.excluir', 'minha fila'],
])('%s', (line, id, texto) => {
  const [first] = reader.read(line, at('/bonus'))
  expect([first?.command.id, first?.args]).toEqual([id, { texto }])
  expect(reader.stop(line)).toBeNull()
})

it('a view that is not to be kept is not', () => {
  expect(reader.stop('não salve a visão dos liberados')).not.toBeNull()
})

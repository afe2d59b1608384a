import { expect, it } from 'vitest'
import { createReader } from '#commands/language/reader.ts'
import { contexts } from '#commands/language/screens.fixture.ts'
import { produto } from '#commands/nouns.fixture.ts'
import type { AnyList } from '#listing/define.ts'
import { listViewCommand } from './list-view-command.ts'

const command = listViewCommand({
  noun: produto,
  title: 'Produtos',
  path: '/produtos',
  columns: [],
} as never as AnyList)

it('is called no filter where an order is refused', () => {
  const reader = createReader({ commands: [command], nouns: [produto] })
  const [first] = reader.read('ordenar por cor', contexts([produto]).at('/produtos'))
  expect([first?.command.title, first?.problem]).toEqual(['Mostrar Produtos', 'Produtos não tem a coluna “cor”'])
})

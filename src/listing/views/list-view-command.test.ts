import { expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { createContexts } from '#commands/language/screens.fixture.ts'
import { produto } from '#commands/resources.fixture.ts'
import type { AnyList } from '#listing/define.ts'
import { createListViewCommand } from './list-view-command.ts'

const command = createListViewCommand({
  resource: produto,
  title: 'Produtos',
  path: '/produtos',
  columns: [],
} as never as AnyList)

it('does not call itself a filter if a sort is refused', () => {
  const interpreter = createInterpreter({ commands: [command], resources: [produto] })
  const [first] = interpreter.interpret('ordenar por cor', createContexts([produto]).at('/produtos'))
  expect([first?.command.title, first?.problem]).toEqual(['Mostrar Produtos', 'Produtos não tem a coluna “cor”'])
})

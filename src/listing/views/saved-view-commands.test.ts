// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { getCommandContext } from '#commands/runtime.ts'
import { canBeUndoStep } from '#commands/execution/record-action.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { savedViewCommands } from './saved-view-commands.ts'
import { findView } from './saved-views.ts'

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
})

const save = (texto: string) =>
  savedViewCommands.find(({ id }) => id === 'visao.salvar')?.run?.({ texto }, getCommandContext())

it('keeps the list, without its page, the record that stands open over it and the view that was opened', () => {
  history.replaceState(null, '', '/cashbacks?pagina=3&ordem=id,ASC&ver=240&visao=antiga')
  void save('janela')
  expect(findView('janela')?.to).toBe('/cashbacks?ordem=id%2CASC&colunas=padrao')
})

it('are steps where they change what is kept: no older act is taken back in their place', () => {
  const steps = savedViewCommands.filter(canBeUndoStep).map(({ id }) => id)
  expect(steps).toEqual(['visao.salvar', 'visao.atualizar', 'visao.excluir'])
})

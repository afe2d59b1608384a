// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { getCommandContext } from '#commands/runtime.ts'
import { isRecordWrite } from '#commands/execution/store-action.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { savedViewCommands } from './saved-view-commands.ts'
import { findView } from './saved-views.ts'

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
})

const save = (texto: string) =>
  savedViewCommands.find(({ id }) => id === 'visao.salvar')?.run?.({ texto }, getCommandContext())

it('saves the list without its page, the open record and the opened view', () => {
  history.replaceState(null, '', '/cashbacks?pagina=3&ordem=id,ASC&ver=240&visao=antiga')
  void save('janela')
  expect(findView('janela')?.to).toBe('/cashbacks?ordem=id%2CASC&colunas=padrao')
})

it('are undo steps if they change stored views, so that no older action is undone instead', () => {
  const steps = savedViewCommands.filter(isRecordWrite).map(({ id }) => id)
  expect(steps).toEqual(['visao.salvar', 'visao.atualizar', 'visao.excluir'])
})

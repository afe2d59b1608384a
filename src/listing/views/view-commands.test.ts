// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { commandContext } from '#commands/runtime.ts'
import { mayBeStep } from '#commands/running/remember.ts'
import { owner } from '#lib/kept/owner.ts'
import { viewCommands } from './view-commands.ts'
import { findView } from './views.ts'

beforeEach(() => {
  localStorage.clear()
  owner.set('7')
})

const save = (texto: string) => viewCommands.find(({ id }) => id === 'visao.salvar')?.run?.({ texto }, commandContext())

it('keeps the list, without its page, the record that stands open over it and the view that was opened', () => {
  history.replaceState(null, '', '/cashbacks?pagina=3&ordem=id,ASC&ver=240&visao=antiga')
  void save('janela')
  expect(findView('janela')?.to).toBe('/cashbacks?ordem=id%2CASC&colunas=padrao')
})

it('are steps where they change what is kept: no older act is taken back in their place', () => {
  const steps = viewCommands.filter(mayBeStep).map(({ id }) => id)
  expect(steps).toEqual(['visao.salvar', 'visao.atualizar', 'visao.excluir'])
})

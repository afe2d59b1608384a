/** Checks what a section could forget silently: a command in its list, or a command of its list in the registry. */
import { expect, it } from 'vitest'
import { sections } from '#app/sections.ts'
import { getFormDefinition } from '#forms/form-screens.ts'
import { listsByPath } from './lists.ts'
import { registry } from './registry.ts'

/** Row commands that a list does not show, with the reason. */
const NOT_IN_LIST: Readonly<Record<string, string>> = {
  'produto.estoque.ver': 'the list has the column',
  'transacao.ver': 'a click on the row opens the dialog',
  'auditoria.deLinha': 'it is for rows of other lists',
}

it('each row command of a section is among the row commands of its list', () => {
  const forgotten = [...listsByPath.values()]
    .filter(({ path, resource }) => path === resource.path)
    .flatMap(({ resource, rowCommands = [] }) =>
      registry.commands.filter(
        (command) => command.scope === 'row' && command.resource === resource && !rowCommands.includes(command),
      ),
    )
    .map(({ id }) => id)
  expect(forgotten.filter((id) => !(id in NOT_IN_LIST))).toEqual([])
  expect(Object.keys(NOT_IN_LIST).filter((id) => !forgotten.includes(id))).toEqual([])
})

it('a resource that shows its records in a dialog has the command that opens it, and no other resource has one', () => {
  const dialogs = [...listsByPath.values()].filter(({ path, resource }) => path === resource.path)
  expect(dialogs.filter(({ resource }) => resource.recordView === 'dialog').map(({ resource }) => resource.id)).toEqual(
    dialogs
      .filter(({ resource }) => registry.get(`${resource.id}.ver`)?.opensRecord)
      .map(({ resource }) => resource.id),
  )
})

it('each command of a list is registered', () => {
  const shown = [...listsByPath.values()].flatMap(({ toolbar = [], rowCommands = [] }) => [...toolbar, ...rowCommands])
  expect(shown.filter((command) => registry.get(command.id) !== command).map(({ id }) => id)).toEqual([])
})

it('each route of a form opens a form of its resource', async () => {
  const routes = sections
    .flatMap((section) => section.routes)
    .filter(({ path }) => /\/(cadastrar|editar\/\$id)$/.test(path))
  expect(routes.length).toBeGreaterThan(10)
  const wrong: string[] = []
  for (const { path, resource, loadScreen } of routes)
    if (getFormDefinition(await loadScreen())?.resource !== resource) wrong.push(path)
  expect(wrong).toEqual([])
})

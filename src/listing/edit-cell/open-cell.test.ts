import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { loja } from '#commands/resources.fixture.ts'
import { whenRegistryLoaded } from '#commands/runtime.ts'
import type { AnyForm } from '#forms/define.ts'
import { defineFields } from '#forms/form-fields.ts'
import { createSetFieldCommand } from '#forms/resource-commands/field-commands.ts'
import type { ListModel } from '#listing/model.ts'
import { openCellStore, setCellEdit } from './cell-edits.ts'
import { NO_FORM_REASON, openCell } from './open-cell.ts'

const resource = { ...loja, path: '/lojas', calls: 'lojas' } as const
const fieldDefinitions = defineFields({ dscNome: { label: 'Nome', kind: 'text' } })
const form = { fieldDefinitions } as unknown as AnyForm

vi.mock('#commands/runtime.ts', () => ({
  whenRegistryLoaded: vi.fn(),
  getCommandContext: () => ({ screen: {}, navigate() {} }),
}))
vi.mock('#forms/form-screens.ts', () => ({ loadFormDefinition: () => Promise.resolve(form) }))

const setter = createSetFieldCommand(resource, fieldDefinitions)
const setRegistry = (command: object | undefined) =>
  vi
    .mocked(whenRegistryLoaded)
    .mockResolvedValue({ get: (id: string) => (id === 'loja.alterar' ? command : null) } as never)

const definition = { resource }
const columns = [
  { field: 'id', label: 'ID' },
  { field: 'dscNome', label: 'Nome' },
]
const rows = [{ id: 7 }, { id: 0 }]
const list = { definition, columns, rows } as unknown as ListModel

beforeEach(() => setRegistry(setter))
afterEach(() => {
  setCapabilities(null)
  openCellStore.set(null)
})

it('opens the field behind the cell, for its record or for several that are selected', async () => {
  expect(await openCell(list, { row: 0, column: 1 })).toBeNull()
  expect(openCellStore.get()).toMatchObject({ name: 'dscNome', column: 'dscNome', row: { id: 7 }, ids: [7] })
  expect(await openCell(list, { row: 0, column: 1 }, [3, 4])).toBeNull()
  expect(openCellStore.get()).toMatchObject({ row: { id: 7 }, ids: [3, 4] })
  // One selected record may not be the one under the cursor.
  expect(await openCell(list, { row: 0, column: 1 }, [3])).toBeNull()
  expect(openCellStore.get()).toMatchObject({ ids: [7] })
})

it('opens nothing, with the reason, over a cell that is no field, without a record, and on a list without a form', async () => {
  expect(await openCell(list, { row: 0, column: 0 })).toBe('ID não é um campo do formulário')
  expect(await openCell(list, { row: 2, column: 1 })).toBe('Leve o cursor a uma linha')
  expect(await openCell(list, { row: 1, column: 1 })).toMatch(/id/)
  const subList = { ...list, definition: { ...definition, fixedInput: { id: 1 } } } as unknown as ListModel
  expect(await openCell(subList, { row: 0, column: 1 })).toBe(NO_FORM_REASON)
  setRegistry(undefined)
  expect(await openCell(list, { row: 0, column: 1 })).toBe(NO_FORM_REASON)
  expect(openCellStore.get()).toBeNull()
})

it('opens nothing that the platform does not store', async () => {
  setCapabilities({ readOnly: ['lojas'] })
  expect(await openCell(list, { row: 0, column: 1 })).toMatch(/^Só consulta/)
  for (const id of ['loja.alterar', 'loja.editar', 'loja.salvar']) {
    setCapabilities({ withoutCommands: [id] })
    expect(await openCell(list, { row: 0, column: 1 })).toBe('A plataforma não atende este comando')
  }
  expect(openCellStore.get()).toBeNull()
})

it('waits for a value of the cell that is being sent', async () => {
  setCellEdit(resource, 7, 'dscNome', { status: 'pending', value: 'novo', problem: null })
  expect(await openCell(list, { row: 0, column: 1 })).toBe('Nome de #7 ainda está sendo gravado')
  setCellEdit(resource, 7, 'dscNome', null)
})

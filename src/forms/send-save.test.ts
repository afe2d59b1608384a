import { afterEach, expect, it, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { loja } from '#commands/resources.fixture.ts'
import type { AnyForm } from '#forms/define.ts'
import { getSaveRefusal, sendSave } from './send-save.ts'

afterEach(() => setCapabilities(null))
const resource = { ...loja, calls: 'lojas' }
const READ_ONLY = 'Só consulta: a plataforma não aceita esta alteração'
const NOT_SUPPORTED = 'A plataforma não atende este comando'

it.each([
  [{}, null, null],
  [{ withoutCommands: ['loja.salvar'] }, NOT_SUPPORTED, NOT_SUPPORTED],
  [{ withoutCommands: ['form.salvar'] }, NOT_SUPPORTED, NOT_SUPPORTED],
  [{ withoutCommands: ['loja.cadastrar'] }, NOT_SUPPORTED, null],
  [{ withoutCommands: ['loja.editar'] }, null, NOT_SUPPORTED],
  [{ withoutCommands: ['produto.salvar'] }, null, null],
  [{ readOnly: ['lojas'] }, READ_ONLY, READ_ONLY],
  [{ readOnly: ['lojas.criar'] }, READ_ONLY, null],
  [{ readOnly: ['lojas.atualizar'] }, null, READ_ONLY],
])('with %j a new record is refused by %j, a stored one by %j', (capabilities, create, edit) => {
  setCapabilities(capabilities)
  expect([getSaveRefusal(resource, 'create'), getSaveRefusal(resource, 'edit')]).toEqual([create, edit])
})

it('sends a save only if it is not refused, and says why', async () => {
  const save = vi.fn().mockResolvedValue('answer')
  const form = { resource, save } as Partial<AnyForm> as AnyForm
  const context = { id: 7, loaded: {} }
  expect(await sendSave(form, {}, context)).toBe('answer')
  setCapabilities({ withoutCommands: ['loja.editar'] })
  await expect(sendSave(form, {}, context)).rejects.toMatchObject({
    kind: 'not-sent',
    message: `${NOT_SUPPORTED}. Nada foi enviado`,
  })
  expect(save).toHaveBeenCalledOnce()
  expect(await sendSave(form, {}, { id: null, loaded: null })).toBe('answer')
})

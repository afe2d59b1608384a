/** Tests the description of ongoing work on the error page (cases D16, G4). */
import { expect, it, onTestFinished, vi } from 'vitest'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import { sendWrite } from '#api/cache/write.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { call } from '#api/session/client.ts'
import { registerPendingSave, getPendingSaves } from '#forms/save/pending-saves.ts'
import { subscribeToOngoingWork, describeOngoingWork } from './ongoing-work.ts'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))

const endpoint = { id: 'produtos.sincronizar', path: '/produtos', invalidates: [] } as unknown as Endpoint
const describe = () => describeOngoingWork(getPendingSaves())

it('says that nothing is being sent only if that is true', () => {
  expect(describe()).toEqual(['Nada está sendo enviado.'])
})

it('names a pending save, and says when it has finished [D16]', () => {
  const end = registerPendingSave({
    path: '/lojas/cadastrar',
    name: 'Loja',
    sentAtMs: new Date(2026, 0, 5, 10, 31).getTime(),
  })
  const savesBefore = getPendingSaves()
  let changes = 0
  onTestFinished(subscribeToOngoingWork(() => changes++))
  expect(describeOngoingWork(savesBefore)).toEqual([
    'Loja: o salvamento foi enviado às 10:31 e ainda não terminou. Não envie de novo: o fim será dito em um aviso.',
  ])
  end()
  expect(changes).toBe(1)
  expect(describeOngoingWork(savesBefore)).toEqual(['Loja: o salvamento terminou. Um aviso diz como.'])
})

it('names the unsaved work of the tab', () => {
  onTestFinished(registerUnsavedWork(() => '4 exclusões que faltam'))
  expect(describe()).toEqual(['Continua em curso: 4 exclusões que faltam.'])
})

it('mentions any other write while it is pending', async () => {
  let respond: (row: unknown) => void = () => {}
  vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  const sending = sendWrite(endpoint, {})
  expect(describe()).toEqual(['Um envio está a caminho. Não o repita: o fim será dito em um aviso.'])
  respond({})
  await sending
  expect(describe()).toEqual(['Nada está sendo enviado.'])
})

/** What is said where a screen broke goes by what is on its way and what still stands (cases D16, G4). */
import { expect, it, onTestFinished, vi } from 'vitest'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import { sendWrite } from '#api/cache/query.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { call } from '#api/session/client.ts'
import { registerPendingSave, getPendingSaves } from '#forms/save/pending-saves.ts'
import { subscribeToOngoingWork, describeOngoingWork } from './ongoing-work.ts'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))

const endpoint = { id: 'produtos.sincronizar', path: '/produtos', invalidates: [] } as unknown as Endpoint
const said = () => describeOngoingWork(getPendingSaves())

it('says that nothing is sent where that is so, and only there', () => {
  expect(said()).toEqual(['Nada está sendo enviado.'])
})

it('names a save on its way, and says once it is over [D16]', () => {
  const end = registerPendingSave({
    path: '/lojas/cadastrar',
    name: 'Loja',
    sentAtMs: new Date(2026, 0, 5, 10, 31).getTime(),
  })
  const before = getPendingSaves()
  let changes = 0
  onTestFinished(subscribeToOngoingWork(() => changes++))
  expect(describeOngoingWork(before)).toEqual([
    'Loja: o salvamento foi enviado às 10:31 e ainda não terminou. Não envie de novo: o fim será dito em um aviso.',
  ])
  end()
  expect(changes).toBe(1)
  expect(describeOngoingWork(before)).toEqual(['Loja: o salvamento terminou. Um aviso diz como.'])
})

it('names what the tab is at', () => {
  onTestFinished(registerUnsavedWork(() => '4 exclusões que faltam'))
  expect(said()).toEqual(['Continua em curso: 4 exclusões que faltam.'])
})

it('tells of any other write as long as it is on its way', async () => {
  let answer: (row: unknown) => void = () => {}
  vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const sending = sendWrite(endpoint, {})
  expect(said()).toEqual(['Um envio está a caminho. Não o repita: o fim será dito em um aviso.'])
  answer({})
  await sending
  expect(said()).toEqual(['Nada está sendo enviado.'])
})

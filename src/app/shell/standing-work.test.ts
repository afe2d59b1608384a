/** What is said where a screen broke goes by what is on its way and what still stands (cases D16, G4). */
import { expect, it, onTestFinished, vi } from 'vitest'
import { putAtStake } from '#api/session/at-stake.ts'
import { send } from '#api/cache/query.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { call } from '#api/session/client.ts'
import { noteSent, sentSaves } from '#forms/save/sent-saves.ts'
import { onStandingWork, standingWork } from './standing-work.ts'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))

const endpoint = { id: 'produtos.sincronizar', path: '/produtos', stales: [] } as unknown as Endpoint
const said = () => standingWork(sentSaves())

it('says that nothing is sent where that is so, and only there', () => {
  expect(said()).toEqual(['Nada está sendo enviado.'])
})

it('names a save on its way, and says once it is over [D16]', () => {
  const end = noteSent({ path: '/lojas/cadastrar', name: 'Loja', sentAt: new Date(2026, 0, 5, 10, 31).getTime() })
  const before = sentSaves()
  let changes = 0
  onTestFinished(onStandingWork(() => changes++))
  expect(standingWork(before)).toEqual([
    'Loja: o salvamento foi enviado às 10:31 e ainda não terminou. Não envie de novo: o fim será dito em um aviso.',
  ])
  end()
  expect(changes).toBe(1)
  expect(standingWork(before)).toEqual(['Loja: o salvamento terminou. Um aviso diz como.'])
})

it('names what the tab is at', () => {
  onTestFinished(putAtStake(() => '4 exclusões que faltam'))
  expect(said()).toEqual(['Continua em curso: 4 exclusões que faltam.'])
})

it('tells of any other write as long as it is on its way', async () => {
  let answer: (row: unknown) => void = () => {}
  vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const sending = send(endpoint, {})
  expect(said()).toEqual(['Um envio está a caminho. Não o repita: o fim será dito em um aviso.'])
  answer({})
  await sending
  expect(said()).toEqual(['Nada está sendo enviado.'])
})

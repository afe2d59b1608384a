/** The result of saving a product if the plan's own call fails (cases D10, O1). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import type { AnyForm } from '#forms/define.ts'
import { getFormDefinition } from '#forms/form-screens.ts'
import { Screen } from './form.tsx'

const { sent, answers } = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  /** The response of each call by endpoint id; an error is thrown. */
  answers: {} as Record<string, unknown>,
}))

/** The product's current plan; an error if it cannot be read. */
let stored: number | null | Error
vi.mock('#api/session/client.ts', () => ({
  call: () => (stored instanceof Error ? Promise.reject(stored) : Promise.resolve({ planoProdutoId: stored })),
}))
vi.mock('#api/cache/write.ts', async (original) => ({
  ...(await original<object>()),
  sendWrite: (endpoint: AnyEndpoint, input: unknown) => {
    sent.push([endpoint.id, input])
    const answer = answers[endpoint.id]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  },
}))

const form = getFormDefinition(Screen) as AnyForm
/** Saves product 7 with the plan before and the plan after. */
const saving = (before: number | null, now: number | undefined) =>
  form.save({ dscNome: 'Caneca', planoProdutoId: now }, { id: 7, loaded: { planoProdutoId: before } }).then(
    () => null,
    (error: unknown) => (error as Error).message,
  )

beforeEach(() => {
  sent.length = 0
  for (const id of Object.keys(answers)) delete answers[id]
})

test.each([
  [2, undefined, 'planos.desassociarProduto', 'não desassociado'],
  [2, 3, 'planos.associarProduto', 'não associado'],
] as const)('plan %j over %j: what was not done is said', async (before, now, call, said) => {
  answers[call] = new ApiError({ kind: 'status', status: 500 })
  expect(await saving(before, now)).toBe(`Produto salvo (#7), plano ${said}. Tente de novo.`)
  answers[call] = new ApiError({ kind: 'timeout', isUncertain: true })
  expect(await saving(before, now)).toBe(`Produto salvo (#7), plano talvez ${said}: não se sabe. Tente de novo.`)
  expect(sent.map(([id]) => id)).toEqual(['produtos.atualizar', call, 'produtos.atualizar', call])
})

test.each([404, 409])('a plan that the product’s own call has removed is no failure: %j', async (status) => {
  answers['planos.desassociarProduto'] = new ApiError({ kind: 'status', status })
  stored = null
  expect(await saving(2, undefined)).toBeNull()
  // The product still has the plan, or it cannot be read: the refusal stays.
  for (stored of [2, new ApiError({ kind: 'network' })])
    expect(await saving(2, undefined)).toContain('plano não desassociado')
  stored = null
  // For an association the same status says that it was not done.
  answers['planos.associarProduto'] = new ApiError({ kind: 'status', status })
  expect(await saving(2, 3)).toContain('plano não associado')
})

test('a changed plan whose call is read-only is refused before anything is sent; the others are saved', async () => {
  setCapabilities({ readOnly: ['planos'] })
  onTestFinished(() => setCapabilities(null))
  const reason = 'nada foi enviado. Só consulta: a plataforma não aceita esta alteração.'
  expect(await saving(2, 3)).toBe(`Plano não associado, ${reason}`)
  expect(await saving(2, undefined)).toBe(`Plano não desassociado, ${reason}`)
  expect(sent).toEqual([])
  expect(await saving(2, 2)).toBeNull()
  expect(sent.map(([id]) => id)).toEqual(['produtos.atualizar'])
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseOutput } from '#api/call/client-response.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { setCapabilities } from '#api/capabilities.ts'
import { ApiError } from '#api/errors.ts'
import { PartialSaveError } from '#forms/define.ts'
import type { Plano } from './contract.ts'
import { savePlano } from './save-plan.ts'

const { sent, answers } = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  /** The response of each call by endpoint id; an error is thrown. */
  answers: {} as Record<string, unknown>,
}))

vi.mock('#api/cache/write.ts', () => ({
  sendWrite: (endpoint: AnyEndpoint, input: unknown) => {
    sent.push([endpoint.id, input])
    const response = answers[endpoint.id]
    return response instanceof Error
      ? Promise.reject(response)
      : Promise.resolve(response).then((body) => parseOutput(endpoint, body))
  },
}))

const plano = { dscNome: 'Ouro', isAtivo: true, isPadrao: false, maxDepth: 3 }
const niveis = [
  { nivel: 2, percentual: 2.5 },
  { nivel: 1, percentual: 5 },
]
const stored: Plano = { id: 7, ...plano, niveis: [] }
const refused = new ApiError({ kind: 'status', status: 500 })
const problem = (saving: Promise<unknown>) =>
  saving.then(
    () => null,
    (error: unknown) => error,
  )

beforeEach(() => {
  sent.length = 0
  for (const id of Object.keys(answers)) delete answers[id]
  answers['planos.criar'] = { id: 9 }
})

describe('a new plan', () => {
  test('is sent first, then its levels', async () => {
    await savePlano({ ...plano, niveis }, { id: null, loaded: null })
    expect(sent).toEqual([
      ['planos.criar', plano],
      ['planos.niveis', { id: 9, niveis }],
    ])
  })

  test('without levels takes one call', async () => {
    await savePlano({ ...plano, niveis: [] }, { id: null, loaded: null })
    expect(sent.map(([id]) => id)).toEqual(['planos.criar'])
  })

  test('whose levels fail is reported with its id, and the next save creates no second plan [D10]', async () => {
    answers['planos.niveis'] = refused
    const error = await problem(savePlano({ ...plano, niveis }, { id: null, loaded: null }))
    expect(error).toBeInstanceOf(PartialSaveError)
    expect(error).toMatchObject({ id: 9, cause: refused })
    expect((error as Error).message).toContain('Plano criado (#9), níveis não salvos')

    sent.length = 0
    delete answers['planos.niveis']
    await savePlano({ ...plano, niveis }, { id: 9, loaded: null })
    expect(sent.map(([id]) => id)).toEqual(['planos.atualizar', 'planos.niveis'])
  })

  test('that is refused itself is not reported as half saved', async () => {
    answers['planos.criar'] = refused
    expect(await problem(savePlano({ ...plano, niveis }, { id: null, loaded: null }))).toBe(refused)
    expect(sent).toHaveLength(1)
  })

  test.each([[{ id: 0 }], [{ data: { message: 'Criado' } }], [null]])(
    'whose id is missing in the response (%j) is not created again without a confirmation, and needs no id without levels [O1]',
    async (response) => {
      answers['planos.criar'] = response
      const error = await problem(savePlano({ ...plano, niveis }, { id: null, loaded: null }))
      // The error of the call itself, so that the next try asks for a confirmation.
      expect(error).toMatchObject({ isUncertain: true, cause: expect.any(TypeError) as TypeError })
      expect(await savePlano({ ...plano, niveis: [] }, { id: null, loaded: null })).toBe(response)
    },
  )
})

describe('a stored plan', () => {
  test('is sent, then its levels, also if none are left', async () => {
    await savePlano({ ...plano, niveis: [] }, { id: 7, loaded: stored })
    expect(sent).toEqual([
      ['planos.atualizar', { id: 7, ...plano }],
      ['planos.niveis', { id: 7, niveis: [] }],
    ])
  })

  test('sends its depth by its own call if it changed', async () => {
    await savePlano({ ...plano, maxDepth: 5, niveis: [] }, { id: 7, loaded: stored })
    expect(sent.at(-1)).toEqual(['planos.profundidade', { id: 7, maxDepth: 5 }])
  })

  test('says what is saved if a later call fails [D11]', async () => {
    answers['planos.niveis'] = refused
    const levels = await problem(savePlano({ ...plano, niveis }, { id: 7, loaded: stored }))
    expect((levels as Error).message).toContain('Plano salvo (#7), níveis não salvos')
    answers['planos.niveis'] = undefined
    answers['planos.profundidade'] = refused
    const depth = await problem(savePlano({ ...plano, maxDepth: 5, niveis }, { id: 7, loaded: stored }))
    expect((depth as Error).message).toContain('Plano e níveis salvos (#7), profundidade não salva. ')
  })

  test('does not report an unconfirmed write as refused [O1]', async () => {
    const lost = new ApiError({ kind: 'timeout', isUncertain: true })
    answers['planos.niveis'] = lost
    expect(await problem(savePlano({ ...plano, niveis }, { id: 7, loaded: stored }))).toMatchObject({
      message: 'Plano salvo (#7), níveis talvez não salvos: não se sabe. Salve de novo para completar.',
    })
    answers['planos.niveis'] = undefined
    answers['planos.profundidade'] = lost
    expect(await problem(savePlano({ ...plano, maxDepth: 5, niveis }, { id: 7, loaded: stored }))).toMatchObject({
      message: expect.stringContaining('(#7), profundidade talvez não salva: não se sabe.') as string,
    })
  })
})

describe('on a platform whose levels or depth are read-only', () => {
  const levelsOnlyRead = { readOnly: ['planos.niveis'] }
  const depthOnlyRead = { readOnly: ['planos.profundidade'] }
  const withLevels: Plano = { ...stored, niveis }
  const reason = 'nada foi enviado. Só consulta: a plataforma não aceita esta alteração.'
  afterEach(() => setCapabilities(null))

  test.each([
    ['new levels', levelsOnlyRead, { ...plano, niveis }, { id: null, loaded: null }, 'Níveis não salvos'],
    ['changed levels', levelsOnlyRead, { ...plano, niveis: [] }, { id: 7, loaded: withLevels }, 'Níveis não salvos'],
    [
      'a changed depth',
      depthOnlyRead,
      { ...plano, maxDepth: 5, niveis },
      { id: 7, loaded: withLevels },
      'Profundidade não salva',
    ],
  ])('refuses %s before anything is sent', async (_, limits, values, context, unsaved) => {
    setCapabilities(limits)
    const error = await problem(savePlano(values, context))
    expect(error).toMatchObject({ kind: 'not-sent', isUncertain: false, message: `${unsaved}, ${reason}` })
    expect(sent).toEqual([])
  })

  test('the plan alone is saved if its levels are as stored, in whatever order', async () => {
    setCapabilities(levelsOnlyRead)
    await savePlano({ ...plano, dscNome: 'Prata', niveis: niveis.toReversed() }, { id: 7, loaded: withLevels })
    expect(sent.map(([id]) => id)).toEqual(['planos.atualizar'])
  })

  test('a new plan without levels is saved', async () => {
    setCapabilities({ readOnly: ['planos.niveis', 'planos.profundidade'] })
    await savePlano({ ...plano, niveis: [] }, { id: null, loaded: null })
    expect(sent.map(([id]) => id)).toEqual(['planos.criar'])
  })
})

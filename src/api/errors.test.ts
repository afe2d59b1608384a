import { describe, expect, it } from 'vitest'
import {
  ApiError,
  type ErrorKind,
  findRefusalMessage,
  findFieldMessages,
  isFailureResponse,
  notFoundAsNull,
  findPlatformMessage,
} from './errors.ts'

describe('the message of a failed call', () => {
  it.each<[ErrorKind, string]>([
    ['network', 'Sem resposta do servidor.'],
    ['timeout', 'A plataforma demorou demais para responder.'],
    ['unexpected', 'Resposta inesperada do servidor'],
    ['too-large', 'A resposta do servidor é grande demais.'],
    ['session', 'Sessão expirada. Entre novamente.'],
    ['input', 'Há dados inválidos.'],
    ['not-sent', 'Nada foi enviado.'],
  ])('%s: %s', (kind, text) => expect(new ApiError({ kind }).message).toBe(text))

  it.each<[ConstructorParameters<typeof ApiError>[0], boolean]>([
    [{ kind: 'not-sent' }, true],
    [{ kind: 'network', message: 'Erro ao liberar. Sem resposta do servidor.' }, true],
    [{ kind: 'network' }, false],
  ])('%j has a full message: %s', (options, isTold) => expect(new ApiError(options).hasFullMessage).toBe(isTold))

  it.each([
    [400, 'A plataforma não aceitou os dados enviados.'],
    [401, 'A plataforma não reconheceu a sessão.'],
    [403, 'Sem permissão para esta ação.'],
    [404, 'Registro não encontrado.'],
    [408, 'A plataforma demorou demais para responder.'],
    [409, 'O registro está em conflito com outro ou foi alterado por outra pessoa.'],
    [412, 'O registro foi alterado por outra pessoa.'],
    [413, 'O conteúdo enviado é grande demais.'],
    [415, 'O tipo do arquivo enviado não é aceito.'],
    [418, 'A plataforma recusou a solicitação.'],
    [422, 'Há dados inválidos.'],
    [429, 'Muitas solicitações seguidas. Aguarde um instante.'],
    [499, 'A plataforma recusou a solicitação.'],
    [500, 'Erro interno da plataforma.'],
    [503, 'A plataforma está indisponível no momento.'],
    [599, 'Erro interno da plataforma.'],
  ])('a status %i: %s [F8]', (status, text) => expect(new ApiError({ kind: 'status', status }).message).toBe(text))

  it.each<[ErrorKind, string]>([
    ['network', 'Sem resposta do servidor. Verifique antes de repetir'],
    ['timeout', 'Sem resposta do servidor. Verifique antes de repetir'],
    ['unexpected', 'Não se sabe se foi feito: a resposta não diz. Verifique antes de repetir'],
    ['status', 'Não se sabe se foi feito: a resposta não diz. Verifique antes de repetir'],
  ])('an unconfirmed write, %s: %s [O1]', (kind, text) => {
    expect(new ApiError({ kind, status: 504, isUncertain: true })).toMatchObject({ message: text, isUncertain: true })
  })

  it('is the screen’s message before the platform’s, and the platform’s before the default', () => {
    const theirs = { platformMessage: 'Em uso' }
    expect(new ApiError({ kind: 'status', status: 409, ...theirs })).toMatchObject({ message: 'Em uso', ...theirs })
    expect(new ApiError({ kind: 'not-sent', message: 'Mudou depois', ...theirs }).message).toBe('Mudou depois')
  })

  it('is an ApiError and has only the given properties', () => {
    const cause = new TypeError('Failed to fetch')
    expect(new ApiError({ kind: 'network', cause })).toMatchObject({
      name: 'ApiError',
      kind: 'network',
      status: 0,
      platformMessage: null,
      fieldMessages: {},
      retryAfterSeconds: null,
      isUncertain: false,
      detail: null,
      cause,
    })
  })

  it('says whether the browser was offline', () => {
    expect(
      [{}, { isOffline: false }, { isOffline: true }].map(
        (more) => new ApiError({ kind: 'network', ...more }).isOffline,
      ),
    ).toEqual([false, false, true])
  })

  it('keeps 2,000 characters of a message for programmers [O3]', () => {
    expect(new ApiError({ kind: 'status', detail: 'x'.repeat(3_000) }).detail).toHaveLength(2_000)
  })
})

describe('the platform’s own message (spec 1 §8)', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a JSON text', ' Em uso ', 'Em uso'],
    ['message', { message: 'Em uso' }, 'Em uso'],
    ['mensagem', { mensagem: 'Em uso' }, 'Em uso'],
    ['message before mensagem', { mensagem: 'Outra', message: 'Em uso' }, 'Em uso'],
    ['mensagem where message is no sentence', { message: '<b>x</b>', mensagem: 'Em uso' }, 'Em uso'],
    ['under data', { data: { message: 'Em uso' } }, 'Em uso'],
    ['under result', { result: { mensagem: 'Em uso' } }, 'Em uso'],
    ['under both wrappers', { data: { result: { message: 'Em uso' } } }, 'Em uso'],
    ['deeper than any wrapper', { data: { data: { data: { message: 'Em uso' } } } }, undefined],
    ['the outer one first', { message: 'De fora', data: { message: 'De dentro' } }, 'De fora'],
    ['an object written out as a text', '{"message":"Em uso"}', 'Em uso'],
    ['an object written out as a message', { message: ' {"mensagem":"Em uso"}' }, 'Em uso'],
    ['a text that only begins as an object', '{perdido', '{perdido'],
    ['digits', '409', '409'],
    ['a list inside a quoted text', '"a [b]"', '"a [b]"'],
    ['a list', ['Em uso'], undefined],
    ['a list written out', '["Em uso"]', undefined],
    ['a text under a wrapper, which may be any data', { data: 'Em uso' }, undefined],
    ['a number', 7, undefined],
    ['a number for a message', { message: 7 }, undefined],
    ['nothing', null, undefined],
    ['an empty text', '  ', undefined],
  ])('%s', (_, response, message) => expect(findPlatformMessage(response)).toBe(message))
})

describe('the message of a refusal, after message and mensagem (spec 1 §8)', () => {
  it.each<[unknown, string | undefined]>([
    [{ detail: 'Em uso' }, 'Em uso'],
    [{ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Em uso' }, 'Em uso'],
    [{ detail: 'Outra', message: 'Em uso' }, 'Em uso'],
    [{ detail: 'Outra', mensagem: 'Em uso' }, 'Em uso'],
    [{ message: 'java.lang.Exception', detail: 'Em uso' }, 'Em uso'],
    [{ detail: 'at a.b(c)', error: { message: 'Em uso' } }, 'Em uso'],
    [{ error: { mensagem: 'Em uso' } }, 'Em uso'],
    [{ error: { detail: 'Em uso' } }, 'Em uso'],
    [{ error: 'Conflict' }, undefined],
    [{ errors: ['Em uso'] }, 'Em uso'],
    [{ errors: ['Nome repetido', 'SQLSTATE 23000', 'Enum repetido'] }, 'Nome repetido; Enum repetido'],
    [{ errors: ['x'.repeat(200), 'y'.repeat(200)] }, 'x'.repeat(200)],
    [{ errors: [{ message: 'Em uso' }, { field: 'dscNome', message: 'Curto' }] }, 'Em uso'],
    [{ errors: [{ campo: 'dscNome', mensagem: 'Curto' }, null, 7] }, undefined],
    [{ errors: {} }, undefined],
    [{ data: { detail: 'Em uso' } }, 'Em uso'],
    ['{"detail":"Em uso"}', 'Em uso'],
    [{ message: '{"errors":["Em uso"]}', detail: 'Outra' }, 'Outra'],
    ['Em uso', 'Em uso'],
    [null, undefined],
  ])('%j', (response, message) => expect(findRefusalMessage(response)).toBe(message))

  it('are no message in a successful response', () => {
    for (const response of [{ detail: 'x y' }, { errors: ['x y'] }, { error: { message: 'x y' } }])
      expect(findPlatformMessage(response)).toBeUndefined()
  })
})

describe('messages for fields', () => {
  it('are read from an object of fields, the first of several', () => {
    const response = { fields: { dscNome: 'Curto', numPreco: ['Alto', 'Demais'], vazio: '', numero: 7 } }
    expect({ ...findFieldMessages(response) }).toEqual({ dscNome: 'Curto', numPreco: 'Alto' })
  })
  it('are read from an object of errors, as in problem details', () => {
    const response = { title: 'Bad Request', errors: { dscNome: ['Curto', 'x'], numPreco: 'Alto' } }
    expect({ ...findFieldMessages(response) }).toEqual({ dscNome: 'Curto', numPreco: 'Alto' })
  })
  it('are read from a list of errors, in both spellings', () => {
    const errors = [
      { field: 'dscNome', message: 'Curto' },
      { campo: 'numPreco', mensagem: 'Alto' },
      { field: '', message: 'De ninguém' },
      { message: 'De ninguém' },
      { field: 7, message: 'De ninguém' },
      { field: 'dscNada', message: '  ' },
      { field: 'dscCodigo', message: 5 },
      'texto',
      null,
    ]
    expect({ ...findFieldMessages({ errors }) }).toStrictEqual({ dscNome: 'Curto', numPreco: 'Alto' })
  })
  it.each([null, 'texto', [], {}, { fields: [], errors: {} }, { fields: 'x', errors: 'y' }])(
    'are none in %j',
    (response) => expect(Object.keys(findFieldMessages(response))).toEqual([]),
  )
  it('with names of Object.prototype are only names [F13]', () => {
    const found = findFieldMessages(JSON.parse('{"fields":{"__proto__":"Curto","constructor":"Alto"}}'))
    expect(Object.getPrototypeOf(found)).toBeNull()
    expect(found['constructor']).toBe('Alto')
    expect(Object.keys(findFieldMessages({}))).toEqual([])
  })
})

it('notFoundAsNull returns null for a missing record and rethrows any other error', () => {
  expect(notFoundAsNull(new ApiError({ kind: 'status', status: 404 }))).toBeNull()
  const other = new ApiError({ kind: 'status', status: 500 })
  expect(() => notFoundAsNull(other)).toThrow(other)
  const foreign = Object.assign(new Error('x'), { status: 404 })
  expect(() => notFoundAsNull(foreign)).toThrow(foreign)
})

describe('a response with a success status that reports a failure', () => {
  it.each([
    [{ success: false }, true],
    [{ data: { success: false } }, true],
    [{ result: { success: false } }, true],
    [{ content: { success: false } }, true],
    [{ data: { result: { content: { success: false } } } }, true],
    [{ data: { data: { data: { data: { success: false } } } } }, false],
    [{ error: 'Em uso' }, true],
    [{ error: '  ' }, false],
    [{ success: true }, false],
  ])('%j: %s', (response, isFailure) => expect(isFailureResponse(response)).toBe(isFailure))

  it('is not searched for in an endless chain of wrappers', () => {
    const chain: Record<string, unknown> = {}
    chain['data'] = chain
    expect(isFailureResponse(chain)).toBe(false)
  })
})

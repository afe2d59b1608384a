import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { PartialSaveError } from '#forms/define.ts'
import { describeSaveError, createSaveErrorReport } from './save-error-report.ts'

const FAILURE = 'Erro ao salvar.'
const after = (options: ConstructorParameters<typeof ApiError>[0], isStored = true) =>
  describeSaveError(new ApiError(options), FAILURE, isStored)

describe('describeSaveError', () => {
  it("prefers the server's message to the default", () => {
    expect(after({ kind: 'status', status: 422, platformMessage: 'Link inválido' })).toBe('Link inválido')
    expect(after({ kind: 'status', status: 500 })).toBe(FAILURE)
    expect(after({ kind: 'status', status: 404, platformMessage: 'Sumiu' })).toBe('Sumiu')
  })
  it('says how long the platform asks to wait [F7]', () => {
    const refused = { kind: 'status', status: 429, retryAfterSeconds: 11.2 } as const
    expect(after(refused)).toBe('Erro ao salvar. Aguarde 12 s.')
    expect(after({ ...refused, platformMessage: 'Devagar' })).toBe('Devagar. Aguarde 12 s.')
    expect(after({ ...refused, retryAfterSeconds: 0 })).toBe(FAILURE)
  })
  it('says that the result is unknown, whatever else the response says', () => {
    expect(after({ kind: 'network', isUncertain: true })).toBe('Sem resposta do servidor. Verifique antes de repetir.')
  })
  it('says that a stored record is gone, and that the input is not [B9]', () => {
    expect(after({ kind: 'status', status: 404 })).toMatch(/^Registro não existe mais\./)
    expect(after({ kind: 'status', status: 404 }, false)).toBe(FAILURE)
  })
  it('names a file that is too large or of a wrong type [L7]', () => {
    expect(after({ kind: 'status', status: 413 })).toBe('O conteúdo enviado é grande demais.')
    expect(after({ kind: 'status', status: 415 })).toBe('O tipo do arquivo enviado não é aceito.')
  })
  it('says nothing after the session has ended, and the default for an error that is no response', () => {
    expect(after({ kind: 'session' })).toBeNull()
    expect(describeSaveError(new TypeError('x is not a function'), FAILURE, true)).toBe(FAILURE)
  })
  it('says what is saved and what is not', () => {
    const cause = new ApiError({ kind: 'status', status: 500, platformMessage: 'Falhou' })
    expect(
      describeSaveError(
        new PartialSaveError('Plano criado', 7, ['níveis', 'salvos'], 'Tente de novo', cause),
        FAILURE,
        false,
      ),
    ).toBe('Plano criado (#7), níveis não salvos. Tente de novo.')
  })
  it.each([
    [{ kind: 'status', status: 500 }, 'plano não associado'],
    [{ kind: 'network', isUncertain: true }, 'plano talvez não associado: não se sabe'],
    // An uncertain call was not sent again, so its result is still unknown.
    [{ kind: 'not-sent', isUncertain: true }, 'plano talvez não associado: não se sabe'],
  ] as const)('denies of a part only what somebody knows: %j [O1]', (options, said) => {
    const half = new PartialSaveError(
      'Produto salvo',
      7,
      ['plano', 'associado'],
      'Tente de novo',
      new ApiError(options),
    )
    expect(describeSaveError(half, FAILURE, true)).toBe(`Produto salvo (#7), ${said}. Tente de novo.`)
  })
})

describe('createSaveErrorReport', () => {
  const form = { failureMessages: { create: 'Erro ao criar', edit: 'Erro ao atualizar' } }
  const refused = new ApiError({ kind: 'status', status: 422, platformMessage: 'Link inválido' })

  it('raises a notice with the server’s message, else with the form’s', () => {
    expect(createSaveErrorReport(refused, form, 'edit')).toEqual({
      problem: 'Link inválido',
      cause: refused,
      notice: 'Link inválido',
      fields: {},
    })
    expect(createSaveErrorReport(refused, { ...form, ownMessagesMode: 'create' }, 'create').notice).toBe(
      'Erro ao criar',
    )
    expect(createSaveErrorReport(refused, { ...form, ownMessagesMode: 'create' }, 'edit').notice).toBe('Link inválido')
  })
  it('raises no notice if the form is silent, the session has ended, or the console did not send the save', () => {
    expect(createSaveErrorReport(refused, { ...form, isSilent: true }, 'edit')).toMatchObject({
      problem: 'Link inválido',
      notice: null,
    })
    for (const kind of ['session', 'not-sent'] as const)
      expect(createSaveErrorReport(new ApiError({ kind, message: 'Não' }), form, 'edit').notice).toBeNull()
  })
  it('says that the result of a save without a response is unknown, whatever messages the form has', () => {
    const cut = new ApiError({ kind: 'network', isUncertain: true })
    const told = createSaveErrorReport(cut, { ...form, ownMessagesMode: 'edit' }, 'edit')
    expect(told.notice).toBe(told.problem)
  })
  it('shows beside the button only the messages for fields that the form does not have', () => {
    const fields = { dscNome: 'Nome curto', status: 'Status obrigatório', 'niveis[0].nivel': 'Nível repetido' }
    const cause = new ApiError({ kind: 'status', status: 400, fieldMessages: fields })
    expect(createSaveErrorReport(cause, form, 'create', ['dscNome', 'niveis']).problem).toBe(
      'Erro ao criar: Status obrigatório',
    )
    expect(createSaveErrorReport(cause, form, 'create', ['dscNome', 'niveis', 'status']).problem).toBe('Erro ao criar')
  })
  it.each([
    ['Há um campo inválido.', ['Já está em uso.'], 'Há um campo inválido. Já está em uso.'],
    ['Inválido', ['Já em uso.', 'Longo demais'], 'Inválido: Já em uso. Longo demais'],
    ['Inválido', ['Já em uso', 'Longo demais'], 'Inválido: Já em uso; Longo demais'],
  ])('puts no mark behind a full stop: %s %j', (serverMessage, texts, told) => {
    const cause = new ApiError({
      kind: 'status',
      status: 422,
      platformMessage: serverMessage,
      fieldMessages: Object.fromEntries(texts.entries()),
    })
    expect(createSaveErrorReport(cause, form, 'create').problem).toBe(told)
  })
  it('recognizes a field by the name in its call, and shows the message only at the field [E6]', () => {
    const fields = { 'status.id': 'Status ruim', PORCENTAGEM_CASHBACK: 'Alta demais', rvId: 'Outro produto' }
    const cause = new ApiError({ kind: 'status', status: 422, fieldMessages: fields })
    const spelled = { ...form, aliases: { rvProductId: 'rvId' } }
    const told = createSaveErrorReport(cause, spelled, 'create', ['statusId', 'porcentagemCashback', 'rvProductId'])
    expect(told.fields).toEqual({
      statusId: 'Status ruim',
      porcentagemCashback: 'Alta demais',
      rvProductId: 'Outro produto',
    })
    expect(told.problem).toBe('Erro ao criar')
  })

  it('recognizes a bug of the console, and raises no notice for it', () => {
    expect(createSaveErrorReport(new TypeError('x'), form, 'create')).toEqual({
      problem: 'Erro ao criar',
      cause: null,
      notice: null,
      fields: {},
    })
  })
})

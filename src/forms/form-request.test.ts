import { describe, expect, it } from 'vitest'
import { defineFields } from '#forms/form-fields.ts'
import { createCopyHash, createFillHash, parseFormRequest, readDescribedValues } from './form-request.ts'

const cashback = defineFields({
  dscCashback: { label: 'Descrição', kind: 'text' },
  porcentagemCashback: { label: '% Cashback', kind: 'percent' },
})
const twoAmounts = defineFields({
  dscNome: { label: 'Nome', kind: 'text' },
  numPreco: { label: 'Preço', kind: 'money' },
  numCusto: { label: 'Custo', kind: 'money' },
})

describe('the fragment of a form’s address', () => {
  it.each([
    ['#numPreco', { focusedField: 'numPreco', description: '', copiedId: null }],
    ['', { focusedField: '', description: '', copiedId: null }],
    [`#${createFillHash('natal 5% & cia')}`, { focusedField: '', description: 'natal 5% & cia', copiedId: null }],
    ['#preencher=5%', { focusedField: '', description: '5%', copiedId: null }],
    [`#${createCopyHash(72)}`, { focusedField: '', description: '', copiedId: 72 }],
    ['#copiar=abc', { focusedField: '', description: '', copiedId: null }],
  ])('%s asks for %j', (fragment, request) => expect(parseFormRequest(fragment)).toEqual(request))
})

describe('what is said of a new record', () => {
  it.each([
    ['natal 5%', { dscCashback: 'natal', porcentagemCashback: '5' }],
    ['de 3,5% com nome Dia das Mães', { dscCashback: 'Dia das Mães', porcentagemCashback: '3,5' }],
    ['chamado volta às aulas de cinco', { dscCashback: 'volta às aulas de cinco' }],
    ['Ouro 2027', { dscCashback: 'Ouro 2027' }],
    ['de 5 %', { porcentagemCashback: '5' }],
    ['Natal R$ 10', { dscCashback: 'Natal R$ 10' }],
  ])('%s fills %j', (text, values) => expect(readDescribedValues(cashback, 'dscCashback', text)).toEqual(values))

  it('stays in the name if several fields could take the amount', () =>
    expect(readDescribedValues(twoAmounts, 'dscNome', 'Caneta R$ 10')).toEqual({ dscNome: 'Caneta R$ 10' }))
})

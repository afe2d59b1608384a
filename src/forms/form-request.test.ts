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
    ['O Boticário', { dscCashback: 'O Boticário' }],
    ['A Casa do Pão', { dscCashback: 'A Casa do Pão' }],
    ['Plano A', { dscCashback: 'Plano A' }],
    ['Vitamina E', { dscCashback: 'Vitamina E' }],
    ['Vitamina E de 5%', { dscCashback: 'Vitamina E', porcentagemCashback: '5' }],
    ['Vitamina E 5 por cento', { dscCashback: 'Vitamina E', porcentagemCashback: '5' }],
    ['de nome Com Amor', { dscCashback: 'Com Amor' }],
    ['com o nome Nome da Rosa', { dscCashback: 'Nome da Rosa' }],
    ['chamada: De Casa', { dscCashback: 'De Casa' }],
    ['natal: 5%', { dscCashback: 'natal', porcentagemCashback: '5' }],
    ['natal e com 5%', { dscCashback: 'natal', porcentagemCashback: '5' }],
    ['5% - natal', { dscCashback: 'natal', porcentagemCashback: '5' }],
    ['"com 10% de cacau"', { dscCashback: 'com 10% de cacau' }],
    ['chamado "com 10% de ""cacau""" de 5%', { dscCashback: 'com 10% de "cacau"', porcentagemCashback: '5' }],
    ['de 5 %', { porcentagemCashback: '5' }],
    ['Natal R$ 10', { dscCashback: 'Natal R$ 10' }],
  ])('%s fills %j', (text, values) => expect(readDescribedValues(cashback, 'dscCashback', text)).toEqual(values))

  it('stays in the name if several fields could take the amount', () =>
    expect(readDescribedValues(twoAmounts, 'dscNome', 'Caneta R$ 10')).toEqual({ dscNome: 'Caneta R$ 10' }))
})

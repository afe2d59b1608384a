import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFieldEquality } from './field-equality.ts'
import type { AnyForm } from '#forms/define.ts'
import { optionalNumber, requiredText } from '#forms/schema.ts'
import { mergeThreeWay } from './three-way-merge.ts'
import type { FormValues, TrackedField } from '#forms/values.ts'

const field = (name: string, more: Partial<TrackedField> = {}): TrackedField => ({
  name,
  label: name,
  format: String,
  ...more,
})
const fields = [field('nome'), field('preco'), field('niveis')]
const opened: FormValues = { nome: 'Kit', preco: '10', niveis: [{ nivel: '1' }] }
const schema = z.object({
  nome: requiredText('Informe o nome.', 20),
  preco: optionalNumber({ invalidMessage: 'Não é um preço.', decimals: 2 }),
})
const alike = createFieldEquality({ schema } as Partial<AnyForm> as AnyForm)
const compare = (left: FormValues, now: FormValues, over = fields) => {
  const { conflicts, merged } = mergeThreeWay(over, opened, { ...opened, ...left }, { ...opened, ...now }, alike)
  return {
    clashes: conflicts.map((clash) => clash.field.name),
    theirs: merged.filter((each) => each.isRemote).map((each) => [each.field.name, each.after]),
    mine: merged.filter((each) => !each.isRemote).map((each) => [each.field.name, each.after]),
  }
}

describe('a record that was changed by two [N1]', () => {
  it('joins what one side alone changed', () =>
    expect(compare({ preco: '12' }, { nome: 'Kit novo' })).toEqual({
      clashes: [],
      theirs: [['nome', 'Kit novo']],
      mine: [['preco', '12']],
    }))
  it('stops where both changed the same field', () =>
    expect(compare({ nome: 'Meu' }, { nome: 'Deles' })).toMatchObject({ clashes: ['nome'], theirs: [], mine: [] }))
  it('has nothing to decide where both changed it to the same, or nobody did', () => {
    expect(compare({ nome: 'Igual' }, { nome: 'Igual' })).toEqual({ clashes: [], theirs: [], mine: [] })
    expect(compare({}, {})).toEqual({ clashes: [], theirs: [], mine: [] })
  })
  it('asks nothing where both sides are sent alike, however they are spelled', () => {
    const nothing = { clashes: [], theirs: [], mine: [] }
    expect(compare({ preco: '1234,5', nome: 'Bebês ' }, { preco: '1.234,50', nome: 'Bebês' })).toEqual(nothing)
    // A blank behind it is no change of the operator's, who does not undo the other's.
    expect(compare({ nome: 'Kit ', preco: 'R$ 10,00' }, { nome: 'Deles', preco: '12' }).theirs).toHaveLength(2)
    expect(compare({ preco: 'dez' }, { preco: '10,0x' }).clashes).toEqual(['preco'])
  })
  it('clashes where one emptied it and the other changed it', () =>
    expect(compare({ nome: '' }, { nome: 'Deles' }).clashes).toEqual(['nome']))
  it('takes a list as one value', () => {
    const others = { niveis: [{ nivel: '1' }, { nivel: '2' }] }
    expect(compare({}, others).theirs).toEqual([['niveis', others.niveis]])
    expect(compare({ niveis: [] }, others).clashes).toEqual(['niveis'])
  })
  it('leaves a file to the operator: what is stored of it is no file', () =>
    expect(compare({ nome: 'x' }, { nome: 'y' }, [field('nome', { isTransient: true })])).toEqual({
      clashes: [],
      theirs: [],
      mine: [['nome', 'x']],
    }))
})

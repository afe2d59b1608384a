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
    theirs: merged.filter((change) => change.isRemote).map((change) => [change.field.name, change.after]),
    mine: merged.filter((change) => !change.isRemote).map((change) => [change.field.name, change.after]),
  }
}

describe('a record that two people changed [N1]', () => {
  it('merges what only one side changed', () =>
    expect(compare({ preco: '12' }, { nome: 'Kit novo' })).toEqual({
      clashes: [],
      theirs: [['nome', 'Kit novo']],
      mine: [['preco', '12']],
    }))
  it('reports a conflict if both changed the same field', () =>
    expect(compare({ nome: 'Meu' }, { nome: 'Deles' })).toMatchObject({ clashes: ['nome'], theirs: [], mine: [] }))
  it('reports no conflict if both made the same change, or nobody any', () => {
    expect(compare({ nome: 'Igual' }, { nome: 'Igual' })).toEqual({ clashes: [], theirs: [], mine: [] })
    expect(compare({}, {})).toEqual({ clashes: [], theirs: [], mine: [] })
  })
  it('reports no conflict if both sides produce the same payload, however they are spelled', () => {
    const nothing = { clashes: [], theirs: [], mine: [] }
    expect(compare({ preco: '1234,5', nome: 'Bebês ' }, { preco: '1.234,50', nome: 'Bebês' })).toEqual(nothing)
    // A trailing blank is no change by the operator, so the other side's change stays.
    expect(compare({ nome: 'Kit ', preco: 'R$ 10,00' }, { nome: 'Deles', preco: '12' }).theirs).toHaveLength(2)
    expect(compare({ preco: 'dez' }, { preco: '10,0x' }).clashes).toEqual(['preco'])
  })
  it('reports a conflict if one side emptied the field and the other changed it', () =>
    expect(compare({ nome: '' }, { nome: 'Deles' }).clashes).toEqual(['nome']))
  it('treats a list as one value', () => {
    const others = { niveis: [{ nivel: '1' }, { nivel: '2' }] }
    expect(compare({}, others).theirs).toEqual([['niveis', others.niveis]])
    expect(compare({ niveis: [] }, others).clashes).toEqual(['niveis'])
  })
  it('keeps the operator’s file, because the stored value is no file', () =>
    expect(compare({ nome: 'x' }, { nome: 'y' }, [field('nome', { isTransient: true })])).toEqual({
      clashes: [],
      theirs: [],
      mine: [['nome', 'x']],
    }))
})

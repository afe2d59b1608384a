import { expect, it } from 'vitest'
import { defineFields } from '#forms/form-fields.ts'
import { findCellField } from './cell-field.ts'

const fields = defineFields({
  imagem: { label: 'Imagem', column: 'dscImagem', formOnlyReason: 'A imagem se escolhe no formulário' },
  dscNome: { label: 'Nome', kind: 'text' },
  statusId: { label: 'Status', kind: 'choice', options: [], column: 'status.descricao' },
})

it('finds the field of a column by the column that the field names, else by its own name', () => {
  expect(findCellField(fields, { field: 'dscNome', label: 'Nome' })).toMatchObject({ name: 'dscNome' })
  expect(findCellField(fields, { field: 'status.descricao', label: 'Status' })).toMatchObject({ name: 'statusId' })
})

it('says why a column is no field, and why a field is set in the form only', () => {
  expect(findCellField(fields, { field: 'id', label: 'ID' })).toEqual({ reason: 'ID não é um campo do formulário' })
  // The field has another column, so a column of its own name shows something else.
  expect(findCellField(fields, { field: 'statusId', label: 'Código' })).toEqual({
    reason: 'Código não é um campo do formulário',
  })
  expect(findCellField(fields, { field: 'dscImagem', label: 'Foto' })).toEqual({
    reason: 'A imagem se escolhe no formulário',
  })
})

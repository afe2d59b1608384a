/** The fields of a cashback's form (spec 1 §2.8). */
import { statusOptions } from '#api/record-status.ts'
import { defineFields, toStatusOptions } from '#forms/form-fields.ts'

export const cashbackFields = defineFields({
  statusId: { label: 'Status', kind: 'choice', options: toStatusOptions(statusOptions), column: 'status.descricao' },
  dscCashback: { label: 'Descrição', kind: 'text' },
  porcentagemCashback: { label: '% Cashback', kind: 'percent', words: ['porcentagem', 'percentual'] },
})

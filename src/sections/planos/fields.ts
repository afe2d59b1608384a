/** The fields of a plan's form (spec 2 §2). */
import { defineFields } from '#forms/form-fields.ts'

export const planoFields = defineFields({
  dscNome: { label: 'Nome', kind: 'text' },
  maxDepth: { label: 'Profundidade', kind: 'whole' },
  isAtivo: { label: 'Ativo', kind: 'flag' },
  isPadrao: { label: 'Padrão', kind: 'flag' },
  niveis: { label: 'Níveis', formOnlyReason: 'Os níveis se alteram no formulário' },
})

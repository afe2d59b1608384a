/** Cashback form (spec 1 §2.8, §5, §8). */
import * as z from 'zod/mini'
import { send } from '#api/cache/query.ts'
import { statusOptions } from '#api/status.ts'
import { FormStatus } from '#forms/fields/choice-fields.tsx'
import { defineForm } from '#forms/define.ts'
import { formScreen } from '#forms/mounted/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { requiredChoice, requiredNumber, requiredText } from '#forms/schema.ts'
import { FormNumber, FormText } from '#forms/fields/text-fields.tsx'
import { fieldNumber } from '#lib/written/typed-number.ts'
import { cashbacksAtualizar, cashbacksCriar, cashbacksVisualizar } from './contract.ts'
import { cashback } from './noun.ts'

const form = defineForm({
  noun: cashback,
  submit: { create: 'Cadastrar', edit: 'Atualizar' },
  schema: z.object({
    statusId: requiredChoice('Escolha o status.'),
    dscCashback: requiredText('Informe a descrição.', 100),
    porcentagemCashback: requiredNumber({
      missing: 'Informe a porcentagem.',
      wrong: 'Informe um número de 0 a 100, com até duas casas decimais.',
      max: 100,
      decimals: 2,
    }),
  }),
  nameField: 'dscCashback',
  defaults: {},
  load: cashbacksVisualizar,
  toValues: ({ status, dscCashback, porcentagemCashback }) => ({
    statusId: status.id,
    dscCashback,
    porcentagemCashback: fieldNumber('percent', porcentagemCashback),
  }),
  async save({ statusId, ...values }, { id }) {
    return id === null
      ? send(cashbacksCriar, { status: { id: statusId }, ...values })
      : send(cashbacksAtualizar, { id, statusId, ...values })
  },
  success: { create: 'Criado com sucesso', edit: 'Atualizado com sucesso' },
  failure: { create: 'Erro ao criar', edit: 'Erro ao atualizar' },
  ownWords: 'edit',
  loadFailure: 'Não foi possível carregar.',
  fields: ({ fields }) => (
    <FormSection>
      <FormStatus field={fields.statusId} options={statusOptions} required />
      <FormText field={fields.dscCashback} label="Descrição" max={100} required span={4} />
      <FormNumber field={fields.porcentagemCashback} label="% Cashback" kind="percent" required />
    </FormSection>
  ),
})

/** The form on its two routes. */
export const Screen = formScreen(form)

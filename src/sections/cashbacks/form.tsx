/** The form of a cashback (spec 1 §2.8, §5, §8). */
import * as z from 'zod/mini'
import { sendWrite } from '#api/cache/write.ts'
import { FormSelect } from '#forms/fields/choice-fields.tsx'
import { defineForm } from '#forms/define.ts'
import { createFormScreen } from '#forms/screen/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { requiredChoice, requiredNumber, requiredText } from '#forms/schema.ts'
import { FormNumber, FormText } from '#forms/fields/text-fields.tsx'
import { formatNumberField } from '#lib/format/parse-number.ts'
import { cashbacksAtualizar, cashbacksCriar, cashbacksVisualizar } from './contract.ts'
import { cashbackFields } from './fields.ts'
import { cashback } from './resource.ts'

const form = defineForm({
  resource: cashback,
  submitLabels: { create: 'Cadastrar', edit: 'Atualizar' },
  schema: z.object({
    statusId: requiredChoice('Escolha o status.'),
    dscCashback: requiredText('Informe a descrição.', 100),
    porcentagemCashback: requiredNumber({
      missingMessage: 'Informe a porcentagem.',
      invalidMessage: 'Informe um número de 0 a 100, com até duas casas decimais.',
      max: 100,
      decimals: 2,
    }),
  }),
  fieldDefinitions: cashbackFields,
  nameField: 'dscCashback',
  defaults: {},
  load: cashbacksVisualizar,
  toValues: ({ status, dscCashback, porcentagemCashback }) => ({
    statusId: status.id,
    dscCashback,
    porcentagemCashback: formatNumberField('percent', porcentagemCashback),
  }),
  async save({ statusId, ...values }, { id }) {
    return id === null
      ? sendWrite(cashbacksCriar, { status: { id: statusId }, ...values })
      : sendWrite(cashbacksAtualizar, { id, statusId, ...values })
  },
  successMessages: { create: 'Criado com sucesso', edit: 'Atualizado com sucesso' },
  failureMessages: { create: 'Erro ao criar', edit: 'Erro ao atualizar' },
  ownMessagesMode: 'edit',
  loadFailureMessage: 'Não foi possível carregar.',
  fields: ({ fields }) => (
    <FormSection>
      <FormSelect
        field={fields.statusId}
        label={cashbackFields.statusId.label}
        options={cashbackFields.statusId.options}
        required
      />
      <FormText field={fields.dscCashback} label={cashbackFields.dscCashback.label} maxLength={100} required span={4} />
      <FormNumber
        field={fields.porcentagemCashback}
        label={cashbackFields.porcentagemCashback.label}
        kind="percent"
        required
      />
    </FormSection>
  ),
})

/** The screen of the form, for both of its routes. */
export const Screen = createFormScreen(form)

/** The form of a campaign. */
import * as z from 'zod/mini'
import { sendWrite } from '#api/cache/write.ts'
import { FormSelect } from '#forms/fields/choice-fields.tsx'
import { FormDateTime } from '#forms/fields/date-field.tsx'
import { defineForm } from '#forms/define.ts'
import { createFormScreen } from '#forms/screen/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { optionalChoice, optionalDateTime, requiredDateTime, requiredNumber, requiredText } from '#forms/schema.ts'
import { FormNumber, FormText } from '#forms/fields/text-fields.tsx'
import { toExactDateTimeValue } from '#lib/format/dates.ts'
import { formatNumberField } from '#lib/format/parse-number.ts'
import { campanhasAtualizar, campanhasCriar, campanhasVisualizar } from './contract.ts'
import { campanhaFields } from './fields.ts'
import { campanha } from './resource.ts'

const form = defineForm({
  resource: campanha,
  submitLabels: { create: 'Cadastrar', edit: 'Atualizar' },
  schema: z.object({
    dscNome: requiredText('Informe o nome.', 100),
    numValor: requiredNumber({
      missingMessage: 'Informe o valor.',
      invalidMessage: 'Informe um valor de 0,00 ou mais.',
      max: 1_000_000,
      decimals: 2,
    }),
    dtInicio: requiredDateTime('Informe o início.'),
    dtFim: optionalDateTime(),
    statusId: optionalChoice(),
  }),
  fieldDefinitions: campanhaFields,
  nameField: 'dscNome',
  defaults: {},
  load: campanhasVisualizar,
  toValues: ({ dscNome, numValor, dtInicio, dtFim, statusId }) => ({
    dscNome,
    numValor: formatNumberField('money', numValor),
    dtInicio: toExactDateTimeValue(dtInicio),
    dtFim: toExactDateTimeValue(dtFim),
    statusId,
  }),
  save: (values, { id }) =>
    id === null ? sendWrite(campanhasCriar, values) : sendWrite(campanhasAtualizar, { id, ...values }),
  successMessages: { create: 'Campanha cadastrada', edit: 'Campanha atualizada' },
  failureMessages: { create: 'Erro ao salvar', edit: 'Erro ao salvar' },
  loadFailureMessage: 'Não foi possível carregar.',
  fields: ({ fields }) => (
    <FormSection>
      <FormText field={fields.dscNome} label={campanhaFields.dscNome.label} maxLength={100} required span={4} />
      <FormSelect
        field={fields.statusId}
        label={campanhaFields.statusId.label}
        options={campanhaFields.statusId.options}
      />
      <FormNumber field={fields.numValor} label={campanhaFields.numValor.label} kind="money" required />
      <FormDateTime field={fields.dtInicio} label={campanhaFields.dtInicio.label} required />
      <FormDateTime field={fields.dtFim} label={campanhaFields.dtFim.label} isEnd />
    </FormSection>
  ),
})

/** The form on its two routes. */
export const Screen = createFormScreen(form)

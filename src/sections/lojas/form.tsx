/** The form of a store (spec 1 §2.11, §5, §8). */
import * as z from 'zod/mini'
import { sendWrite } from '#api/cache/write.ts'
import { FormSelect } from '#forms/fields/choice-fields.tsx'
import { defineForm } from '#forms/define.ts'
import { createFormScreen } from '#forms/screen/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { FormImagePath } from '#forms/image/image-path-field.tsx'
import { optionalChoice, optionalLines, optionalLink, optionalText, requiredText } from '#forms/schema.ts'
import { FormText, FormTextArea } from '#forms/fields/text-fields.tsx'
import { lojasAtualizar, lojasCriar, lojasVisualizar } from './contract.ts'
import { lojaFields } from './fields.ts'
import { loja } from './resource.ts'

const form = defineForm({
  resource: loja,
  submitLabels: { create: 'Salvar', edit: 'Salvar' },
  schema: z.object({
    dscNome: requiredText('Informe o nome.', 255),
    dscImagem: optionalText(),
    dscCashback: optionalText(),
    dscLink: optionalLink(),
    dscInstrucoes: optionalLines(),
    statusId: optionalChoice(),
  }),
  fieldDefinitions: lojaFields,
  nameField: 'dscNome',
  defaults: {},
  load: lojasVisualizar,
  toValues: ({ dscNome, dscImagem, dscCashback, dscLink, dscInstrucoes, statusId }) => ({
    dscNome,
    dscImagem,
    dscCashback,
    dscLink,
    dscInstrucoes,
    statusId,
  }),
  aliases: { dscImagem: 'dscImage' },
  save: (values, { id }) =>
    id === null ? sendWrite(lojasCriar, values) : sendWrite(lojasAtualizar, { id, ...values }),
  successMessages: { create: 'Loja criada com sucesso', edit: 'Loja atualizada com sucesso' },
  usesOwnSuccessMessage: true,
  failureMessages: { create: 'Erro ao salvar.', edit: 'Erro ao salvar.' },
  loadFailureMessage: 'Erro ao carregar.',
  fields: ({ fields }) => (
    <FormSection>
      <FormText field={fields.dscNome} label={lojaFields.dscNome.label} maxLength={255} required span={4} />
      <FormSelect field={fields.statusId} label={lojaFields.statusId.label} options={lojaFields.statusId.options} />
      <FormImagePath field={fields.dscImagem} label={lojaFields.dscImagem.label} />
      <FormText field={fields.dscCashback} label={lojaFields.dscCashback.label} span={2} />
      <FormText field={fields.dscLink} label={lojaFields.dscLink.label} />
      <FormTextArea field={fields.dscInstrucoes} label={lojaFields.dscInstrucoes.label} rows={5} />
    </FormSection>
  ),
})

/** The screen of the form, for both of its routes. */
export const Screen = createFormScreen(form)

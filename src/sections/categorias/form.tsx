/** The form of a category (spec 1 §2.9, §5, §8). */
import * as z from 'zod/mini'
import { sendWrite } from '#api/cache/write.ts'
import { FormSelect } from '#forms/fields/choice-fields.tsx'
import { defineForm } from '#forms/define.ts'
import { createFormScreen } from '#forms/screen/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { FormImagePath } from '#forms/image/image-path-field.tsx'
import { optionalChoice, optionalText, requiredText } from '#forms/schema.ts'
import { FormText } from '#forms/fields/text-fields.tsx'
import { categoriasAtualizar, categoriasCriar, categoriasVisualizar } from './contract.ts'
import { categoriaFields } from './fields.ts'
import { categoria } from './resource.ts'

const form = defineForm({
  resource: categoria,
  submitLabels: { create: 'Cadastrar', edit: 'Atualizar' },
  disablesInvalidSubmit: true,
  schema: z.object({
    dscNome: requiredText('Informe o nome.', 100),
    dscEnum: requiredText('Informe o enum.', 100),
    dscImagem: optionalText(255),
    statusId: optionalChoice(),
  }),
  fieldDefinitions: categoriaFields,
  nameField: 'dscNome',
  defaults: {},
  load: categoriasVisualizar,
  toValues: ({ dscNome, dscEnum, dscImagem, statusId }) => ({ dscNome, dscEnum, dscImagem, statusId }),
  save: (values, { id }) =>
    id === null ? sendWrite(categoriasCriar, values) : sendWrite(categoriasAtualizar, { id, ...values }),
  successMessages: null,
  failureMessages: { create: 'Erro ao processar solicitação.', edit: 'Erro ao processar solicitação.' },
  isSilent: true,
  loadFailureMessage: 'Erro ao processar solicitação.',
  fields: ({ fields }) => (
    <FormSection>
      <FormText field={fields.dscNome} label={categoriaFields.dscNome.label} maxLength={100} required span={4} />
      <FormSelect
        field={fields.statusId}
        label={categoriaFields.statusId.label}
        options={categoriaFields.statusId.options}
      />
      <FormText field={fields.dscEnum} label={categoriaFields.dscEnum.label} maxLength={100} required span={2} />
      <FormImagePath field={fields.dscImagem} label={categoriaFields.dscImagem.label} maxLength={255} />
    </FormSection>
  ),
})

/** The screen of the form, for both of its routes. */
export const Screen = createFormScreen(form)

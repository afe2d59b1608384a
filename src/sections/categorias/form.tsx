/** Category form (spec 1 §2.9, §5, §8). */
import * as z from 'zod/mini'
import { send } from '#api/cache/query.ts'
import { statusOptions } from '#api/status.ts'
import { FormStatus } from '#forms/fields/choice-fields.tsx'
import { defineForm } from '#forms/define.ts'
import { formScreen } from '#forms/mounted/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { FormImagePath } from '#forms/image/image-path-field.tsx'
import { optionalChoice, optionalText, requiredText } from '#forms/schema.ts'
import { FormText } from '#forms/fields/text-fields.tsx'
import { categoriasAtualizar, categoriasCriar, categoriasVisualizar } from './contract.ts'
import { categoria } from './noun.ts'

const form = defineForm({
  noun: categoria,
  submit: { create: 'Cadastrar', edit: 'Atualizar' },
  blocksInvalid: true,
  schema: z.object({
    dscNome: requiredText('Informe o nome.', 100),
    dscEnum: requiredText('Informe o enum.', 100),
    dscImagem: optionalText(255),
    statusId: optionalChoice(),
  }),
  nameField: 'dscNome',
  defaults: {},
  load: categoriasVisualizar,
  toValues: ({ dscNome, dscEnum, dscImagem, statusId }) => ({ dscNome, dscEnum, dscImagem, statusId }),
  save: (values, { id }) =>
    id === null ? send(categoriasCriar, values) : send(categoriasAtualizar, { id, ...values }),
  success: null,
  failure: { create: 'Erro ao processar solicitação.', edit: 'Erro ao processar solicitação.' },
  silent: true,
  loadFailure: 'Erro ao processar solicitação.',
  fields: ({ fields }) => (
    <FormSection>
      <FormText field={fields.dscNome} label="Nome" max={100} required span={4} />
      <FormStatus field={fields.statusId} options={statusOptions} />
      <FormText field={fields.dscEnum} label="Enum" max={100} required span={2} />
      <FormImagePath field={fields.dscImagem} label="Imagem (opcional)" max={255} />
    </FormSection>
  ),
})

/** The form on its two routes. */
export const Screen = formScreen(form)

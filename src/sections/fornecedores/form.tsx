/** The form of a supplier (spec 1 §2.10, §5, §7, §8). */
import * as z from 'zod/mini'
import { sendWrite } from '#api/cache/write.ts'
import { FormSelect } from '#forms/fields/choice-fields.tsx'
import { FormCombobox } from '#forms/fields/combobox-field.tsx'
import { defineForm } from '#forms/define.ts'
import { createFormScreen } from '#forms/screen/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { toDataUrl } from '#forms/image/validate-image.ts'
import { FormImage } from '#forms/image/image-field.tsx'
import { optionalChoice, optionalFile, optionalLines, requiredText } from '#forms/schema.ts'
import { FormText, FormTextArea } from '#forms/fields/text-fields.tsx'
import { toOption, useOptions } from '#forms/fields/use-options.ts'
import { categoriasListar } from '#sections/categorias/contract.ts'
import { imageCommands } from './commands.ts'
import { fornecedoresAtualizar, fornecedoresCriar, fornecedoresVisualizar } from './contract.ts'
import { fornecedorFields } from './fields.ts'
import { fornecedor } from './resource.ts'

const FAILURE_TEXT = 'Erro ao processar solicitação.'

const form = defineForm({
  resource: fornecedor,
  submitLabels: { create: 'Cadastrar', edit: 'Atualizar' },
  schema: z.object({
    imagem: optionalFile(),
    dscNome: requiredText('Informe o nome.', 100),
    categoriaId: optionalChoice(),
    statusId: optionalChoice(),
    dscTermosCondicoes: optionalLines(),
  }),
  fieldDefinitions: fornecedorFields,
  nameField: 'dscNome',
  defaults: {},
  load: fornecedoresVisualizar,
  toValues: ({ dscNome, categoriaId, statusId }) => ({
    imagem: undefined,
    dscNome,
    categoriaId,
    statusId,
    dscTermosCondicoes: undefined,
  }),
  async save({ imagem, dscTermosCondicoes, ...values }, { id, loaded }) {
    if (id === null) {
      const picture = imagem && (await toDataUrl(imagem))
      return sendWrite(fornecedoresCriar, { ...values, imagem: picture, dscTermosCondicoes })
    }
    const cashbackId = loaded?.cashbackId ?? undefined
    return sendWrite(fornecedoresAtualizar, { id, ...values, cashbackId, imagem })
  },
  successMessages: { create: 'Fornecedor cadastrado com sucesso', edit: 'Fornecedor atualizado com sucesso' },
  usesOwnSuccessMessage: true,
  failureMessages: { create: FAILURE_TEXT, edit: FAILURE_TEXT },
  loadFailureMessage: FAILURE_TEXT,
  fields({ fields, mode, loaded }) {
    const categorias = useOptions(categoriasListar)
    return (
      <FormSection>
        <FormImage
          field={fields.imagem}
          label={fornecedorFields.imagem.label}
          storedPath={loaded?.dscImagem ?? loaded?.imagem ?? null}
          commands={imageCommands}
        />
        <FormText field={fields.dscNome} label={fornecedorFields.dscNome.label} maxLength={100} required />
        <FormCombobox
          field={fields.categoriaId}
          label={fornecedorFields.categoriaId.label}
          source={categorias}
          storedOption={toOption(loaded?.categoria)}
          span={4}
        />
        <FormSelect
          field={fields.statusId}
          label={fornecedorFields.statusId.label}
          options={fornecedorFields.statusId.options}
        />
        {/* Only the create call has this field (spec 1 §3). */}
        {mode === 'create' && (
          <FormTextArea field={fields.dscTermosCondicoes} label={fornecedorFields.dscTermosCondicoes.label} rows={4} />
        )}
      </FormSection>
    )
  },
})

/** The screen of the form, for both of its routes. */
export const Screen = createFormScreen(form)

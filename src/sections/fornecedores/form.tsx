/** Supplier form (spec 1 §2.10, §5, §7, §8). */
import * as z from 'zod/mini'
import { send } from '#api/cache/query.ts'
import { statusOptions } from '#api/status.ts'
import { FormStatus } from '#forms/fields/choice-fields.tsx'
import { FormCombobox } from '#forms/fields/combobox-field.tsx'
import { defineForm } from '#forms/define.ts'
import { formScreen } from '#forms/mounted/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { dataUrlOf } from '#forms/image/image-check.ts'
import { FormImage } from '#forms/image/image-field.tsx'
import { optionalChoice, optionalFile, optionalLines, requiredText } from '#forms/schema.ts'
import { FormText, FormTextArea } from '#forms/fields/text-fields.tsx'
import { optionOf, useOptions } from '#forms/fields/use-options.ts'
import { categoriasListar } from '#sections/categorias/contract.ts'
import { imageVerbs } from './commands.ts'
import { fornecedoresAtualizar, fornecedoresCriar, fornecedoresVisualizar } from './contract.ts'
import { fornecedor } from './noun.ts'

const FAILED = 'Erro ao processar solicitação.'

const form = defineForm({
  noun: fornecedor,
  submit: { create: 'Cadastrar', edit: 'Atualizar' },
  schema: z.object({
    imagem: optionalFile(),
    dscNome: requiredText('Informe o nome.', 100),
    categoriaId: optionalChoice(),
    statusId: optionalChoice(),
    dscTermosCondicoes: optionalLines(),
  }),
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
      const picture = imagem && (await dataUrlOf(imagem))
      return send(fornecedoresCriar, { ...values, imagem: picture, dscTermosCondicoes })
    }
    const cashbackId = loaded?.cashbackId ?? undefined
    return send(fornecedoresAtualizar, { id, ...values, cashbackId, imagem })
  },
  success: { create: 'Fornecedor cadastrado com sucesso', edit: 'Fornecedor atualizado com sucesso' },
  ownSuccess: true,
  failure: { create: FAILED, edit: FAILED },
  loadFailure: FAILED,
  fields({ fields, mode, loaded }) {
    const categorias = useOptions(categoriasListar)
    return (
      <FormSection>
        <FormImage
          field={fields.imagem}
          label="Imagem"
          stored={loaded?.dscImagem ?? loaded?.imagem ?? null}
          verbs={imageVerbs}
        />
        <FormText field={fields.dscNome} label="Nome" max={100} required />
        <FormCombobox
          field={fields.categoriaId}
          label="Categoria"
          source={categorias}
          stored={optionOf(loaded?.categoria)}
          span={4}
        />
        <FormStatus field={fields.statusId} options={statusOptions} />
        {/* Sent on create alone (spec 1 §3): the update has no place for it. */}
        {mode === 'create' && <FormTextArea field={fields.dscTermosCondicoes} label="Termos e Condições" rows={4} />}
      </FormSection>
    )
  },
})

/** The form on its two routes. */
export const Screen = formScreen(form)

/** The form of a plan (spec 2 §2, §4, §5). */
import { FormCheckbox } from '#forms/fields/choice-fields.tsx'
import { defineForm } from '#forms/define.ts'
import { createFormScreen } from '#forms/screen/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { FormNumber, FormText } from '#forms/fields/text-fields.tsx'
import { formatNumberField } from '#lib/format/parse-number.ts'
import { planosVisualizar } from './contract.ts'
import { planoFields } from './fields.ts'
import { plano } from './resource.ts'
import { Levels } from './levels.tsx'
import { savePlano } from './save-plan.ts'
import { planoSchema } from './plan-schema.ts'

const form = defineForm({
  resource: plano,
  submitLabels: { create: 'Salvar', edit: 'Salvar' },
  disablesInvalidSubmit: true,
  schema: planoSchema,
  fieldDefinitions: planoFields,
  nameField: 'dscNome',
  defaults: { isAtivo: true, niveis: [] },
  load: planosVisualizar,
  toValues: ({ dscNome, isAtivo, isPadrao, maxDepth, niveis }) => ({
    dscNome,
    isAtivo,
    isPadrao,
    maxDepth,
    niveis: niveis
      .toSorted((left, right) => (left.nivel ?? 0) - (right.nivel ?? 0))
      .map(({ nivel, percentual }) => ({ nivel, percentual: formatNumberField('percent', percentual) })),
  }),
  unverifiableField: 'maxDepth',
  save: savePlano,
  successMessages: { create: 'Salvo com sucesso', edit: 'Salvo com sucesso' },
  usesOwnSuccessMessage: true,
  failureMessages: { create: 'Erro ao salvar', edit: 'Erro ao salvar' },
  loadFailureMessage: 'Não foi possível carregar.',
  fields: ({ fields, intent }) => (
    <>
      <FormSection>
        <FormText field={fields.dscNome} label={planoFields.dscNome.label} required span={4} />
        <FormNumber
          field={fields.maxDepth}
          label={planoFields.maxDepth.label}
          kind="whole"
          step={1}
          required
          hint="1 ou mais."
        />
        <FormCheckbox field={fields.isAtivo} label={planoFields.isAtivo.label} span={3} />
        <FormCheckbox field={fields.isPadrao} label={planoFields.isPadrao.label} span={3} />
      </FormSection>
      <Levels field={fields.niveis} intent={intent} />
    </>
  ),
})

/** The screen of the form, for both of its routes. */
export const Screen = createFormScreen(form)

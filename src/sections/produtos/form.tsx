/** The product form (spec 2 §2, §5) with its two search dialogs. */
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { limitPageSize } from '#api/capabilities.ts'
import { call } from '#api/session/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { parseNewId } from '#api/page.ts'
import { queryOptions } from '#api/cache/query.ts'
import { sendWrite } from '#api/cache/write.ts'
import { requireWritable } from '#api/require-writable.ts'
import { FormCheckbox, FormSelect } from '#forms/fields/choice-fields.tsx'
import { FormCombobox } from '#forms/fields/combobox-field.tsx'
import { defineForm, type FieldsProps, PartialSaveError } from '#forms/define.ts'
import { createFormScreen } from '#forms/screen/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { useFormCommand } from '#forms/form-command.ts'
import { FormLookup, type SearchDialogProps } from '#forms/fields/lookup-field.tsx'
import { optionalLines, optionalNumber, requiredChoice, requiredText, checkbox } from '#forms/schema.ts'
import { FormNumber, FormText, FormTextArea } from '#forms/fields/text-fields.tsx'
import { toOption, useOptions } from '#forms/fields/use-options.ts'
import { formatNumberField } from '#lib/format/parse-number.ts'
import { SearchDialog } from '#listing/record/search-dialog.tsx'
import type { SearchDefinition } from '#listing/record/use-search-pages.ts'
import { categoriasListar } from '#sections/categorias/contract.ts'
import { fornecedoresListar } from '#sections/fornecedores/contract.ts'
import { planosAssociarProduto, planosDesassociarProduto } from '#sections/planos/contract.ts'
import { type RvItem, rvhubFindAll, rvhubFornecedores, rvhubVisualizar } from '#sections/rvhub/contract.ts'
import { produtoFormCommands } from './commands.ts'
import {
  type MaxNivel,
  type Produto,
  produtosAtualizar,
  produtosCriar,
  produtosMaxNivel,
  produtosVisualizar,
} from './contract.ts'
import { produtoFields } from './fields.ts'
import { produto } from './resource.ts'

const schema = z.object({
  categoriaId: requiredChoice('Escolha a categoria.'),
  fornecedorId: requiredChoice('Escolha o fornecedor.'),
  statusId: requiredChoice('Escolha o status.'),
  planoProdutoId: optionalNumber({ invalidMessage: 'Informe o número do plano.', min: 1 }),
  dscNome: requiredText('Informe o nome.', 100),
  dscModelo: requiredText('Informe o modelo.', 100),
  numPreco: optionalNumber({
    invalidMessage: 'Informe um preço de 0,00 ou mais, com até duas casas decimais.',
    decimals: 2,
  }),
  maxNivelId: optionalNumber({ invalidMessage: 'Informe o número do produto Max Nível.', min: 1 }),
  rvProductId: optionalNumber({ invalidMessage: 'Informe o número do item RV.', min: 1 }),
  dscDescricao: optionalLines(500),
  numEstoque: optionalNumber({ invalidMessage: 'Informe um estoque de 0 ou mais, sem decimais.' }),
  precoVariavel: checkbox(),
  instrucoes: optionalLines(500),
  dscTermosCondicoes: optionalLines(500),
})

/**
 * Creates the payload. `empty` replaces empty values: undefined, which is not sent, for a new product; null, which
 * removes the old value, for a stored one.
 */
function toPayload(values: z.output<typeof schema>, empty: undefined | null) {
  return {
    ...values,
    planoProdutoId: values.planoProdutoId ?? empty,
    maxNivelId: values.maxNivelId ?? empty,
    rvProductId: values.rvProductId ?? empty,
    numPreco: values.numPreco ?? empty,
    numEstoque: values.numEstoque ?? empty,
    dscDescricao: values.dscDescricao || empty,
    instrucoes: values.instrucoes || empty,
    dscTermosCondicoes: values.dscTermosCondicoes || empty,
  }
}

/** A plan's own call for a product whose plan changed. */
interface PlanCall {
  endpoint: typeof planosAssociarProduto
  planId: number
  /** What the call does to the plan: 'associado'. */
  participle: string
}

/** Returns the call that a changed plan also needs (sections/README §1); null if the plan did not change. */
function getPlanCall(previousPlan: number | null, newPlan: number | undefined): PlanCall | null {
  if ((newPlan ?? null) === previousPlan) return null
  if (newPlan !== undefined) return { endpoint: planosAssociarProduto, planId: newPlan, participle: 'associado' }
  return previousPlan === null
    ? null
    : { endpoint: planosDesassociarProduto, planId: previousPlan, participle: 'desassociado' }
}

async function sendPlanCall(produtoId: number | null, { endpoint, planId, participle }: PlanCall) {
  if (produtoId === null) return
  try {
    await sendWrite(endpoint, { id: planId, produtoId })
  } catch (cause) {
    // After a 404 or 409 the product's own call may have removed the plan already; the product is read to check that.
    const isDenied = endpoint === planosDesassociarProduto && [404, 409].includes(Object(cause).status)
    if (isDenied && (await call(produtosVisualizar, { id: produtoId }).catch(() => null))?.planoProdutoId === null)
      return
    throw new PartialSaveError('Produto salvo', produtoId, ['plano', participle], 'Tente de novo', cause)
  }
}

const maxNivelSearch: SearchDefinition<MaxNivel> = {
  title: 'Buscar Max Nível',
  endpoint: produtosMaxNivel,
  columns: [
    { field: 'id', label: 'ID', format: 'id', filterName: 'id', width: 96 },
    { field: 'nome', label: 'Nome', filterName: 'nome' },
    { field: 'preco', label: 'Preço', format: 'money', filterName: 'preco', width: 128 },
    { field: 'descricao', label: 'Descrição', filterName: 'descricao' },
  ],
}

const MaxNivelSearch = ({ onSelect, ...props }: SearchDialogProps) => (
  <SearchDialog {...props} definition={maxNivelSearch} onSelect={({ id, nome }) => onSelect(id, nome ?? '')} />
)

function RvSearch({ onSelect, ...props }: SearchDialogProps) {
  const { data } = useQuery(queryOptions(rvhubFornecedores, {}))
  const definition: SearchDefinition<RvItem> = {
    title: 'Buscar RV',
    endpoint: rvhubFindAll,
    columns: [
      { field: 'product_id', label: 'ID', format: 'id', filterName: 'product_id', width: 96 },
      { field: 'name', label: 'Nome', filterName: 'name' },
      { field: 'provider', label: 'Fornecedor', filterName: 'provider', options: data?.providers ?? [], width: 160 },
      {
        field: 'kind',
        label: 'Categoria',
        filterName: 'kind',
        options: data?.kinds ?? [],
        allLabel: 'Todas',
        width: 150,
      },
      { field: 'amount', label: 'Valor', format: 'money', filterName: 'amount', width: 112 },
    ],
  }
  return (
    <SearchDialog
      {...props}
      definition={definition}
      onSelect={({ id, product_id, name }) => onSelect(product_id ?? id, name ?? '')}
    />
  )
}

/** The search may return ids that only contain this one, so the exact row is selected. */
async function findMaxNivelName(id: number, signal: AbortSignal): Promise<string | null> {
  const { content } = await call(produtosMaxNivel, { page: 0, size: limitPageSize(10), id: String(id) }, { signal })
  return content.find((row) => row.id === id)?.nome ?? null
}

const findRvName = (id: number, signal: AbortSignal): Promise<string | null> =>
  call(rvhubVisualizar, { id }, { signal }).then(({ name }) => name, notFoundAsNull)

/** Used for RV items too, which have the same text (spec 2 §2, product form). */
const NOT_FOUND_TEXT = 'Produto não encontrado'

function Fields({ fields, loaded }: FieldsProps<typeof schema, Produto>) {
  const categorias = useOptions(categoriasListar)
  const fornecedores = useOptions(fornecedoresListar)
  useFormCommand(produtoFormCommands.variablePrice, () => document.getElementById(fields.precoVariavel.id)?.click())
  return (
    <>
      <FormSection title="Identificação">
        <FormText field={fields.dscNome} label={produtoFields.dscNome.label} maxLength={100} required span={4} />
        <FormText field={fields.dscModelo} label={produtoFields.dscModelo.label} maxLength={100} required span={2} />
        <FormCombobox
          field={fields.categoriaId}
          label={produtoFields.categoriaId.label}
          source={categorias}
          storedOption={toOption(loaded?.categoria)}
          required
        />
        <FormCombobox
          field={fields.fornecedorId}
          label={produtoFields.fornecedorId.label}
          source={fornecedores}
          storedOption={toOption(loaded?.fornecedor)}
          required
        />
        <FormSelect
          field={fields.statusId}
          label={produtoFields.statusId.label}
          options={produtoFields.statusId.options}
          required
        />
      </FormSection>
      <FormSection title="Preço, estoque e planos">
        <FormNumber field={fields.numPreco} label={produtoFields.numPreco.label} kind="money" />
        <FormNumber field={fields.numEstoque} label={produtoFields.numEstoque.label} kind="whole" step={1} />
        <FormNumber field={fields.planoProdutoId} label={produtoFields.planoProdutoId.label} kind="whole" />
        <FormLookup
          field={fields.maxNivelId}
          label={produtoFields.maxNivelId.label}
          loadName={findMaxNivelName}
          missingText={NOT_FOUND_TEXT}
          renderSearch={(props) => <MaxNivelSearch {...props} />}
          command={produtoFormCommands.maxNivel}
        />
        <FormLookup
          field={fields.rvProductId}
          label={produtoFields.rvProductId.label}
          loadName={findRvName}
          missingText={NOT_FOUND_TEXT}
          renderSearch={(props) => <RvSearch {...props} />}
          command={produtoFormCommands.rv}
        />
        <FormCheckbox
          field={fields.precoVariavel}
          label={produtoFields.precoVariavel.label}
          hint="o operador informa o preço em cada pedido"
        />
      </FormSection>
      <FormSection title="Textos">
        <FormTextArea field={fields.dscDescricao} label={produtoFields.dscDescricao.label} maxLength={500} />
        <FormTextArea field={fields.instrucoes} label={produtoFields.instrucoes.label} maxLength={500} span={3} />
        <FormTextArea
          field={fields.dscTermosCondicoes}
          label={produtoFields.dscTermosCondicoes.label}
          maxLength={500}
          span={3}
        />
      </FormSection>
    </>
  )
}

const form = defineForm({
  resource: produto,
  submitLabels: { create: 'Cadastrar', edit: 'Atualizar' },
  disablesInvalidSubmit: true,
  schema,
  fieldDefinitions: produtoFields,
  nameField: 'dscNome',
  defaults: {},
  load: produtosVisualizar,
  toValues: (stored: Produto) => ({
    ...stored,
    statusId: stored.status.id,
    numPreco: formatNumberField('money', stored.numPreco),
  }),
  aliases: { rvProductId: 'rvId' },
  unverifiableField: 'planoProdutoId',
  async save(values, { id, loaded }) {
    const planCall = getPlanCall(id === null ? null : (loaded?.planoProdutoId ?? null), values.planoProdutoId)
    if (planCall) requireWritable(planCall.endpoint, `Plano não ${planCall.participle}`)
    const response = await (id === null
      ? sendWrite(produtosCriar, toPayload(values, undefined))
      : sendWrite(produtosAtualizar, { id, ...toPayload(values, null) }))
    if (planCall) await sendPlanCall(id ?? parseNewId(response), planCall)
    return response
  },
  successMessages: null,
  failureMessages: { create: 'Não foi possível salvar.', edit: 'Não foi possível salvar.' },
  isSilent: true,
  loadFailureMessage: 'Não foi possível carregar.',
  fields: (props) => <Fields {...props} />,
})

/** The screen of the form, for both of its routes. */
export const Screen = createFormScreen(form)

/** Product form (spec 2 §2, §5) with its two search windows. */
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { newId } from '#api/page.ts'
import { queryOptions, send } from '#api/cache/query.ts'
import { productStatusOptions } from '#api/status.ts'
import { FormCheckbox, FormStatus } from '#forms/fields/choice-fields.tsx'
import { FormCombobox } from '#forms/fields/combobox-field.tsx'
import { defineForm, type FieldsProps, PartlySaved } from '#forms/define.ts'
import { formScreen } from '#forms/mounted/form-screen.tsx'
import { FormSection } from '#forms/fields/form-section.tsx'
import { useFormVerb } from '#forms/form-verb.ts'
import { FormLookup, type SearchWindowProps } from '#forms/fields/lookup-field.tsx'
import { optionalLines, optionalNumber, requiredChoice, requiredText, tick } from '#forms/schema.ts'
import { FormNumber, FormText, FormTextArea } from '#forms/fields/text-fields.tsx'
import { optionOf, useOptions } from '#forms/fields/use-options.ts'
import { fieldNumber } from '#lib/written/typed-number.ts'
import { SearchWindow } from '#listing/record/search-window.tsx'
import type { SearchDefinition } from '#listing/record/use-search-pages.ts'
import { categoriasListar } from '#sections/categorias/contract.ts'
import { fornecedoresListar } from '#sections/fornecedores/contract.ts'
import { planosAssociarProduto, planosDesassociarProduto } from '#sections/planos/contract.ts'
import { type RvItem, rvhubFindAll, rvhubFornecedores, rvhubVisualizar } from '#sections/rvhub/contract.ts'
import { formVerbs } from './commands.ts'
import {
  type MaxNivel,
  type Produto,
  produtosAtualizar,
  produtosCriar,
  produtosMaxNivel,
  produtosVisualizar,
} from './contract.ts'
import { produto } from './noun.ts'

const schema = z.object({
  categoriaId: requiredChoice('Escolha a categoria.'),
  fornecedorId: requiredChoice('Escolha o fornecedor.'),
  statusId: requiredChoice('Escolha o status.'),
  planoProdutoId: optionalNumber({ wrong: 'Informe o número do plano.', min: 1 }),
  dscNome: requiredText('Informe o nome.', 100),
  dscModelo: requiredText('Informe o modelo.', 100),
  numPreco: optionalNumber({ wrong: 'Informe um preço de 0,00 ou mais, com até duas casas decimais.', decimals: 2 }),
  maxNivelId: optionalNumber({ wrong: 'Informe o número do produto Max Nível.', min: 1 }),
  rvProductId: optionalNumber({ wrong: 'Informe o número do item RV.', min: 1 }),
  dscDescricao: optionalLines(500),
  numEstoque: optionalNumber({ wrong: 'Informe um estoque de 0 ou mais, sem decimais.' }),
  precoVariavel: tick(),
  instrucoes: optionalLines(500),
  dscTermosCondicoes: optionalLines(500),
})

/** Empty values are not sent for a new product; in a stored one null takes the old value away. */
function payloadOf(values: z.output<typeof schema>, empty: undefined | null) {
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

/** The plan field also associates the product by the plan's own call (sections/README §1). */
async function associate(produtoId: number | null, before: number | null, now: number | undefined) {
  if ((now ?? null) === before || produtoId === null) return
  try {
    if (now !== undefined) await send(planosAssociarProduto, { id: now, produtoId })
    else if (before !== null) await send(planosDesassociarProduto, { id: before, produtoId })
  } catch (cause) {
    const isOff = now === undefined
    // Not there, or not so: the product's own call may have taken it off already, which the product tells.
    const isDenied = isOff && [404, 409].includes(Object(cause).status)
    if (isDenied && (await call(produtosVisualizar, { id: produtoId }).catch(() => null))?.planoProdutoId === null)
      return
    throw new PartlySaved(
      'Produto salvo',
      produtoId,
      ['plano', isOff ? 'desassociado' : 'associado'],
      'Tente de novo',
      cause,
    )
  }
}

const maxNivel: SearchDefinition<MaxNivel> = {
  title: 'Buscar Max Nível',
  query: produtosMaxNivel,
  columns: [
    { field: 'id', label: 'ID', format: 'id', filter: 'id', width: 96 },
    { field: 'nome', label: 'Nome', filter: 'nome' },
    { field: 'preco', label: 'Preço', format: 'money', filter: 'preco', width: 128 },
    { field: 'descricao', label: 'Descrição', filter: 'descricao' },
  ],
}

const MaxNivelSearch = ({ onSelect, ...props }: SearchWindowProps) => (
  <SearchWindow {...props} definition={maxNivel} onSelect={({ id, nome }) => onSelect(id, nome ?? '')} />
)

function RvSearch({ onSelect, ...props }: SearchWindowProps) {
  const { data } = useQuery(queryOptions(rvhubFornecedores, {}))
  const definition: SearchDefinition<RvItem> = {
    title: 'Buscar RV',
    query: rvhubFindAll,
    columns: [
      { field: 'product_id', label: 'ID', format: 'id', filter: 'product_id', width: 96 },
      { field: 'name', label: 'Nome', filter: 'name' },
      { field: 'provider', label: 'Fornecedor', filter: 'provider', options: data?.providers ?? [], width: 160 },
      { field: 'kind', label: 'Categoria', filter: 'kind', options: data?.kinds ?? [], all: 'Todas', width: 150 },
      { field: 'amount', label: 'Valor', format: 'money', filter: 'amount', width: 112 },
    ],
  }
  return (
    <SearchWindow
      {...props}
      definition={definition}
      onSelect={({ id, product_id, name }) => onSelect(product_id ?? id, name ?? '')}
    />
  )
}

/** The search may answer ids that only contain this one, so the exact row is looked for. */
async function maxNivelName(id: number, signal: AbortSignal): Promise<string | null> {
  const { content } = await call(produtosMaxNivel, { page: 0, size: 10, id: String(id) }, { signal })
  return content.find((row) => row.id === id)?.nome ?? null
}

const rvName = (id: number, signal: AbortSignal): Promise<string | null> =>
  call(rvhubVisualizar, { id }, { signal }).then(({ name }) => name, notFoundAsNull)

/** Of an RV item too: both have this text (spec 2 §2, product form). */
const MISSING = 'Produto não encontrado'

function Fields({ fields, loaded }: FieldsProps<typeof schema, Produto>) {
  const categorias = useOptions(categoriasListar)
  const fornecedores = useOptions(fornecedoresListar)
  useFormVerb(formVerbs.variablePrice, () => document.getElementById(fields.precoVariavel.id)?.click())
  return (
    <>
      <FormSection title="Identificação">
        <FormText field={fields.dscNome} label="Nome" max={100} required span={4} />
        <FormText field={fields.dscModelo} label="Modelo" max={100} required span={2} />
        <FormCombobox
          field={fields.categoriaId}
          label="Categoria"
          source={categorias}
          stored={optionOf(loaded?.categoria)}
          required
        />
        <FormCombobox
          field={fields.fornecedorId}
          label="Fornecedor"
          source={fornecedores}
          stored={optionOf(loaded?.fornecedor)}
          required
        />
        <FormStatus field={fields.statusId} options={productStatusOptions} required />
      </FormSection>
      <FormSection title="Preço, estoque e planos">
        <FormNumber field={fields.numPreco} label="Preço" kind="money" />
        <FormNumber field={fields.numEstoque} label="Estoque" kind="whole" step={1} />
        <FormNumber field={fields.planoProdutoId} label="Plano Produto" kind="whole" />
        <FormLookup
          field={fields.maxNivelId}
          label="Max Nível ID"
          resolve={maxNivelName}
          missing={MISSING}
          search={(props) => <MaxNivelSearch {...props} />}
          verb={formVerbs.maxNivel}
        />
        <FormLookup
          field={fields.rvProductId}
          label="RV ID"
          resolve={rvName}
          missing={MISSING}
          search={(props) => <RvSearch {...props} />}
          verb={formVerbs.rv}
        />
        <FormCheckbox
          field={fields.precoVariavel}
          label="Preço Variável"
          hint="o operador informa o preço em cada pedido"
        />
      </FormSection>
      <FormSection title="Textos">
        <FormTextArea field={fields.dscDescricao} label="Descrição" max={500} />
        <FormTextArea field={fields.instrucoes} label="Instruções" max={500} span={3} />
        <FormTextArea field={fields.dscTermosCondicoes} label="Termos e Condicoes" max={500} span={3} />
      </FormSection>
    </>
  )
}

const form = defineForm({
  noun: produto,
  submit: { create: 'Cadastrar', edit: 'Atualizar' },
  blocksInvalid: true,
  schema,
  nameField: 'dscNome',
  defaults: {},
  load: produtosVisualizar,
  toValues: (stored: Produto) => ({
    ...stored,
    statusId: stored.status.id,
    numPreco: fieldNumber('money', stored.numPreco),
  }),
  spellings: { rvProductId: 'rvId' },
  unseen: 'planoProdutoId',
  async save(values, { id, loaded }) {
    if (id === null) {
      const answer = await send(produtosCriar, payloadOf(values, undefined))
      await associate(newId(answer), null, values.planoProdutoId)
      return answer
    }
    const answer = await send(produtosAtualizar, { id, ...payloadOf(values, null) })
    await associate(id, loaded?.planoProdutoId ?? null, values.planoProdutoId)
    return answer
  },
  success: null,
  failure: { create: 'Não foi possível salvar.', edit: 'Não foi possível salvar.' },
  silent: true,
  loadFailure: 'Não foi possível carregar.',
  fields: (props) => <Fields {...props} />,
})

/** The form on its two routes. */
export const Screen = formScreen(form)

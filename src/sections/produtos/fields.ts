/** The fields of a product's form (spec 2 §2). */
import { productStatusOptions } from '#api/record-status.ts'
import { defineFields, toStatusOptions } from '#forms/form-fields.ts'
import { categoria } from '#sections/categorias/resource.ts'
import { fornecedor } from '#sections/fornecedores/resource.ts'

export const produtoFields = defineFields({
  dscNome: { label: 'Nome', kind: 'text' },
  dscModelo: { label: 'Modelo', kind: 'text' },
  categoriaId: { label: 'Categoria', kind: 'record', resource: categoria, column: 'categoria.dscNome' },
  fornecedorId: { label: 'Fornecedor', kind: 'record', resource: fornecedor, column: 'fornecedor.dscNome' },
  statusId: {
    label: 'Status',
    kind: 'choice',
    options: toStatusOptions(productStatusOptions),
    column: 'status.descricao',
  },
  numPreco: { label: 'Preço', kind: 'money' },
  numEstoque: { label: 'Estoque', kind: 'whole', words: ['QTD'], units: ['unidade', 'peca'] },
  planoProdutoId: { label: 'Plano Produto', kind: 'whole' },
  maxNivelId: { label: 'Max Nível ID', kind: 'whole' },
  rvProductId: { label: 'RV ID', kind: 'whole' },
  precoVariavel: { label: 'Preço Variável', kind: 'flag' },
  dscDescricao: { label: 'Descrição', kind: 'lines' },
  instrucoes: { label: 'Instruções', kind: 'lines' },
  dscTermosCondicoes: { label: 'Termos e Condicoes', kind: 'lines' },
})

/** What the compared pages share: the columns of the list, the format of values, the request for one page of rows. */
import '@fontsource-variable/inter'

/** A row of the list, as the sandbox returns it. */
export interface Transaction {
  id: number
  dscDescricao: string
  numAmount: number
  dscPaymentType: string
  tipoTransacao: { descricao: string }
  statusDescricao: string
  usuarioOrigem: { dscNome: string }
  usuarioDestino: { dscNome: string }
  dtCadastro: string
}

/** A page of rows. */
export interface TransactionPage {
  content: Transaction[]
  totalElements: number
  totalPages: number
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const moment = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The height of a row in px. */
export const ROW = 36

/** Label, field and text of each column. */
export const COLUMNS: readonly [label: string, field: string, text: (row: Transaction) => string][] = [
  ['ID', 'id', ({ id }) => String(id)],
  ['Descrição', 'dscDescricao', ({ dscDescricao }) => dscDescricao],
  ['Valor', 'numAmount', ({ numAmount }) => money.format(numAmount)],
  ['Pagamento', 'dscPaymentType', ({ dscPaymentType }) => dscPaymentType],
  ['Tipo', 'tipo', ({ tipoTransacao }) => tipoTransacao.descricao],
  ['Status', 'statusDescricao', ({ statusDescricao }) => statusDescricao],
  ['Usuário Origem', 'origem', ({ usuarioOrigem }) => usuarioOrigem.dscNome],
  ['Usuário Destino', 'destino', ({ usuarioDestino }) => usuarioDestino.dscNome],
  ['Data', 'dtCadastro', ({ dtCadastro }) => moment.format(new Date(`${dtCadastro}Z`))],
]

const params = new URLSearchParams(location.search)
/** Rows a page, from the URL. */
export const size = Number(params.get('size') ?? 100)
document.documentElement.classList.toggle('alike', params.has('alike'))

/** Requests one page; `page` is 0-based. */
export async function fetchPage(page: number, sort: string, signal?: AbortSignal): Promise<TransactionPage> {
  const url = `/api/gestor/estatisticas/transacoes?PAGE=${page}&SIZE=${size}&ORDER=${sort}`
  const response = await fetch(url, signal ? { signal } : {})
  return (await response.json()) as TransactionPage
}

/** What the peers' pages have in common: the columns of the list, how values are written, one page of rows. */
import '@fontsource-variable/inter'

/** A row of the list, as the sandbox answers it. */
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

/** A page of them. */
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

/** px */
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

const asked = new URLSearchParams(location.search)
/** Rows a page, as the address has it. */
export const size = Number(asked.get('size') ?? 100)
document.documentElement.classList.toggle('alike', asked.has('alike'))

/** Asks for one page; `page` counts from 0. */
export async function fetchPage(page: number, sort: string, signal?: AbortSignal): Promise<TransactionPage> {
  const url = `/api/gestor/estatisticas/transacoes?PAGE=${page}&SIZE=${size}&ORDER=${sort}`
  const answer = await fetch(url, signal ? { signal } : {})
  return (await answer.json()) as TransactionPage
}

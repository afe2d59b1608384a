/** A million transactions for the benches, worked out from their number: nothing is stored and nothing is random. */

export const TOTAL = 1_000_000

/** Spreads the amounts over the rows; it has no divisor in common with TOTAL, so every amount occurs once. */
const STEP = 617_041
/** (row * STEP) % TOTAL = amount, and (amount * BACK) % TOTAL = row. */
const BACK = inverse(STEP, TOTAL)

const DESCRIPTIONS = ['Compra em loja parceira', 'Cashback de indicação', 'Bônus de nível', 'Recarga de celular']
const PAYMENTS = ['PIX', 'CARTÃO DE CRÉDITO', 'BOLETO', 'SALDO', 'CARTÃO DE DÉBITO']
const TYPES = ['CASHBACK', 'COMPRA', 'BÔNUS', 'ESTORNO', 'RECARGA', 'TRANSFERÊNCIA']
const STATUSES = ['Aprovada', 'Pendente', 'Cancelada', 'Em análise', 'Liberada']
const NAMES = ['Ana', 'João', 'Maria', 'José', 'Conceição', 'Luís', 'Márcia', 'Inês', 'Sérgio', 'Patrícia', 'Otávio']
const SURNAMES = ['Silva', 'Souza', 'Gonçalves', 'Araújo', 'Corrêa', 'Assunção', 'Magalhães', 'Falcão', 'Guimarães']
const FIRST_DAY = Date.UTC(2023, 0, 1)

function inverse(value: number, modulus: number): number {
  let [a, b, x, y] = [modulus, value, 0, 1]
  while (b > 0) {
    const times = Math.floor(a / b)
    ;[a, b] = [b, a - times * b]
    ;[x, y] = [y, x - times * y]
  }
  return ((x % modulus) + modulus) % modulus
}

/** value * factor % TOTAL, exact beyond 2^53. */
const scaled = (value: number, factor: number) => Number((BigInt(value) * BigInt(factor)) % BigInt(TOTAL))
const oneOf = (list: readonly string[], number: number) => list[number % list.length] ?? ''
const person = (number: number) => ({
  id: 1 + (number % 40_000),
  dscNome: `${oneOf(NAMES, number)} ${oneOf(SURNAMES, number * 7 + 3)} ${oneOf(SURNAMES, number * 13 + 5)}`,
})

/** The transaction of this number, counted from 0; amounts in reais. */
function transaction(number: number) {
  return {
    id: number + 1,
    dscDescricao: `${oneOf(DESCRIPTIONS, number * 5)} nº ${1000 + (number % 900_000)}`,
    numAmount: (100 + scaled(number, STEP)) / 100,
    dscPaymentType: oneOf(PAYMENTS, number * 3 + 1),
    tipoTransacao: { id: 1 + (number % TYPES.length), descricao: oneOf(TYPES, number) },
    statusDescricao: oneOf(STATUSES, number * 11 + 2),
    usuarioOrigem: person(number * 17),
    usuarioDestino: person(number * 29 + 1),
    dtCadastro: new Date(FIRST_DAY + number * 90_000).toISOString().slice(0, 19),
  }
}

/** The number of the transaction at this place, counted from 0, in the order 'field,ASC|DESC'; dates rise with ids. */
function at(place: number, sort: string): number {
  const [field, direction] = sort.split(',')
  const rank = direction === 'ASC' ? place : TOTAL - 1 - place
  return field === 'numAmount' ? scaled(rank, BACK) : rank
}

/** The id of the first row of a page; `page` counts from 0. */
export const firstId = (page: number, size: number, sort: string): number => at(page * size, sort) + 1

/** One page as the platform answers it. */
export const pageOf = (page: number, size: number, sort: string) => ({
  content: Array.from({ length: size }, (_, index) => transaction(at(page * size + index, sort))),
  totalElements: TOTAL,
  totalPages: Math.ceil(TOTAL / size),
  size,
  number: page,
})

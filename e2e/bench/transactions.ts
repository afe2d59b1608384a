/** A million transactions for the benches, computed from their number: nothing is stored and nothing is random. */

export const TRANSACTION_COUNT = 1_000_000

/** Spreads the amounts over the rows. It has no common divisor with TRANSACTION_COUNT, so every amount occurs once. */
const AMOUNT_STEP = 617_041
/** (row * AMOUNT_STEP) % TRANSACTION_COUNT = amount, and (amount * AMOUNT_STEP_INVERSE) % TRANSACTION_COUNT = row. */
const AMOUNT_STEP_INVERSE = getModularInverse(AMOUNT_STEP, TRANSACTION_COUNT)

const DESCRIPTIONS = ['Compra em loja parceira', 'Cashback de indicação', 'Bônus de nível', 'Recarga de celular']
const PAYMENTS = ['PIX', 'CARTÃO DE CRÉDITO', 'BOLETO', 'SALDO', 'CARTÃO DE DÉBITO']
const TYPES = ['CASHBACK', 'COMPRA', 'BÔNUS', 'ESTORNO', 'RECARGA', 'TRANSFERÊNCIA']
const STATUSES = ['Aprovada', 'Pendente', 'Cancelada', 'Em análise', 'Liberada']
const NAMES = ['Ana', 'João', 'Maria', 'José', 'Conceição', 'Luís', 'Márcia', 'Inês', 'Sérgio', 'Patrícia', 'Otávio']
const SURNAMES = ['Silva', 'Souza', 'Gonçalves', 'Araújo', 'Corrêa', 'Assunção', 'Magalhães', 'Falcão', 'Guimarães']
const FIRST_DAY = Date.UTC(2023, 0, 1)

function getModularInverse(value: number, modulus: number): number {
  let [a, b, x, y] = [modulus, value, 0, 1]
  while (b > 0) {
    const times = Math.floor(a / b)
    ;[a, b] = [b, a - times * b]
    ;[x, y] = [y, x - times * y]
  }
  return ((x % modulus) + modulus) % modulus
}

/** value * factor % TRANSACTION_COUNT, exact beyond 2^53. */
const multiplyModulo = (value: number, factor: number) =>
  Number((BigInt(value) * BigInt(factor)) % BigInt(TRANSACTION_COUNT))
const pick = (list: readonly string[], number: number) => list[number % list.length] ?? ''
const createPerson = (number: number) => ({
  id: 1 + (number % 40_000),
  dscNome: `${pick(NAMES, number)} ${pick(SURNAMES, number * 7 + 3)} ${pick(SURNAMES, number * 13 + 5)}`,
})

/** Creates the transaction with this 0-based number; amounts in reais. */
function createTransaction(number: number) {
  return {
    id: number + 1,
    dscDescricao: `${pick(DESCRIPTIONS, number * 5)} nº ${1000 + (number % 900_000)}`,
    numAmount: (100 + multiplyModulo(number, AMOUNT_STEP)) / 100,
    dscPaymentType: pick(PAYMENTS, number * 3 + 1),
    tipoTransacao: { id: 1 + (number % TYPES.length), descricao: pick(TYPES, number) },
    statusDescricao: pick(STATUSES, number * 11 + 2),
    usuarioOrigem: createPerson(number * 17),
    usuarioDestino: createPerson(number * 29 + 1),
    dtCadastro: new Date(FIRST_DAY + number * 90_000).toISOString().slice(0, 19),
  }
}

/** Returns the number of the transaction at this 0-based index in the order 'field,ASC|DESC'; dates rise with ids. */
function getTransactionNumber(index: number, sort: string): number {
  const [field, direction] = sort.split(',')
  const rank = direction === 'ASC' ? index : TRANSACTION_COUNT - 1 - index
  return field === 'numAmount' ? multiplyModulo(rank, AMOUNT_STEP_INVERSE) : rank
}

/** Returns the id of the first row of a page; `page` is 0-based. */
export const getFirstId = (page: number, size: number, sort: string): number =>
  getTransactionNumber(page * size, sort) + 1

/** Creates one page in the platform's format. */
export const createPage = (page: number, size: number, sort: string) => ({
  content: Array.from({ length: size }, (_, index) =>
    createTransaction(getTransactionNumber(page * size + index, sort)),
  ),
  totalElements: TRANSACTION_COUNT,
  totalPages: Math.ceil(TRANSACTION_COUNT / size),
  size,
  number: page,
})

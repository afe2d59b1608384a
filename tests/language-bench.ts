/**
 * `npm run bench:language`: measures the cost of a typed line, from its text to its interpretations, by its number of
 * words, and of the most expensive texts. Medians of one run in Node. The CPU time depends less on what else the machine
 * does than the elapsed time; still it should do nothing else.
 */
// oxlint-disable no-console -- what is printed is asked for
import { createServer } from 'vite'
import type * as Language from '#commands/language/interpreter.ts'
import type * as Lists from './lists.ts'
import type * as Registry from './registry.ts'

// The registry is loaded as the build loads it: its modules ask Vite for the build's mode.
const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { registry, at } = (await vite.ssrLoadModule('/tests/registry.ts')) as typeof Registry
const { createInterpreter } = (await vite.ssrLoadModule('/src/commands/language/interpreter.ts')) as typeof Language
const { createScreenAt } = (await vite.ssrLoadModule('/tests/lists.ts')) as typeof Lists

const interpreter = createInterpreter(registry)
const PATH = '/transacoes'
const context = at(PATH, { columns: createScreenAt(PATH, '').screen.list?.getColumns() ?? [], hasForm: false })

/** Does everything that the palette does with a line at each key. */
function interpret(text: string): void {
  const interpretations = interpreter.interpret(text, context)
  interpreter.getStopReason(text)
  if (interpretations.length > 0) return
  interpreter.splitRequests(text, context)
  interpreter.getNoMatchReason(text, context)
  interpreter.findNearestCommands(text)
}

const PLAIN =
  'o cliente da loja do centro ligou ontem de manhã dizendo que o pedido dele ainda não chegou e que o valor foi cobrado no cartão duas vezes por engano'.split(
    ' ',
  )
const OF_LIST =
  'quero ver as transações do usuário quinze acima de cem reais no mês passado com as mais caras primeiro e depois exportar tudo em planilha para o financeiro'.split(
    ' ',
  )

/** Returns a line with this many words and a new number each time, because interpretations are cached. */
const line = (words: readonly string[], length: number, time: number): string =>
  Array.from({ length }, (_, index) => (index === length - 2 ? String(1000 + time) : words[index % words.length])).join(
    ' ',
  )

const MAIL = 'O cliente do pedido 501 não recebeu nada, e quer saber quando isso se resolve. '
const ATTACKS: Readonly<Record<string, (time: number) => string>> = {
  'mail of 3,000 letters': (time) => `${time} ${MAIL.repeat(40)}`.slice(0, 3000),
  'mail of 6,000 letters': (time) => `${time} ${MAIL.repeat(80)}`.slice(0, 6000),
  'address with 150 parameters': (time) =>
    `https://console.exemplo/produtos?t=${time}&${Array.from({ length: 150 }, (_, index) => `p${index}=v${index}`).join('&')}`,
  "'. ' a thousand times": (time) => `${'. '.repeat(1000)}${time}`,
  "'e, ' 58 times": (time) => `${'e, '.repeat(58)}${time}`,
  '1,000 ids': (time) => Array.from({ length: 1000 }, (_, index) => index + time + 1).join(', '),
  "'excluir produto' and 1,000 ids": (time) =>
    `excluir produto ${Array.from({ length: 1000 }, (_, index) => index + time + 1).join(', ')}`,
  '2,000 zero-width signs': (time) => `${'\u200B'.repeat(2000)}${time}`,
}

const TIMES = 15

interface Cost {
  /** Elapsed time and CPU time, in ms. */
  elapsed: number
  cpu: number
}

const getMedian = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Returns the median cost of TIMES texts, each interpreted once. */
function cost(text: (time: number) => string): Cost {
  const costs: Cost[] = []
  for (let time = 0; time < TIMES; time++) {
    const typed = text(time)
    const from = performance.now()
    const cpuBefore = process.cpuUsage()
    interpret(typed)
    const { user, system } = process.cpuUsage(cpuBefore)
    costs.push({ elapsed: performance.now() - from, cpu: (user + system) / 1000 })
  }
  return { elapsed: getMedian(costs.map(({ elapsed }) => elapsed)), cpu: getMedian(costs.map(({ cpu }) => cpu)) }
}

const formatCost = ({ elapsed, cpu }: Cost) =>
  `${cpu.toFixed(2)} ms CPU`.padStart(14) + `${elapsed.toFixed(2)} ms`.padStart(12)

// One-time work is done before anything is measured.
for (let time = 0; time < 10; time++) for (const words of [PLAIN, OF_LIST]) interpret(line(words, 20, 9000 + time))

for (const [name, words] of [
  ['a plain sentence', PLAIN],
  ['words of a list', OF_LIST],
] as const) {
  console.log(`\n${name}, median of ${TIMES}`)
  let five = 0
  for (const length of [5, 20, 60, 80, 640]) {
    const median = cost((time) => line(words, length, time))
    if (length === 5) five = median.cpu
    const ratio = `${(median.cpu / five).toFixed(1)}x`
    console.log(`${String(length).padStart(6)} words${formatCost(median)}${ratio.padStart(9)}`)
  }
}

console.log(`\nwhat costs most, median of ${TIMES}`)
for (const [name, text] of Object.entries(ATTACKS)) console.log(`${name.padEnd(36)}${formatCost(cost(text))}`)

await vite.close()

/** Finds the sentinel that a call meets, and the names under which the seed shows sentinel and odd records. */
import { fold } from './database/fold.ts'
import type { Bearer } from './http/route.ts'
import type { Sentinel } from './sentinel-table.ts'
import { sentinelTable } from './sentinel-table.ts'

/** Names that show what a table does with odd texts (cases G5, J1, J9). */
const odd = [
  '<img src=x onerror="alert(1)">',
  'Incomprimível'.repeat(7),
  'قسيمة شراء للعملاء الجدد',
  '=HYPERLINK("http://x.test";"clique")',
  'Zé & "Cia" <b>Ltda</b> {{7*7}}',
  'Oferta \u202Eodatrevni\u202C 😀👩‍👩‍👧‍👦',
]

/** Where they stand: ids that nothing refers to, so that no other list is dressed in them. */
const firstOdd: Readonly<Record<string, number>> = {
  cashbacks: 51,
  categorias: 13,
  fornecedores: 13,
  lojas: 51,
  produtos: 51,
  rvhub: 9051,
}

/** The names of a noun's sentinel and odd records, by id; the seed puts them in. */
export function oddNames(noun: string): ReadonlyMap<number, string> {
  const from = firstOdd[noun]
  const names = new Map(from === undefined ? [] : odd.map((name, k) => [from + k, name]))
  for (const { id, calls, refuse } of sentinelTable) {
    const call = calls.find((name) => name.startsWith(`${noun}.`))
    if (id === undefined || !call) continue
    const kind = refuse
      ? refuse.body === null
        ? 'falha sem mensagem'
        : 'recusa com mensagem'
      : 'responde com mensagem'
    names.set(id, `Sentinela: ${call.split('.')[1]} ${kind}`)
  }
  return names
}

/** Finds the sentinel that a call is about. */
export interface Sentinels {
  find(call: string, input: unknown, bearer: Bearer | null): Sentinel | undefined
}

interface Known {
  id?: number
  pedidoId?: number
  dscNome?: string
  dscCashback?: string
  name?: string
  niveis?: { percentual: number }[]
}

function meets(sentinel: Sentinel, call: string, input: Known, bearer: Bearer | null): boolean {
  if (!sentinel.calls.some((name) => (name.endsWith('.') ? call.startsWith(name) : call === name))) return false
  if (sentinel.operator !== undefined) return bearer?.operator.dscEmail === sentinel.operator
  if (sentinel.id !== undefined) return (input.id ?? input.pedidoId) === sentinel.id
  if (sentinel.percentual !== undefined) {
    return input.niveis?.some(({ percentual }) => percentual === sentinel.percentual) === true
  }
  return fold(input.dscNome ?? input.dscCashback ?? input.name ?? '').startsWith(sentinel.text ?? '\0')
}

/** The sentinels of one running platform: those that strike once remember whom they struck. */
export function createSentinels(): Sentinels {
  const struck = new Set<string>()
  return {
    find(call, input, bearer) {
      const known = input as Known
      return sentinelTable.find((sentinel) => {
        if (!meets(sentinel, call, known, bearer)) return false
        const mark = `${call} ${known.id}`
        if (!sentinel.once) return true
        return !struck.has(mark) && struck.add(mark)
      })
    },
  }
}

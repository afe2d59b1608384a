/** Finds the sentinel that a call meets, and the names under which the seed shows sentinel and odd records. */
import { normalizeText } from './database/normalize-text.ts'
import type { Bearer } from './http/route.ts'
import type { SeededError } from './seeded-errors.ts'
import { SEEDED_ERRORS } from './seeded-errors.ts'

/** Names that show what a table does with odd texts (cases G5, J1, J9). */
const ODD_NAMES = [
  '<img src=x onerror="alert(1)">',
  'Incomprimível'.repeat(7),
  'قسيمة شراء للعملاء الجدد',
  '=HYPERLINK("http://x.test";"clique")',
  'Zé & "Cia" <b>Ltda</b> {{7*7}}',
  'Oferta \u202Eodatrevni\u202C 😀👩‍👩‍👧‍👦',
]

/** Where they stand: ids that nothing refers to, so that no other list is dressed in them. */
const FIRST_ODD_IDS: Readonly<Record<string, number>> = {
  cashbacks: 51,
  categorias: 13,
  fornecedores: 13,
  lojas: 51,
  produtos: 51,
  rvhub: 9051,
}

/** The names of a noun's sentinel and odd records, by id; the seed puts them in. */
export function getOddNames(resource: string): ReadonlyMap<number, string> {
  const from = FIRST_ODD_IDS[resource]
  const names = new Map(from === undefined ? [] : ODD_NAMES.map((name, k) => [from + k, name]))
  for (const { recordId, endpointIds, errorResponse } of SEEDED_ERRORS) {
    const call = endpointIds.find((name) => name.startsWith(`${resource}.`))
    if (recordId === undefined || !call) continue
    const kind = errorResponse
      ? errorResponse.body === null
        ? 'falha sem mensagem'
        : 'recusa com mensagem'
      : 'responde com mensagem'
    names.set(recordId, `Sentinela: ${call.split('.')[1]} ${kind}`)
  }
  return names
}

/** Finds the sentinel that a call is about. */
export interface SeededErrorFinder {
  find(call: string, input: unknown, bearer: Bearer | null): SeededError | undefined
}

interface ReadInput {
  id?: number
  pedidoId?: number
  dscNome?: string
  dscCashback?: string
  name?: string
  niveis?: { percentual: number }[]
}

function matches(seededError: SeededError, call: string, input: ReadInput, bearer: Bearer | null): boolean {
  if (!seededError.endpointIds.some((name) => (name.endsWith('.') ? call.startsWith(name) : call === name)))
    return false
  if (seededError.operatorEmail !== undefined) return bearer?.operator.dscEmail === seededError.operatorEmail
  if (seededError.recordId !== undefined) return (input.id ?? input.pedidoId) === seededError.recordId
  if (seededError.percentual !== undefined) {
    return input.niveis?.some(({ percentual }) => percentual === seededError.percentual) === true
  }
  return normalizeText(input.dscNome ?? input.dscCashback ?? input.name ?? '').startsWith(
    seededError.textPrefix ?? '\0',
  )
}

/** The sentinels of one running platform: those that strike once remember whom they struck. */
export function createSeededErrorFinder(): SeededErrorFinder {
  const alreadyRaised = new Set<string>()
  return {
    find(call, input, bearer) {
      const known = input as ReadInput
      return SEEDED_ERRORS.find((sentinel) => {
        if (!matches(sentinel, call, known, bearer)) return false
        const mark = `${call} ${known.id}`
        if (!sentinel.isOnce) return true
        return !alreadyRaised.has(mark) && alreadyRaised.add(mark)
      })
    },
  }
}

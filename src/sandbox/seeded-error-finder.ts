/** Finds the seeded error case of a call, and names the seeded error records and records with odd texts. */
import { normalizeText } from './database/normalize-text.ts'
import type { Bearer } from './http/route.ts'
import type { SeededError } from './seeded-errors.ts'
import { SEEDED_ERRORS } from './seeded-errors.ts'

/** Texts that test how tables show odd names (cases G5, J1, J9). */
const ODD_NAMES = [
  '<img src=x onerror="alert(1)">',
  'Incomprimível'.repeat(7),
  'قسيمة شراء للعملاء الجدد',
  '=HYPERLINK("http://x.test";"clique")',
  'Zé & "Cia" <b>Ltda</b> {{7*7}}',
  'Oferta \u202Eodatrevni\u202C 😀👩‍👩‍👧‍👦',
]

/**
 * The first id of the odd records of each resource. Nothing refers to these ids, so the texts appear in no other list.
 */
const FIRST_ODD_IDS: Readonly<Record<string, number>> = {
  cashbacks: 51,
  categorias: 13,
  fornecedores: 13,
  lojas: 51,
  produtos: 51,
  rvhub: 9051,
}

/** The names of a resource's seeded error records and odd records, by id, for the seed. */
export function getOddNames(resource: string): ReadonlyMap<number, string> {
  const firstId = FIRST_ODD_IDS[resource]
  const names = new Map(firstId === undefined ? [] : ODD_NAMES.map((name, k) => [firstId + k, name]))
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

/** Finds the seeded error case that a call triggers. */
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
  if (!seededError.endpointIds.some((id) => (id.endsWith('.') ? call.startsWith(id) : call === id))) return false
  if (seededError.operatorEmail !== undefined) return bearer?.operator.dscEmail === seededError.operatorEmail
  if (seededError.recordId !== undefined) return (input.id ?? input.pedidoId) === seededError.recordId
  if (seededError.percentual !== undefined) {
    return input.niveis?.some(({ percentual }) => percentual === seededError.percentual) === true
  }
  return normalizeText(input.dscNome ?? input.dscCashback ?? input.name ?? '').startsWith(
    seededError.textPrefix ?? '\0',
  )
}

/** The seeded error cases of one running platform. Cases with `isOnce` remember which records they refused. */
export function createSeededErrorFinder(): SeededErrorFinder {
  const alreadyRaised = new Set<string>()
  return {
    find(call, input, bearer) {
      const fields = input as ReadInput
      return SEEDED_ERRORS.find((seededError) => {
        if (!matches(seededError, call, fields, bearer)) return false
        const key = `${call} ${fields.id}`
        if (!seededError.isOnce) return true
        return !alreadyRaised.has(key) && alreadyRaised.add(key)
      })
    },
  }
}

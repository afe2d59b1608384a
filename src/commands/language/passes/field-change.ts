/** The pass that sets a field of records, or opens their form at it (`../field-change.ts`). */
import { createCandidate, type Candidate } from '#commands/language/candidates.ts'
import { type FieldSetting, readFieldChanges } from '#commands/language/field-change.ts'
import type { FieldSetter } from '#commands/language/grammar.ts'
import type { Pattern } from '#commands/language/patterns.ts'
import type { SlotValue } from '#commands/language/slot-values.ts'
import { UnresolvedName } from '#commands/language/views/record-names.ts'
import { formatIdPhrase } from '#commands/language/words/id-list.ts'
import { verbLemma } from '#commands/language/words/lemma.ts'
import type { Line } from '#commands/language/words/line.ts'
import { getMood } from '#commands/language/words/mood.ts'
import { ROW_IDS } from '#commands/language/words/parse-ids.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { createEmptyResult, type PassInput, type PassResult, toRewriteResult } from './pass-input.ts'
import { interpretRewrite } from './rewrites.ts'

const DESABILITAR = verbLemma('desabilitar')

/** The line of the command that does just this: 'desabilitar cashback 27'; null if there is none. */
function findStateLine(
  { patterns }: PassInput['grammar'],
  change: FieldSetting,
  ids: readonly number[],
): string | null {
  const { setter, field, value } = change
  const { resource } = setter
  const [state, inactive] = /^(in)?ativ[oa]s?$/.exec(normalizeText(value)) ?? []
  if (state === undefined || !isStatusWord(normalizeText(field.values?.[0] ?? ''))) return null
  return patterns.some(({ lemmas, slots: [slot] }) => lemmas.has(DESABILITAR) && slot?.arg.resource === resource)
    ? `${inactive ? 'desabilitar' : 'habilitar'} ${resource.singular} ${formatIdPhrase(ids)}`
    : null
}

/** The candidate of a pattern with these values, which the line says in full. */
const createFullCandidate = (
  pattern: Pattern,
  values: readonly (readonly [name: string, value: SlotValue])[],
  { isCount, corrections }: FieldSetting,
  { context }: PassInput,
): Candidate =>
  createCandidate(
    {
      pattern,
      values: new Map(values),
      spans: [],
      unmatchedCount: 0,
      elidedCount: 0,
      isFull: true,
      isInOrder: true,
      isOwnWords: true,
      isCanonical: true,
      corrections,
      hasFreeText: false,
      isCount,
      nameWordCount: 0,
    },
    context,
  )

const findSlotNames = ({ set, open }: FieldSetter) => {
  const nameOf = (pattern: Pattern | null, kind: string) =>
    Object.entries(pattern?.command.args ?? {}).find(([, arg]) => (arg.isField ? 'campo' : arg.kind) === kind)?.[0] ??
    ''
  return { ids: nameOf(set, 'ids'), field: nameOf(set, 'campo'), value: nameOf(set, 'texto'), id: nameOf(open, 'id') }
}

function createCandidates(change: FieldSetting, input: PassInput): readonly Candidate[] {
  const { setter, field, ids: idsValue, isCount, isQuoted, value } = change
  const names = findSlotNames(setter)
  const end = input.line.tokens.length
  const ids = Array.isArray(idsValue?.value) ? (idsValue.value as readonly number[]) : []
  const fieldValue = [names.field, { end, value: field.value }] as const
  if (value === '' && !isQuoted && setter.open && ids.length === 1)
    return [createFullCandidate(setter.open, [[names.id, { end, value: ids[0] }], fieldValue], change, input)]
  const stateLine = ids.length > 0 && !isCount && !isQuoted ? findStateLine(input.grammar, change, ids) : null
  const { candidates: ofState } = interpretRewrite(input, stateLine)
  if (ofState.length > 0) return ofState
  if (value === '' && !isQuoted && setter.open && idsValue?.value instanceof UnresolvedName)
    return [createFullCandidate(setter.open, [[names.id, idsValue], fieldValue], change, input)]
  const recordValues = idsValue && idsValue.value !== ROW_IDS ? [[names.ids, idsValue] as const] : []
  const newValue = value === '' ? [] : [[names.value, { end, value }] as const]
  return [createFullCandidate(setter.set, [fieldValue, ...recordValues, ...newValue], change, input)]
}

/** Words that lead to a new value: only a line with one of them is read again with its typing errors corrected. */
const CORRECTABLE_LEADS = ['para', 'pra', '=']

/** 'mudar preço do produto 12 para 19,90' */
export function passFieldChange(input: PassInput): PassResult {
  const { line, grammar, context } = input
  const readChanges = (each: Line, allowsTypos: boolean) =>
    readFieldChanges(each, grammar.fieldSetters, context, allowsTypos).filter(
      // The value may be any text: only what asks for it has a mood.
      ({ request }) => getMood(input.prepare(request).tokens, request, grammar.lexicon) === null,
    )
  const typed = readChanges(line, false)
  // As typed, 'do prduto 12' names a record 'prduto 12'.
  const isById = typed.some(({ ids }) => !(ids?.value instanceof UnresolvedName))
  const isCorrectable = !isById && line.tokens.some((_, index) => isTokenText(line.tokens, index, ...CORRECTABLE_LEADS))
  const corrected = isCorrectable ? readChanges(input.getLine('typosFixed'), true) : []
  const changes = corrected.some(({ ids }) => Array.isArray(ids?.value)) || typed.length === 0 ? corrected : typed
  return changes.length === 0
    ? createEmptyResult(input)
    : toRewriteResult(
        line,
        changes.flatMap((change) => createCandidates(change, input)),
      )
}

/** Passes that interpret another, clearer line in place of the typed one (commands/language/README §4). */
import type { Candidate } from '#commands/language/candidates.ts'
import { findUnsaidText } from '#commands/language/ignored-text.ts'
import { rewriteEverydayLine, rewriteForCommand, rewriteHiddenColumns } from '#commands/language/line-rewrites.ts'
import { rewriteNumberChange } from '#commands/language/number-change-rewrite.ts'
import {
  readCopiedRecord,
  readNewRecordText,
  rewriteNewRecord,
  rewriteRecordMention,
  rewriteRecordPart,
} from '#commands/language/record-rewrites.ts'
import {
  rewriteAssociation,
  rewritePersonSearch,
  rewriteUndo,
} from '#commands/language/search-and-association-rewrites.ts'
import { rewriteStateChange } from '#commands/language/state-change-rewrite.ts'
import { getNoNameReason } from '#commands/language/views/record-names.ts'
import type { Line } from '#commands/language/words/line.ts'
import { getMood } from '#commands/language/words/mood.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { createEmptyResult, type PassInput, type PassResult, toRewriteResult } from './pass-input.ts'

/** Interprets a rewritten line: first with ids only, then with record names. `null` yields no candidate. */
export function interpretRewrite(input: PassInput, rewrittenText: string | null): PassResult {
  if (rewrittenText === null) return createEmptyResult(input)
  const line = input.prepare(rewrittenText)
  const byId = input.findCandidates(line, { requiresWholePhrase: true })
  return toRewriteResult(
    line,
    byId.length > 0 ? byId : input.findCandidates(line, { requiresWholePhrase: true, allowsNames: true }),
  )
}

/** Interprets a rewritten line and reports what the original line says beyond it. */
function interpretPartialRewrite(input: PassInput, rewrittenText: string | null, original: Line): PassResult {
  const result = interpretRewrite(input, rewrittenText)
  return rewrittenText === null
    ? result
    : { ...result, uncoveredText: findUnsaidText(original, result.line, input.grammar.lexicon) }
}

/** The rewritten line, unless it denies or asks: its mood is the mood of the typed line. */
const rejectMood = ({ prepare, grammar }: PassInput, rewrittenText: string | null): string | null =>
  rewrittenText !== null && getMood(prepare(rewrittenText).tokens, rewrittenText, grammar.lexicon) === null
    ? rewrittenText
    : null

/** 'sem a coluna tipo' */
export const passHiddenColumns = (input: PassInput): PassResult =>
  interpretRewrite(input, rewriteHiddenColumns(input.line))

/** 'desfaz a última alteração' */
export const passUndo = (input: PassInput): PassResult =>
  interpretPartialRewrite(input, rewriteUndo(input.line), input.line)

/** 'acha o povo que se chama Aparecida' */
export const passPersonSearch = (input: PassInput): PassResult =>
  interpretRewrite(input, rewritePersonSearch(input.line, input.grammar))

/** 'mostra a transação 12' */
export const passCommandRewrite = (input: PassInput): PassResult =>
  interpretRewrite(input, rewriteForCommand(input.line, input.grammar))

/** 'vincule o produto 12 ao plano 2' */
export const passAssociation = (input: PassInput): PassResult =>
  interpretRewrite(input, rejectMood(input, rewriteAssociation(input.line, input.grammar, input.context.resource)))

/** 'deixa o cashback 27 inativo'. A product has no command to disable it: its form is opened. */
export function passStateChange(input: PassInput): PassResult {
  const rewrittenText = rejectMood(input, rewriteStateChange(input.line, input.grammar))
  const result = interpretRewrite(input, rewrittenText)
  return rewrittenText !== null && result.candidates.length === 0
    ? interpretRewrite(input, rewrittenText.replace(/\S*abilitar/, 'editar'))
    : result
}

/** 'troca a foto do 9' */
export const passRecordPart = (input: PassInput): PassResult =>
  interpretPartialRewrite(input, rewriteRecordPart(input.line, input.context), input.line)

/** 'bota 50 no estoque do produto 8' */
export const passNumberChange = (input: PassInput): PassResult =>
  interpretRewrite(input, rewriteNumberChange(input.getLine('typosFixed'), input.grammar, input.context))

/** 'novo cashback de 5 %' */
export function passNewRecord(input: PassInput): PassResult {
  const result = interpretPartialRewrite(input, rewriteNewRecord(input.line), input.line)
  const description = readNewRecordText(input.line)
  return description === '' ? result : addDescription(result, description)
}

/** The form is filled with what the line says of the new record, so nothing of it is left out. */
function addDescription(result: PassResult, description: string): PassResult {
  const takesText = ({ match: { pattern } }: Candidate) => pattern.command.fieldRole === 'create'
  if (!result.candidates.every(takesText)) return result
  const candidates = result.candidates.map((candidate): Candidate => {
    const { args, resource } = candidate.match.pattern.command
    const copied = resource ? readCopiedRecord(description, resource) : null
    const [name = ''] = Object.entries(args).find(([, arg]) => arg.kind === (copied === null ? 'texto' : 'id')) ?? []
    const { matchedArgs } = candidate
    if (resource && typeof copied === 'string') {
      const named = { argName: name, resource, text: copied }
      const problem = matchedArgs.problem ?? getNoNameReason(named)
      return { ...candidate, matchedArgs: { ...matchedArgs, namedRecords: [named], missing: [name], problem } }
    }
    return {
      ...candidate,
      matchedArgs: { ...matchedArgs, args: { ...matchedArgs.args, [name]: copied ?? description } },
    }
  })
  return { ...result, candidates, uncoveredText: '' }
}

/** 'o produto 340 agora custa 12 reais' opens the form of the product. */
export function passRecordForm(input: PassInput): PassResult {
  const line = input.getLine('typosFixed')
  return interpretPartialRewrite(input, rewriteRecordMention(line, input.grammar, input.context), line)
}

/** 'cadê o povo cadastrado?' */
export const passEverydayWords = (input: PassInput): PassResult =>
  interpretRewrite(input, rewriteEverydayLine(input.line, input.grammar))

/** 'maria' on the list of persons: the line has only words that the language does not know. */
export function passPersonName(input: PassInput): PassResult {
  const { text, context } = input
  const { resource, columns } = context
  const looksLikeName = /^\p{Lu}|\S \S|^\p{L}{3,}$/u.test(text.trim())
  const isPerson = looksLikeName && input.getLine('open').tokens.every((token) => !token.isPolite && isSkippable(token))
  return interpretRewrite(input, resource?.sign && columns.length > 0 && isPerson ? resource.sign + text : null)
}

/**
 * Replaces numbers in words, up to 999,999, by digits (commands/language/words/README §2): 'vinte e um', 'quinhentos e
 * um', 'dois mil'.
 */
import { parseInteger } from './parse-numbers.ts'
import { getWord } from './token-text.ts'
import type { Token } from './tokens.ts'

const createRow = (text: string, from: number, step: number) =>
  text.split(' ').map((word, index): [string, number] => [word, from + index * step])

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...createRow('zero um dois tres quatro cinco seis sete oito nove dez onze doze treze', 0, 1),
  ...createRow('quatorze quinze dezesseis dezessete dezoito dezenove', 14, 1),
  ...createRow('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
  ...createRow(
    'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil',
    100,
    100,
  ),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
])

/** The magnitude of a number below a thousand; with 'e' only a smaller magnitude may follow: 900 e 90 e 9. */
const getMagnitude = (value: number) => (value >= 100 ? 2 : value >= 20 ? 1 : 0)

/** The number below a thousand that begins at a token. */
function parseHundreds(tokens: readonly Token[], index: number): { value: number; end: number } | null {
  let value = NUMBER_WORDS.get(getWord(tokens, index))
  // 'por cento' is no number.
  if (value === undefined || value === 1000 || getWord(tokens, index - 1) === 'por') return null
  let end = index + 1
  let last = value
  while (getWord(tokens, end) === 'e') {
    const next = NUMBER_WORDS.get(getWord(tokens, end + 1))
    // 'dez e um', 'cem e um' and 'doze e treze' are two numbers.
    if (!next || last < 20 || getWord(tokens, end - 1) === 'cem' || getMagnitude(next) >= getMagnitude(last)) break
    value += next
    last = next
    end += 2
  }
  return { value, end }
}

function parseNumber(tokens: readonly Token[], index: number): { value: number; end: number } | null {
  // 'meio milhão' has no number word of its own.
  if (getWord(tokens, index + 1) === 'milhao' && getWord(tokens, index) === 'meio')
    return { value: 500_000, end: index + 2 }
  const bareThousand =
    getWord(tokens, index) === 'mil' && tokens[index - 1]?.kind !== 'number' ? { value: 1, end: index } : null
  const head = bareThousand ?? parseHundreds(tokens, index)
  if (!head) return null
  if (getWord(tokens, head.end) !== 'mil') return head
  const thousands = head.value * 1000
  const joined = getWord(tokens, head.end + 1) === 'e' ? head.end + 2 : head.end + 1
  const rest = parseHundreds(tokens, joined)
  // In 'entre mil e dois mil' the two thousand are another number.
  return rest && getWord(tokens, rest.end) !== 'mil'
    ? { value: thousands + rest.value, end: rest.end }
    : { value: thousands, end: head.end + 1 }
}

const ORDINAL_WORDS = new Map(
  createRow('segund terceir quart quint sext setim oitav non decim', 2, 1).flatMap(([stem, value]) => [
    [`${stem}a`, value],
    [`${stem}o`, value],
  ]),
)

/** 'terceira página', '3 página', '3ª página': the page number, as in 'página 3'. */
function parseOrdinalPage(tokens: readonly Token[], index: number): { value: string; page: number } | null {
  const { kind, text, listTokens } = tokens[index]!
  const ordinal = kind === 'word' ? ORDINAL_WORDS.get(text) : undefined
  const value = kind === 'number' && !listTokens ? text : ordinal === undefined ? null : String(ordinal)
  const mark = tokens[index + 1]
  const page = kind === 'number' && mark?.isGlued && /^[ªºao]$/.test(mark.text) ? index + 2 : index + 1
  return value !== null && getWord(tokens, page) === 'pagina' ? { value, page } : null
}

/** 'um' alone is an article, except at the end of a line after another word: 'nível um'. */
const isArticle = (tokens: readonly Token[], index: number, end: number) =>
  end === index + 1 &&
  /^uma?$/.test(getWord(tokens, index)) &&
  (end < tokens.length ||
    index === 0 ||
    tokens.some(({ text }) => /^nov[oa]$/.test(text)) ||
    /(?:[aei]r|^add|^quero|^mais)$/.test(getWord(tokens, index - 1)))

/** 'duas vezes' is a frequency and no quantity. */
const isFrequency = (tokens: readonly Token[], end: number) => /^vez(es)?$/.test(getWord(tokens, end))

/** The decimal part of a number: 'e meio', 'reais e cinquenta centavos'. */
function parseDecimalPart(tokens: readonly Token[], index: number): { digits: string; end: number } | null {
  const conjunctionIndex = /^rea(?:l|is)$/.test(getWord(tokens, index)) ? index + 1 : index
  const isComma = getWord(tokens, conjunctionIndex) === 'virgula'
  if (!isComma && getWord(tokens, conjunctionIndex) !== 'e') return null
  if (conjunctionIndex === index && /^mei[oa]$/.test(getWord(tokens, index + 1))) return { digits: '5', end: index + 2 }
  const cents = parseNumber(tokens, conjunctionIndex + 1)
  const hasCents = cents && /^centavos?$/.test(getWord(tokens, cents.end))
  if (cents && isComma && !hasCents) return { digits: `${cents.value}`, end: cents.end }
  return hasCents && cents.value < 100 ? { digits: `${cents.value}`.padStart(2, '0'), end: cents.end + 1 } : null
}

/** 'a cada minuto', 'a cada 2 minutos': the token of the unit, and the interval in seconds. */
function parseMinutes(tokens: readonly Token[], index: number): { unit: number; seconds: number } | null {
  if (getWord(tokens, index - 1) !== 'cada' || tokens[index]?.listTokens) return null
  const number = parseNumber(tokens, index) ?? {
    value: parseInteger(tokens, index) ?? 1,
    end: tokens[index]?.kind === 'number' ? index + 1 : index,
  }
  const isMinutes = /^min(?:utos?)?$/.test(getWord(tokens, number.end))
  return isMinutes ? { unit: number.end, seconds: number.value * 60 } : null
}

/** Replaces each number in words by a number token. 'e meio' becomes a decimal part, which no id can have. */
export function replaceNumberWords(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]!
    const ordinalPage = parseOrdinalPage(tokens, index)
    if (ordinalPage) {
      const { start, end } = token
      result.push(
        { ...tokens[ordinalPage.page]!, isGlued: false },
        { kind: 'number', text: ordinalPage.value, start, end, isGlued: false },
      )
      index = ordinalPage.page + 1
      continue
    }
    const minutes = parseMinutes(tokens, index)
    if (minutes) {
      const unit = tokens[minutes.unit]!
      const end = minutes.unit > index ? tokens[minutes.unit - 1]!.end : unit.start
      result.push({ kind: 'number', text: `${minutes.seconds}`, start: token.start, end, isGlued: false })
      result.push({ ...unit, text: 'segundos' })
      index = minutes.unit + 1
      continue
    }
    const number = token.kind === 'word' ? parseNumber(tokens, index) : null
    if (!number || isArticle(tokens, index, number.end) || isFrequency(tokens, number.end)) {
      result.push(token)
      index++
      continue
    }
    const part = parseDecimalPart(tokens, number.end)
    const end = part?.end ?? number.end
    const { start, isGlued } = token
    const last = tokens[end - 1]!.end
    result.push({ kind: 'number', text: `${number.value}`, start, end: last, isGlued })
    if (part) {
      result.push({ kind: 'sign', text: '.', start: last, end: last, isGlued: true })
      result.push({ kind: 'number', text: part.digits, start: last, end: last, isGlued: true })
    }
    index = end
  }
  return result
}

/**
 * Numbers in words, to 999,999 (commands/language/words/README §2): 'vinte e um', 'quinhentos e um', 'dois mil'.
 * Written as their digits.
 */
import { parseInteger, getWord } from './parse-numbers.ts'
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

/** Tenth and hundredth places that may follow each other with 'e': 900 e 90 e 9. */
const getMagnitude = (value: number) => (value >= 100 ? 2 : value >= 20 ? 1 : 0)

/** The number that begins at `at`, below a thousand. */
function parseHundreds(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  let value = NUMBER_WORDS.get(getWord(tokens, at))
  // 'por cento' is no number.
  if (value === undefined || value === 1000 || getWord(tokens, at - 1) === 'por') return null
  let end = at + 1
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

function parseNumber(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  // No word stands for so many.
  if (getWord(tokens, at + 1) === 'milhao' && getWord(tokens, at) === 'meio') return { value: 500_000, end: at + 2 }
  const first = getWord(tokens, at) === 'mil' && tokens[at - 1]?.kind !== 'number' ? { value: 1, end: at } : null
  const head = first ?? parseHundreds(tokens, at)
  if (!head) return null
  if (getWord(tokens, head.end) !== 'mil') return head
  const thousands = head.value * 1000
  const joined = getWord(tokens, head.end + 1) === 'e' ? head.end + 2 : head.end + 1
  const rest = parseHundreds(tokens, joined)
  // 'entre mil e dois mil': the two thousand are another number.
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

/** 'terceira página', '3 página', '3ª página': the page of that number, as 'página 3' writes it. */
function parseOrdinalPage(tokens: readonly Token[], at: number): { value: string; page: number } | null {
  const { kind, text, listTokens } = tokens[at]!
  const ordinal = kind === 'word' ? ORDINAL_WORDS.get(text) : undefined
  const value = kind === 'number' && !listTokens ? text : ordinal === undefined ? null : String(ordinal)
  const mark = tokens[at + 1]
  const page = kind === 'number' && mark?.isGlued && /^[ªºao]$/.test(mark.text) ? at + 2 : at + 1
  return value !== null && getWord(tokens, page) === 'pagina' ? { value, page } : null
}

/** 'um' alone is an article, but for the end of a line after another word: 'nível um'. */
const isArticle = (tokens: readonly Token[], at: number, end: number) =>
  end === at + 1 &&
  /^uma?$/.test(getWord(tokens, at)) &&
  (end < tokens.length ||
    at === 0 ||
    tokens.some(({ text }) => /^nov[oa]$/.test(text)) ||
    /(?:[aei]r|^add|^quero|^mais)$/.test(getWord(tokens, at - 1)))

/** 'duas vezes' says how, not how many of something. */
const isFrequency = (tokens: readonly Token[], end: number) => /^vez(es)?$/.test(getWord(tokens, end))

/** What a decimal adds: 'e meio', 'reais e cinquenta centavos'. */
function parseDecimalPart(tokens: readonly Token[], at: number): { digits: string; end: number } | null {
  const and = /^rea(?:l|is)$/.test(getWord(tokens, at)) ? at + 1 : at
  const isComma = getWord(tokens, and) === 'virgula'
  if (!isComma && getWord(tokens, and) !== 'e') return null
  if (and === at && /^mei[oa]$/.test(getWord(tokens, at + 1))) return { digits: '5', end: at + 2 }
  const cents = parseNumber(tokens, and + 1)
  const hasCents = cents && /^centavos?$/.test(getWord(tokens, cents.end))
  if (cents && isComma && !hasCents) return { digits: `${cents.value}`, end: cents.end }
  return hasCents && cents.value < 100 ? { digits: `${cents.value}`.padStart(2, '0'), end: cents.end + 1 } : null
}

/** 'a cada minuto', 'a cada 2 minutos': where its unit stands, and how many seconds that is. */
function parseMinutes(tokens: readonly Token[], at: number): { unit: number; seconds: number } | null {
  if (getWord(tokens, at - 1) !== 'cada' || tokens[at]?.listTokens) return null
  const number = parseNumber(tokens, at) ?? {
    value: parseInteger(tokens, at) ?? 1,
    end: tokens[at]?.kind === 'number' ? at + 1 : at,
  }
  const isMinutes = /^min(?:utos?)?$/.test(getWord(tokens, number.end))
  return isMinutes ? { unit: number.end, seconds: number.value * 60 } : null
}

/** The tokens with each number in words as one of digits; 'e meio' becomes a decimal, which no id can be. */
export function replaceNumberWords(tokens: readonly Token[]): Token[] {
  const counted: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const place = parseOrdinalPage(tokens, at)
    if (place) {
      const { start, end } = token
      counted.push(
        { ...tokens[place.page]!, isGlued: false },
        { kind: 'number', text: place.value, start, end, isGlued: false },
      )
      at = place.page + 1
      continue
    }
    const minutes = parseMinutes(tokens, at)
    if (minutes) {
      const unit = tokens[minutes.unit]!
      const end = minutes.unit > at ? tokens[minutes.unit - 1]!.end : unit.start
      counted.push({ kind: 'number', text: `${minutes.seconds}`, start: token.start, end, isGlued: false })
      counted.push({ ...unit, text: 'segundos' })
      at = minutes.unit + 1
      continue
    }
    const found = token.kind === 'word' ? parseNumber(tokens, at) : null
    if (!found || isArticle(tokens, at, found.end) || isFrequency(tokens, found.end)) {
      counted.push(token)
      at++
      continue
    }
    const part = parseDecimalPart(tokens, found.end)
    const end = part?.end ?? found.end
    const { start, isGlued } = token
    const last = tokens[end - 1]!.end
    counted.push({ kind: 'number', text: `${found.value}`, start, end: last, isGlued })
    if (part) {
      counted.push({ kind: 'sign', text: '.', start: last, end: last, isGlued: true })
      counted.push({ kind: 'number', text: part.digits, start: last, end: last, isGlued: true })
    }
    at = end
  }
  return counted
}

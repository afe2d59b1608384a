/**
 * Numbers in words, to 999,999 (commands/language/words/README §2): 'vinte e um', 'quinhentos e um', 'dois mil'.
 * Written as their digits.
 */
import { integerAt, wordAt } from './numbers.ts'
import type { Token } from './tokens.ts'

const row = (text: string, from: number, step: number) =>
  text.split(' ').map((word, index): [string, number] => [word, from + index * step])

const VALUES: ReadonlyMap<string, number> = new Map([
  ...row('zero um dois tres quatro cinco seis sete oito nove dez onze doze treze', 0, 1),
  ...row('quatorze quinze dezesseis dezessete dezoito dezenove', 14, 1),
  ...row('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
  ...row('cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil', 100, 100),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
])

/** Tenth and hundredth places that may follow each other with 'e': 900 e 90 e 9. */
const size = (value: number) => (value >= 100 ? 2 : value >= 20 ? 1 : 0)

/** The number that begins at `at`, below a thousand. */
function hundredsAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  let value = VALUES.get(wordAt(tokens, at))
  // 'por cento' is no number.
  if (value === undefined || value === 1000 || wordAt(tokens, at - 1) === 'por') return null
  let end = at + 1
  let last = value
  while (wordAt(tokens, end) === 'e') {
    const next = VALUES.get(wordAt(tokens, end + 1))
    // 'dez e um', 'cem e um' and 'doze e treze' are two numbers.
    if (!next || last < 20 || wordAt(tokens, end - 1) === 'cem' || size(next) >= size(last)) break
    value += next
    last = next
    end += 2
  }
  return { value, end }
}

function numberAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  // No word stands for so many.
  if (wordAt(tokens, at + 1) === 'milhao' && wordAt(tokens, at) === 'meio') return { value: 500_000, end: at + 2 }
  const first = wordAt(tokens, at) === 'mil' && tokens[at - 1]?.kind !== 'number' ? { value: 1, end: at } : null
  const head = first ?? hundredsAt(tokens, at)
  if (!head) return null
  if (wordAt(tokens, head.end) !== 'mil') return head
  const thousands = head.value * 1000
  const joined = wordAt(tokens, head.end + 1) === 'e' ? head.end + 2 : head.end + 1
  const rest = hundredsAt(tokens, joined)
  // 'entre mil e dois mil': the two thousand are another number.
  return rest && wordAt(tokens, rest.end) !== 'mil'
    ? { value: thousands + rest.value, end: rest.end }
    : { value: thousands, end: head.end + 1 }
}

const ORDINALS = new Map(
  row('segund terceir quart quint sext setim oitav non decim', 2, 1).flatMap(([stem, value]) => [
    [`${stem}a`, value],
    [`${stem}o`, value],
  ]),
)

/** 'terceira página', '3 página', '3ª página': the page of that number, as 'página 3' writes it. */
function pageAt(tokens: readonly Token[], at: number): { value: string; page: number } | null {
  const { kind, text, list } = tokens[at]!
  const ordinal = kind === 'word' ? ORDINALS.get(text) : undefined
  const value = kind === 'number' && !list ? text : ordinal === undefined ? null : String(ordinal)
  const mark = tokens[at + 1]
  const page = kind === 'number' && mark?.glued && /^[ªºao]$/.test(mark.text) ? at + 2 : at + 1
  return value !== null && wordAt(tokens, page) === 'pagina' ? { value, page } : null
}

/** 'um' alone is an article, but for the end of a line after another word: 'nível um'. */
const isArticle = (tokens: readonly Token[], at: number, end: number) =>
  end === at + 1 &&
  /^uma?$/.test(wordAt(tokens, at)) &&
  (end < tokens.length ||
    at === 0 ||
    tokens.some(({ text }) => /^nov[oa]$/.test(text)) ||
    /(?:[aei]r|^add|^quero|^mais)$/.test(wordAt(tokens, at - 1)))

/** 'duas vezes' says how, not how many of something. */
const isHowOften = (tokens: readonly Token[], end: number) => /^vez(es)?$/.test(wordAt(tokens, end))

/** What a decimal adds: 'e meio', 'reais e cinquenta centavos'. */
function partAt(tokens: readonly Token[], at: number): { digits: string; end: number } | null {
  const and = /^rea(?:l|is)$/.test(wordAt(tokens, at)) ? at + 1 : at
  const isComma = wordAt(tokens, and) === 'virgula'
  if (!isComma && wordAt(tokens, and) !== 'e') return null
  if (and === at && /^mei[oa]$/.test(wordAt(tokens, at + 1))) return { digits: '5', end: at + 2 }
  const cents = numberAt(tokens, and + 1)
  const hasCents = cents && /^centavos?$/.test(wordAt(tokens, cents.end))
  if (cents && isComma && !hasCents) return { digits: `${cents.value}`, end: cents.end }
  return hasCents && cents.value < 100 ? { digits: `${cents.value}`.padStart(2, '0'), end: cents.end + 1 } : null
}

/** 'a cada minuto', 'a cada 2 minutos': where its unit stands, and how many seconds that is. */
function minutesAt(tokens: readonly Token[], at: number): { unit: number; seconds: number } | null {
  if (wordAt(tokens, at - 1) !== 'cada' || tokens[at]?.list) return null
  const number = numberAt(tokens, at) ?? {
    value: integerAt(tokens, at) ?? 1,
    end: tokens[at]?.kind === 'number' ? at + 1 : at,
  }
  const isMinutes = /^min(?:utos?)?$/.test(wordAt(tokens, number.end))
  return isMinutes ? { unit: number.end, seconds: number.value * 60 } : null
}

/** The tokens with each number in words as one of digits; 'e meio' becomes a decimal, which no id can be. */
export function withCounted(tokens: readonly Token[]): Token[] {
  const counted: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const place = pageAt(tokens, at)
    if (place) {
      const { start, end } = token
      counted.push(
        { ...tokens[place.page]!, glued: false },
        { kind: 'number', text: place.value, start, end, glued: false },
      )
      at = place.page + 1
      continue
    }
    const minutes = minutesAt(tokens, at)
    if (minutes) {
      const unit = tokens[minutes.unit]!
      const end = minutes.unit > at ? tokens[minutes.unit - 1]!.end : unit.start
      counted.push({ kind: 'number', text: `${minutes.seconds}`, start: token.start, end, glued: false })
      counted.push({ ...unit, text: 'segundos' })
      at = minutes.unit + 1
      continue
    }
    const found = token.kind === 'word' ? numberAt(tokens, at) : null
    if (!found || isArticle(tokens, at, found.end) || isHowOften(tokens, found.end)) {
      counted.push(token)
      at++
      continue
    }
    const part = partAt(tokens, found.end)
    const end = part?.end ?? found.end
    const { start, glued } = token
    const last = tokens[end - 1]!.end
    counted.push({ kind: 'number', text: `${found.value}`, start, end: last, glued })
    if (part) {
      counted.push({ kind: 'sign', text: '.', start: last, end: last, glued: true })
      counted.push({ kind: 'number', text: part.digits, start: last, end: last, glued: true })
    }
    at = end
  }
  return counted
}

/**
 * Encodes the words of periods as one letter per kind, so that the shape of a period is a short text: '3 de outubro de
 * 2025' is 'nDmDy'. Each token is one letter; signs stand for themselves, '?' for anything else.
 */
import type { Token } from '#commands/language/words/tokens.ts'

/**
 * Each line: a letter, the value of the first word, then the words. The next word has the next value; '/' separates
 * words of one value; '*' is 'o' or 'a'. Units have plurals. Numbers: n has one or two digits, y is a year, N is any
 * other; ° makes a number an ordinal.
 */
const WORDS_BY_KIND = `t0 hoje/hj ontem anteontem
!0 agora
d1 dia
s2 semana/sem
f3 quinzena
x4 mes/meses
u5 bimestre trimestre semestre
a8 ano
h9 h/hora/hr
i10 min/minuto
$1 d
m1 janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
w1 domingo - terca - - sexta sabado
v2 segunda - quarta quinta
r0 feira
o1 primeir* segundo terceir* quarto quinto
l0 ultim* ultimos/ultimas
b1 passad*/anterior/passou retrasad*/antepassad*
c0 atual/corrente/vigente/tod*/inteir*
p0 madrugada manha/cedo tarde noite
z0 comeco/inicio
e0 fim/final
g0 fds
D0 de
O0 do/da/dos/das/no/na/nos/nas/pela
I0 em
A0 a/as/ao/aos
R0 o/os
E0 este/esta/esse/essa/neste/nesta/nesse/nessa/deste/desta/desse/dessa
T0 ate
B0 antes
C0 depois/apos
F0 desde
Q0 partir/contar
W0 entre
Y0 e
G0 pra/para
H0 ca/frente
J0 diante
L0 ha/faz
K0 atras
U1 um*/um
M0 menos mais
q0 que/q
V0 vem
X0 proxim*/proximos/proximas
Z0 amanha
@0 t
+0 meio`

type KindLetter = readonly [kind: string, value: number]

const LETTER_BY_WORD = new Map<string, KindLetter>()
for (const line of WORDS_BY_KIND.split('\n')) {
  const [[kind = '', ...first], ...groups] = line.split(' ') as [string, ...string[]]
  for (const [position, group] of groups.entries())
    for (const word of group.split('/')) {
      const value = Number(first.join('')) + position
      const forms = word.endsWith('*') ? ['o', 'a'].map((ending) => word.replace('*', ending)) : [word]
      for (const form of 'dsfuahi'.includes(kind) ? [word, `${word}s`] : forms) LETTER_BY_WORD.set(form, [kind, value])
      // 'seg', 'out' have kinds of their own, because alone they are other words.
      if ('wvm'.includes(kind)) LETTER_BY_WORD.set(word.slice(0, 3), [kind === 'm' ? 'k' : 'j', value])
    }
}

/** All words of periods, folded. */
export const PERIOD_WORDS: readonly string[] = [...LETTER_BY_WORD.keys()]

/** The words that are long enough not to be confused with another word. */
export const LONG_PERIOD_WORDS: readonly string[] = PERIOD_WORDS.filter((word) => word.length > 3)

/** A part of a line as letters, each with its value. */
export interface LetterSequence {
  letters: string
  values: readonly number[]
}

function toLetter({ kind, text, isGlued, listTokens }: Token, previous: Token | undefined): KindLetter {
  if (listTokens) return ['?', 0]
  if (kind === 'number') return [/^(?:19|20)\d\d$/.test(text) ? 'y' : text.length < 3 ? 'n' : 'N', Number(text)]
  if (previous?.kind === 'number' && isGlued && /^[oaºª°]$/.test(text)) return ['°', 0]
  if (kind === 'sign') return ['-/.:,'.includes(text) ? text : text === '–' ? '-' : '?', 0]
  return (kind === 'word' && LETTER_BY_WORD.get(text)) || ['?', 0]
}

const sequencesByTokens = new WeakMap<readonly Token[], LetterSequence>()

/** The letters of a line, computed once. */
export function toLetterSequence(tokens: readonly Token[]): LetterSequence {
  let sequence = sequencesByTokens.get(tokens)
  if (!sequence) {
    // No amount begins with a zero. If a day does, dots separate day, month and year: 'de 01.11 a 15.11'.
    const isDotted = / 0\d\.\d\d(?!\d)/.test(tokens.map(({ isGlued, text }) => (isGlued ? text : ` ${text}`)).join(''))
    const letters = tokens.map((token, index): KindLetter => {
      const isSlash = isDotted && token.text === '.' && /^(?:\d\d){1,2}$/.test(tokens[index + 1]?.text ?? '')
      return isSlash ? ['/', 0] : toLetter(token, tokens[index - 1])
    })
    sequence = { letters: letters.map(([kind]) => kind).join(''), values: letters.map(([, value]) => value) }
    sequencesByTokens.set(tokens, sequence)
  }
  return sequence
}

/** A part of a sequence, as `slice` takes it. */
export const sliceSequence = ({ letters, values }: LetterSequence, from: number, to?: number): LetterSequence => ({
  letters: letters.slice(from, to),
  values: values.slice(from, to),
})

/** The values of the tokens of these kinds, in order. */
export const getNumbers = ({ letters, values }: LetterSequence, kinds: string): number[] =>
  values.filter((_, position) => kinds.includes(letters[position]!))

/** The first value of these kinds; 0 if there is none. */
export const getNumber = (sequence: LetterSequence, kinds: string): number => getNumbers(sequence, kinds)[0] ?? 0

/** The part of the line that a shape takes from letter `index` on; null if the shape does not match. */
export function matchShape(shape: RegExp, line: LetterSequence, index: number): LetterSequence | null {
  shape.lastIndex = index
  return shape.test(line.letters) ? sliceSequence(line, index, shape.lastIndex) : null
}

/**
 * The words of periods, a letter for each kind, so that the shape of a period is a short text: '3 de outubro de 2025' is
 * 'nDmDy'. A token is one letter; signs stand for themselves, '?' for whatever else.
 */
import type { Token } from '#commands/language/words/tokens.ts'

/**
 * A letter and the value of its first word; the next word has the next value, '/' parts those of one value, '*' is 'o' or
 * 'a'. Units have plurals. Of numbers n has one or two digits, y is a year, N is any other; ° makes an ordinal of them.
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
  for (const [place, group] of groups.entries())
    for (const word of group.split('/')) {
      const value = Number(first.join('')) + place
      const forms = word.endsWith('*') ? ['o', 'a'].map((ending) => word.replace('*', ending)) : [word]
      for (const form of 'dsfuahi'.includes(kind) ? [word, `${word}s`] : forms) LETTER_BY_WORD.set(form, [kind, value])
      // 'seg', 'out': kinds of their own, since alone they are other words.
      if ('wvm'.includes(kind)) LETTER_BY_WORD.set(word.slice(0, 3), [kind === 'm' ? 'k' : 'j', value])
    }
}

/** All of them. */
export const PERIOD_WORDS: readonly string[] = [...LETTER_BY_WORD.keys()]

/** Those that are long enough to be told from any other word. */
export const LONG_PERIOD_WORDS: readonly string[] = PERIOD_WORDS.filter((word) => word.length > 3)

/** A stretch of a line as letters, each with its value. */
export interface LetterSequence {
  letters: string
  values: readonly number[]
}

function toLetter({ kind, text, isGlued, listTokens }: Token, before: Token | undefined): KindLetter {
  if (listTokens) return ['?', 0]
  if (kind === 'number') return [/^(?:19|20)\d\d$/.test(text) ? 'y' : text.length < 3 ? 'n' : 'N', Number(text)]
  if (before?.kind === 'number' && isGlued && /^[oaºª°]$/.test(text)) return ['°', 0]
  if (kind === 'sign') return ['-/.:,'.includes(text) ? text : text === '–' ? '-' : '?', 0]
  return (kind === 'word' && LETTER_BY_WORD.get(text)) || ['?', 0]
}

const sequencesByTokens = new WeakMap<readonly Token[], LetterSequence>()

/** The letters of a line, made once. */
export function toLetterSequence(tokens: readonly Token[]): LetterSequence {
  let all = sequencesByTokens.get(tokens)
  if (!all) {
    // No amount begins with a zero: where one day does, dots part days, months and years, 'de 01.11 a 15.11'.
    const isDotted = / 0\d\.\d\d(?!\d)/.test(tokens.map(({ isGlued, text }) => (isGlued ? text : ` ${text}`)).join(''))
    const letters = tokens.map((token, at): KindLetter => {
      const isSlash = isDotted && token.text === '.' && /^(?:\d\d){1,2}$/.test(tokens[at + 1]?.text ?? '')
      return isSlash ? ['/', 0] : toLetter(token, tokens[at - 1])
    })
    all = { letters: letters.map(([kind]) => kind).join(''), values: letters.map(([, value]) => value) }
    sequencesByTokens.set(tokens, all)
  }
  return all
}

/** Part of it. */
export const sliceSequence = ({ letters, values }: LetterSequence, from: number, to?: number): LetterSequence => ({
  letters: letters.slice(from, to),
  values: values.slice(from, to),
})

/** The values of the tokens of these kinds, in their order. */
export const getNumbers = ({ letters, values }: LetterSequence, kinds: string): number[] =>
  values.filter((_, place) => kinds.includes(letters[place]!))

/** The first of them; 0 for none. */
export const getNumber = (stretch: LetterSequence, kinds: string): number => getNumbers(stretch, kinds)[0] ?? 0

/** What a shape takes from letter `at` on; null where it does not fit. */
export function matchShape(shape: RegExp, line: LetterSequence, at: number): LetterSequence | null {
  shape.lastIndex = at
  return shape.test(line.letters) ? sliceSequence(line, at, shape.lastIndex) : null
}

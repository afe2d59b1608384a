/** Another line that one means: the form of the record that it changes, or the thing that it does not name (commands/language/README §5). */
import { lineMeant } from './everyday.ts'
import type { Grammar } from './grammar.ts'
import { verbLemma } from './lexicon.ts'
import type { Line } from './line.ts'
import { tellsChange } from './loose.ts'
import { wholeIdAt } from './numbers.ts'
import { isListVerb, nounAt } from './view-words.ts'

const EDITAR = verbLemma('editar')
const EDITING = new Set([EDITAR])

/** 'o que o povo comprou' is 'ir para pedidos', where no record is told by its number. */
export const everydayLine = ({ tokens }: Line): string | null =>
  tokens.some(({ kind }) => kind === 'number' || kind === 'quoted') ? null : lineMeant(tokens.map(({ text }) => text))

/** 'o produto 340 agora custa 12 reais': what becomes of one record is written in its form; the line that opens it. */
export function lineOfForm(line: Line, { patterns }: Grammar): string | null {
  const { tokens } = line
  const isChanged = tokens.some((token, at) => tellsChange(token) || isListVerb(line, at, EDITING))
  for (const at of tokens.keys()) {
    const said = nounAt(line, at)
    const id = said && wholeIdAt(tokens, said.end)
    const form = patterns.find(
      ({ elements: [verb, noun], slots }) =>
        verb?.lemma === EDITAR && noun?.noun?.id === said?.noun && slots.length === 1,
    )
    if (form && id && isChanged && typeof id.value === 'number') return `editar ${form.elements[1]?.own} ${id.value}`
  }
  return null
}

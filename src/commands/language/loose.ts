/**
 * Words that a line may do without where it says nothing as it stands (commands/language/README §5): what a screen and a record are called at
 * large, and verbs of showing and changing beside the word that says what: 'copiar o link da tela', 'muda pro tema claro'.
 */
import type { Lexicon } from './lexicon.ts'
import { isSkippable, type Token } from './tokens.ts'

/** Say where one is, or that there is a record. */
const PLACES = /^(?:tela|sistema|lista|tabela|cadastr(?:o|ad[oa]s?)|ficha|dados|registros?|daqui)$/

/** Say how an act is meant, or to how many: beside them none is read. */
const LIGHT =
  /^(?:tudo|tod[oa]s?|(?:mud|troc|pass|coloc|bot|deix|aument|volt|pul|mand|lev)(?:ar?|em?|o|ando)|(?:troqu|coloqu)e)$/

/** A verb of showing: 'mostre a auditoria' is 'auditoria'. */
const shows = (lexicon: Lexicon, text: string): boolean =>
  [...lexicon.lookup(text).values()].some(({ lemma, full }) => full && (lemma === 'v:ver' || lemma === 'v:ir'))

/** The tokens with what may be left out marked as such; `harmlessOnly` where it spoke of how an act is meant. */
export function withLoose(tokens: readonly Token[], lexicon: Lexicon) {
  let harmlessOnly = false
  const loose = tokens.map((token): Token => {
    if (token.kind !== 'word' || token.polite) return token
    const isLight = LIGHT.test(token.text) || shows(lexicon, token.text)
    harmlessOnly ||= isLight
    return isLight || PLACES.test(token.text) ? { ...token, loose: true } : token
  })
  return loose.every(isSkippable) ? { tokens, harmlessOnly: false } : { tokens: loose, harmlessOnly }
}

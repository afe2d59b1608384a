/**
 * Openers and politeness: words around a request that say nothing of it (commands/language/words/README §3). Folded.
 */
import { getNonPastForms } from './morphology.ts'
import { type Token, tokenize } from './tokens.ts'
import { skipPattern, createPattern } from './word-pattern.ts'

/** Any of these, parted by ', ', or by spaces in the second text: the longest that stands there. */
const createPhrasePattern = (phrases: string, words: string): RegExp =>
  createPattern(
    `(?:${[...phrases.split(', '), ...words.split(' ')].toSorted((a, b) => b.length - a.length).join('|')}) `,
  )

/** Only at the beginning of a line, one after the other: a greeting, who asks whom, how much it is wanted. */
const OPENING_PHRASES = createPhrasePattern(
  '(?:voce|vc) pega, joga(?! fora), ve se, mand[ae](?= \\w+[aei]r ), vou nessa, ta na hora de, esta na hora de, chegou a hora de, estou atras, to atras, alguem sabe, quem sao, tipo assim, uma olhada',
  'sim hum hmm ahn ah eh olha olhe bom da daria certo oi ei te e o a quer gostava precisava poderiam podia consigo tem teria possivel seria ser ' +
    'de se faco faz fazer faria mudo mude muda onde aonde encontro vejo acho fica ficam tao to estou tava estamos ' +
    'cade leva leve bora vamo vamos carece carecia vou deixa deixe qual quais foi sao quanto ainda ha coloca coloque bota bote cata ponha poe ' +
    'tenho gente pra para por hey hi hello i you want need would like can could let us take where what which ' +
    'how do',
)

/** Wishing, asking for and being able to, in every form that is not past. */
const WISH_VERBS = getNonPastForms(
  'querer desejar gostar precisar necessitar poder conseguir solicitar pedir requerer dever saber',
)

/** Anywhere. */
const COURTESY_PHRASES = createPhrasePattern(
  'area de transferencia, we have, i have, com urgencia, fiz (?:besteira|cagada|errado), seria bom, pode ser(?! que), como faz, temos hoje, onde (?:ficam?|aparecem?|(?:eu )?vejo), o que tem(?= n[oa] ), (?:es)?ta em quanto, aquel[ea]s?, quando puder, quando der, se puder, tem no total, no total, ao todo, por obsequio, (?:se )?faz(?:endo)?(?: o)? favor, ta bom, faca o favor de, pa?ra (?:mim|nos|gente), ja ja, ' +
    'agora mesmo, n(?:o|este|esse) periodo, (?:que )?(?:eu )?quero dar uma (?:olhada|espiada), a gente tem, igual a, for me, thank you, o mais rapido possivel, de uma vez, pa?ra eu ver',
  `${WISH_VERBS.join(' ')} ${WISH_VERBS.join('s ')}s ` +
    'queiram queira queria prefiro gostaria gostariamos posso peco tu ce vc vcs voce voces eu nos mim comigo ti tche oxente ' +
    'visse uai mano cara galera rapaz oxe vixe somado tudinho direitinho instante instantinho agora rapid(?:inho|ao) meus minhas pessoal blz beleza eita ora bah ue entao aqui ali la sera gentileza favor pfv pfvr ' +
    'pf please pls plz obrigado obrigada obg valeu vlw thanks thx tks are is ai ne tambem urgente logo temos existem existe ele ' +
    'ela eles elas me lhe isso isto esses essas poderia nosso nossa nossos nossas the of from que q estao esta ta ' +
    'como so somente apenas only hein ok rola dar encontrad[oa]s? apont(?:e|ar) referentes? relativ[oa]s? relacionad[oa]s?',
)

const ENCLITIC_PRONOUNS = new Set('se me te lhe lhes nos o a os as lo la los las no na'.split(' '))

/** The 'se' of 'remova-se', the 'me' of 'mostre-me'. */
const isEnclitic = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  tokens[at].isGlued &&
  tokens[at - 1]?.text === '-' &&
  tokens[at - 1]?.isGlued === true &&
  tokens[at - 2]?.kind === 'word' &&
  ENCLITIC_PRONOUNS.has(tokens[at].text)

/** The tokens with those that are mere politeness marked as such; a line of nothing else keeps its last words. */
export function markCourtesy(tokens: readonly Token[]): Token[] {
  const marked = [...tokens]
  const mark = (from: number, length: number) => {
    for (let at = from; at < from + length; at++) marked[at] = { ...marked[at]!, isPolite: true }
  }
  let at = 0
  for (;;) {
    while (tokens[at]?.kind === 'sign') at++
    const length = Math.max(...[OPENING_PHRASES, COURTESY_PHRASES].map((words) => skipPattern(words, tokens, at))) - at
    if (length === 0 || tokens.slice(at + length).every(({ kind }) => kind === 'sign')) break
    mark(at, length)
    at += length
  }
  tokens.forEach((token, index) => {
    if (isEnclitic(tokens, index)) marked[index] = { ...token, isPolite: true }
  })
  const opened = [...marked]
  for (; at < tokens.length; at++) {
    // '0me' is one name (commands/language/words/README §3).
    const isJoined = tokens[at]?.isGlued === true && tokens[at - 1]?.kind === 'number'
    if (!isJoined) mark(at, skipPattern(COURTESY_PHRASES, tokens, at) - at)
  }
  return marked.every(({ kind, isPolite }) => isPolite === true || kind === 'sign') ? opened : marked
}

/** Whom one asks, or whether it is all right: manners where a sign parts them from the rest. */
const ASIDE_WORDS =
  '(?:o )?(?:oi|ei|vai|ok|ta(?: bom)?|blz|beleza|viu|visse|ne|hein|pode ser|gente|pessoal|galera|chefe|moc[oa]|guria?|cabra|mano|cara|rapaz|amig[oa]|querid[oa]|tche|uai|so|bah|oxente|mainha|como (?:eu )?faco)'
/** What a message that is pasted is called: 'RE:', 'Chamado 5532 -'. */
const MESSAGE_HEADING =
  '(?:(?:re|res|enc|fwd?|assunto|solicitacao) :|' +
  '(?:chamado|ticket|protocolo|atendimento|caso|demanda|solicitacao) (?:(?:#|n|nro|[.°]) )*\\d+ [:–—-](?= [a-z]))'
/** Say before what is asked for no more than that it is. */
const COURTESY_BEFORE = createPattern(
  `(?:${MESSAGE_HEADING}|${ASIDE_WORDS}(?= [,!.?])|(?:ola|opa|entao|ok|please|pls|pfv|(?:me )?faz um favor(?:zinho)?|(?:faz|e) o seguinte|por (?:favor|gentileza)|prezad[oa]s?|senhor[ea]s|bom dia|boa (?:tarde|noite)|(?:ta )?tudo b(?:em|om))) [,!.?: ]*`,
)
/** And so behind it, to the end of the line; several dots leave something open. */
const SINGLE_PERIOD = '(?<![.…] )[.!] (?![.…])'
const COURTESY_AFTER = createPattern(
  `(?:(?:, |${SINGLE_PERIOD})${ASIDE_WORDS} [?!. ]*|(?:, |virgula |${SINGLE_PERIOD})?(?:por (?:favor|gentileza|obsequio)|(?:se )?faz(?:endo)? (?:o )?favor|pfvr?|pl[sz]|please|obrigad[oa]|obg|valeu|vlw|thanks|thank you|grat[oa]|(?:att|atenciosamente|cordialmente)(?:(?: [,.])+(?: [a-z]+){1,2})?|rapidinho|(?<!ate )agora(?: mesmo)?|ai) (?:${SINGLE_PERIOD})?)+$|${SINGLE_PERIOD}$`,
)

/**
 * The line without the manners around it, or with `before` only before it, in their places spaces; a line of nothing else is left
 * as it is.
 */
export function stripCourtesy(text: string, onlyBefore = false): string {
  const tokens = tokenize(text)
  let from = 0
  for (
    let end = skipPattern(COURTESY_BEFORE, tokens, from);
    end > from;
    end = skipPattern(COURTESY_BEFORE, tokens, from)
  )
    from = end
  // 'bom dia !excluir 12': the sign is of what it touches.
  if (tokens[from - 1]?.kind === 'sign' && tokens[from]?.isGlued && !tokens[from - 1]!.isGlued) from--
  let to = from
  while (to < tokens.length && (onlyBefore || skipPattern(COURTESY_AFTER, tokens, to) === to)) to++
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last && to > from ? ' '.repeat(first.start) + text.slice(first.start, last.end) : text
}

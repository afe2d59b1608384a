/**
 * Recognizes courtesies and opening phrases: words around a request that say nothing about it
 * (commands/language/words/README §3). All words are folded.
 */
import { getNonPastForms } from './morphology.ts'
import { type Token, tokenize } from './tokens.ts'
import { skipPattern, createPattern } from './word-pattern.ts'

/** A pattern of phrases separated by ', ' and of single words; the longest alternative goes first. */
const createPhrasePattern = (phrases: string, words: string): RegExp =>
  createPattern(
    `(?:${[...phrases.split(', '), ...words.split(' ')].toSorted((a, b) => b.length - a.length).join('|')}) `,
  )

/** Phrases that open a line, one after the other: greetings, who is asked, how much the request is wanted. */
const OPENING_PHRASES = createPhrasePattern(
  '(?:voce|vc) pega, joga(?! fora), ve se, mand[ae](?= \\w+[aei]r ), vou nessa, ta na hora de, esta na hora de, chegou a hora de, estou atras, to atras, alguem sabe, quem sao, tipo assim, uma olhada',
  'sim hum hmm ahn ah eh olha olhe bom da daria certo oi ei te e o a quer gostava precisava poderiam podia consigo tem teria possivel seria ser ' +
    'de se faco faz fazer faria mudo mude muda onde aonde encontro vejo acho fica ficam tao to estou tava estamos ' +
    'cade leva leve bora vamo vamos carece carecia vou deixa deixe qual quais foi sao quanto ainda ha coloca coloque bota bote cata ponha poe ' +
    'tenho gente pra para por hey hi hello i you want need would like can could let us take where what which ' +
    'how do',
)

/** Verbs of wishing, asking and being able to, in every form that is not past. */
const WISH_VERBS = getNonPastForms(
  'querer desejar gostar precisar necessitar poder conseguir solicitar pedir requerer dever saber',
)

/** Courtesies that may stand anywhere in the line. */
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

/** 'se' of 'remova-se', 'me' of 'mostre-me'. */
const isEnclitic = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.kind === 'word' &&
  tokens[index].isGlued &&
  tokens[index - 1]?.text === '-' &&
  tokens[index - 1]?.isGlued === true &&
  tokens[index - 2]?.kind === 'word' &&
  ENCLITIC_PRONOUNS.has(tokens[index].text)

/** Marks the courtesies among the tokens. If a line has nothing else, only its opening words are marked. */
export function markCourtesy(tokens: readonly Token[]): Token[] {
  const marked = [...tokens]
  const mark = (from: number, length: number) => {
    for (let index = from; index < from + length; index++) marked[index] = { ...marked[index]!, isPolite: true }
  }
  let tokenIndex = 0
  for (;;) {
    while (tokens[tokenIndex]?.kind === 'sign') tokenIndex++
    const length =
      Math.max(...[OPENING_PHRASES, COURTESY_PHRASES].map((words) => skipPattern(words, tokens, tokenIndex))) -
      tokenIndex
    if (length === 0 || tokens.slice(tokenIndex + length).every(({ kind }) => kind === 'sign')) break
    mark(tokenIndex, length)
    tokenIndex += length
  }
  tokens.forEach((token, index) => {
    if (isEnclitic(tokens, index)) marked[index] = { ...token, isPolite: true }
  })
  const opened = [...marked]
  for (; tokenIndex < tokens.length; tokenIndex++) {
    // '0me' is one name (commands/language/words/README §3).
    const isJoined = tokens[tokenIndex]?.isGlued === true && tokens[tokenIndex - 1]?.kind === 'number'
    if (!isJoined) mark(tokenIndex, skipPattern(COURTESY_PHRASES, tokens, tokenIndex) - tokenIndex)
  }
  return marked.every(({ kind, isPolite }) => isPolite === true || kind === 'sign') ? opened : marked
}

/** A form of address or a question for consent: a courtesy if a sign separates it from the request. */
const ASIDE_WORDS =
  '(?:o )?(?:oi|ei|vai|ok|ta(?: bom)?|blz|beleza|viu|visse|ne|hein|pode ser|gente|pessoal|galera|chefe|moc[oa]|guria?|cabra|mano|cara|rapaz|amig[oa]|querid[oa]|tche|uai|so|bah|oxente|mainha|como (?:eu )?faco)'
/** The heading of a pasted message: 'RE:', 'Chamado 5532 -'. */
const MESSAGE_HEADING =
  '(?:(?:re|res|enc|fwd?|assunto|solicitacao) :|' +
  '(?:chamado|ticket|protocolo|atendimento|caso|demanda|solicitacao) (?:(?:#|n|nro|[.°]) )*\\d+ [:–—-](?= [a-z]))'
/** Words before a request that only announce it. */
const COURTESY_BEFORE = createPattern(
  `(?:${MESSAGE_HEADING}|${ASIDE_WORDS}(?= [,!.?])|(?:ola|opa|entao|ok|please|pls|pfv|(?:me )?faz um favor(?:zinho)?|(?:faz|e) o seguinte|por (?:favor|gentileza)|prezad[oa]s?|senhor[ea]s|bom dia|boa (?:tarde|noite)|(?:ta )?tudo b(?:em|om))) [,!.?: ]*`,
)
/** Courtesies after a request, up to the end of the line. Several dots leave something open and stay. */
const SINGLE_PERIOD = '(?<![.…] )[.!] (?![.…])'
const COURTESY_AFTER = createPattern(
  `(?:(?:, |${SINGLE_PERIOD})${ASIDE_WORDS} [?!. ]*|(?:, |virgula |${SINGLE_PERIOD})?(?:por (?:favor|gentileza|obsequio)|(?:se )?faz(?:endo)? (?:o )?favor|pfvr?|pl[sz]|please|obrigad[oa]|obg|valeu|vlw|thanks|thank you|grat[oa]|(?:att|atenciosamente|cordialmente)(?:(?: [,.])+(?: [a-z]+){1,2})?|rapidinho|(?<!ate )agora(?: mesmo)?|ai) (?:${SINGLE_PERIOD})?)+$|${SINGLE_PERIOD}$`,
)

/**
 * The line with the courtesies around the request replaced by spaces; with `onlyLeading` only those before it. A line
 * of courtesies only stays unchanged.
 */
export function stripCourtesy(text: string, onlyLeading = false): string {
  const tokens = tokenize(text)
  let from = 0
  for (
    let end = skipPattern(COURTESY_BEFORE, tokens, from);
    end > from;
    end = skipPattern(COURTESY_BEFORE, tokens, from)
  )
    from = end
  // 'bom dia !excluir 12': the sign belongs to the word that it touches.
  if (tokens[from - 1]?.kind === 'sign' && tokens[from]?.isGlued && !tokens[from - 1]!.isGlued) from--
  let to = from
  while (to < tokens.length && (onlyLeading || skipPattern(COURTESY_AFTER, tokens, to) === to)) to++
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last && to > from ? ' '.repeat(first.start) + text.slice(first.start, last.end) : text
}

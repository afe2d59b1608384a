/**
 * A line that asks for no writing command gets none, not even among the nearest: thousands of generated lines
 * (commands/language/README §5, commands/language/words/README §5).
 */
import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { inflectVerb } from '#commands/language/words/morphology.ts'
import { isWriteAction } from './judge-intent.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const pickWord = (text: string) => fc.constantFrom(...text.split(','))

const ACTS =
  'excluir,apagar,remover,deletar,eliminar,liberar,soltar,desbloquear,habilitar,ativar,desabilitar,inativar,reprocessar'
const forms = ACTS.split(',').flatMap((verb) => inflectVerb(verb))
const act = fc.constantFrom(...forms.filter(({ isPast }) => !isPast).map(({ text }) => text))
const infinitive = pickWord(ACTS)
const pastForm = fc.constantFrom(
  ...forms.filter(({ isPast, text }) => isPast && !/d[oa]s?$/.test(text)).map(({ text }) => text),
)
const me = pickWord('excluo,apago,removo,libero,solto,habilito,desativo,reprocesso')
const participle = fc.constantFrom(
  ...forms.filter(({ isPast, text }) => isPast && /d[oa]$/.test(text)).map(({ text }) => text),
)
const recordNoun = pickWord(
  'produto,o produto,a loja,bônus,o bônus,os cashbacks,cashback,a categoria,o fornecedor,plano,o pedido,item rv',
)
const id = fc.integer({ min: 1, max: 99_999 }).map(String)
const ids = fc.oneof(
  id,
  fc.tuple(id, id).map((two) => two.join(' e ')),
  pickWord('12-15,12 a 15,#12,doze,vinte e um'),
)
const opener = pickWord(',por favor,eu,vocês,olha,bom dia,oi,a gente,então,agora')
const closer = pickWord(',por favor,ainda,hoje,obrigado,tá,!,.,?')
const path = fc.constantFrom('/', '/produtos', '/bonus', '/cashbacks', '/lojas', '/pedidos')

const denial = pickWord(
  'não,nao,n,num,nunca,jamais,nunca mais,nem,sem,evite,evitar,pare de,deixe de,cancele:,não quero,não precisa,não é para,não vou,' +
    'desisti de,em vez de,proibido,ninguém,do not,never,antes de',
)
const questionOpening = pickWord(
  'quem,quando,por que,alguém,já,o sistema já,será que já,vocês já,gostaria de saber quem',
)
const passiveAuxiliary = pickWord('foi,já foi,está,será,ainda está,não foi,vai ser')
const truncatedId = pickWord('12x,1.234,15/10,-5,12-,12 a,3%,0,12.5,1e3,12/13,12ab,R$ 12,12:30,12..,12/,12 ou 13')

const line = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((words) => words.filter(Boolean).join(' '))

/** A record that is named, and a reason; the text behind it holds the action back, denies it, postpones it or asks. */
const record = line(pickWord('produto,o produto,a loja,bônus,o bônus,o cashback,a categoria,o fornecedor,plano'), id)
const reason = pickWord(
  'tá errado,tá duplicada,fechou,saiu de linha,acabou,não existe mais,ninguém usa,o cliente cobrou,não vende mais,a gente cadastrou errado',
)
const pickPhrase = (text: string) => fc.constantFrom(...text.split('|'))
const separator = pickPhrase(', |. | que | q | porque | pq | pois | - | já que |, que |, pois ')
const retraction = pickPhrase(
  'não|não é esse|não é pra isso|nunca|não agora|ainda não|não pode|não quero|não devo|não faça|nem pensar|mas não agora|' +
    'mas antes confirme|se o cliente pedir|só se fechar|caso feche|quando fechar|assim que fechar|depois que fechar|mas só amanhã|' +
    'ou não|ou o 13|espera|peraí|cancela|esquece|deixa assim|deixa pra lá|depois eu vejo|depois eu excluo|talvez|tá certo?|' +
    "confirma?|desisti|melhor não|quem pediu?|quando?|if it closes|but not now|when closed|not yet|wait|don't",
)
const whenever = pickPhrase(
  'se|caso|quando|assim que|depois que|antes que|enquanto|só se|talvez|if|when|unless|quem sabe|será que|desde que|até que',
)
const conditionEnd = pickPhrase('fechar|acabar|sair de linha|o cliente pedir|estiver errado|chegar')
const unsure = fc.oneof(
  line(denial, act),
  line(questionOpening, pastForm),
  line(pickPhrase('se eu|devo|depois eu|amanhã eu'), act),
)

const lineKinds: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'an act denied before it': line(opener, denial, act, recordNoun, ids, closer),
  'an act denied after it': line(
    opener,
    act,
    recordNoun,
    ids,
    pickWord('não,nunca,jamais,de jeito nenhum não'),
    closer,
  ),
  'a denied act without its record': line(opener, denial, act, recordNoun),
  'a question about what was done': line(opener, questionOpening, pastForm, recordNoun, ids, closer),
  'what was done, told': line(opener, pastForm, recordNoun, ids, closer),
  'the state of a record': line(opener, recordNoun, id, passiveAuxiliary, participle, closer),
  'whether to, asked': line(infinitive, recordNoun, id, pickWord('?,agora ?')),
  'whether to, asked of oneself': line(pickWord('será que,sera q,sera que eu'), me, recordNoun, id, pickWord(',?')),
  'an act that is guessed': line(opener, pickWord('acho que,acho q,eu acho que'), act, recordNoun, id, closer),
  'an id cut off': line(opener, act, recordNoun, truncatedId),
  'an act taken back behind it': fc.tuple(line(act, record), separator, retraction).map((parts) => parts.join('')),
  'an act taken back behind its reason': fc
    .tuple(line(act, record), separator, reason, pickPhrase(', | e | mas '), retraction)
    .map((parts) => parts.join('')),
  'a condition before the act': fc
    .tuple(line(whenever, record, conditionEnd), pickPhrase(', |. |, então '), line(act, pickPhrase('|ela|ele|isso')))
    .map((parts) => parts.join('')),
  'a condition behind the act': line(act, record, whenever, conditionEnd),
  'a record, and an act that is denied or asked about': fc
    .tuple(line(record, reason), separator, unsure)
    .map((parts) => parts.join('')),
  'a reason without an act': line(record, reason),
}

/** The writing commands that could run for a line or for one of its requests, or are among the nearest. */
function findWriteCommands(text: string, startPath: string): string[] {
  const interpretations = interpreter.interpret(text, at(startPath))
  const parts = interpreter.splitRequests(text, at(startPath)).flatMap((part) => findWriteCommands(part, startPath))
  const offeredCommands = interpretations.filter(({ problem }) => problem === null).map(({ command }) => command)
  const nearestCommands = interpretations.length === 0 ? interpreter.findNearestCommands(text) : []
  return [...[...offeredCommands, ...nearestCommands].filter(isWriteAction).map(({ id: command }) => command), ...parts]
}

const RUNS = { numRuns: 200 }

describe('no writing command is offered for', () => {
  it.each(Object.entries(lineKinds))('%s', (_, lines) => {
    fc.assert(
      fc.property(lines, path, (text, startPath) => {
        expect(findWriteCommands(text, startPath), `${startPath} '${text}'`).toEqual([])
      }),
      RUNS,
    )
  })

  it('a word that only looks alike', () => {
    const alike = pickWord(
      'incluir,inclusão,exclusivo,exclusivos,exclusivamente,excludente,liberal,liberdade,libra,livrar,habilidade,habilidoso,' +
        'apagão,apagador,remoto,remota,deletério,eliminatória,reprocesso,processo,desabafo,inativo,ativo,soltura,solteiro,' +
        'sincero,sintonia,excursão,excesso,ativos,delegar,delta,associação,reativo,processo',
    )
    fc.assert(
      fc.property(line(opener, alike), path, (text, startPath) => {
        expect(findWriteCommands(text, startPath), `${startPath} '${text}'`).toEqual([])
      }),
      RUNS,
    )
  })

  it('the sending of a form that is denied or asked about', () => {
    const unsent = fc.oneof(
      line(opener, pickWord('não,nunca,jamais,ninguém'), pickWord('salvar,salva,salve,gravar,grava'), closer),
      line(
        pickWord('quem,alguém,já,quando'),
        pickWord('salvou,gravou,salvaram'),
        pickWord(',isso,o cadastro'),
        pickWord(',?'),
      ),
    )
    fc.assert(
      fc.property(unsent, (text) => {
        const offeredCommands = interpreter
          .interpret(text, at('/produtos/editar/12', { hasForm: true }))
          .map(({ command }) => command.id)
        expect(
          offeredCommands.filter((command) => /^form[.](?:salvar|outro)$/.test(command)),
          text,
        ).toEqual([])
      }),
      RUNS,
    )
  })

  it('a command other than the one whose verb is mistyped', () => {
    const expectedCommands: Readonly<Record<string, RegExp>> = {
      excluir: /excluir/,
      apagar: /excluir|remover/,
      pagar: /liberar/,
      liberar: /liberar/,
      habilitar: /[.]habilitar/,
      ativar: /[.]habilitar/,
      reativar: /[.]habilitar/,
      desabilitar: /desabilitar/,
      desativar: /desabilitar/,
      desligar: /desabilitar/,
    }
    const knownForms = new Set(
      Object.keys(expectedCommands).flatMap((verb) => inflectVerb(verb).map(({ text }) => text)),
    )
    const slip = fc
      .tuple(
        fc.constantFrom(...Object.keys(expectedCommands)),
        fc.nat(),
        fc.nat(),
        pickWord('a,b,c,d,e,g,i,l,m,o,p,r,s,t,u,'),
      )
      .map(([verb, form, place, letter]) => {
        const all = inflectVerb(verb).filter(({ isPast }) => !isPast)
        const { text } = all[form % all.length]!
        const from = place % text.length
        return { verb, text: text.slice(0, from) + letter + text.slice(from + 1) }
      })
      .filter(({ text }) => !knownForms.has(text))
    fc.assert(
      fc.property(slip, id, path, ({ verb, text }, number, startPath) => {
        const otherCommands = findWriteCommands(`${text} ${number}`, startPath).filter(
          (command) => !expectedCommands[verb]!.test(command),
        )
        expect(otherCommands, `${startPath} '${text}'`).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })

  it('a line without a meaning', () => {
    const word = fc.stringMatching(/^[a-zç]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words.join(' ')
        expect(interpreter.findNearestCommands(text).filter(isWriteAction), text).toEqual([])
      }),
      RUNS,
    )
  })
})

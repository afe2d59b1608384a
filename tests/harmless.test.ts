// @vitest-environment jsdom
/**
 * What asks for no act gets none, and none among the nearest: lines made by the thousand (commands/language/README §5,
 * commands/language/words/README §5).
 */
import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { inflectVerb } from '#commands/language/words/morphology.ts'
import { isWriteAction } from './judge-intent.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const anyOf = (text: string) => fc.constantFrom(...text.split(','))

const ACTS =
  'excluir,apagar,remover,deletar,eliminar,liberar,soltar,desbloquear,habilitar,ativar,desabilitar,inativar,reprocessar'
const forms = ACTS.split(',').flatMap((verb) => inflectVerb(verb))
const act = fc.constantFrom(...forms.filter(({ isPast }) => !isPast).map(({ text }) => text))
const infinitive = anyOf(ACTS)
const done = fc.constantFrom(
  ...forms.filter(({ isPast, text }) => isPast && !/d[oa]s?$/.test(text)).map(({ text }) => text),
)
const me = anyOf('excluo,apago,removo,libero,solto,habilito,desativo,reprocesso')
const participle = fc.constantFrom(
  ...forms.filter(({ isPast, text }) => isPast && /d[oa]$/.test(text)).map(({ text }) => text),
)
const noun = anyOf(
  'produto,o produto,a loja,bônus,o bônus,os cashbacks,cashback,a categoria,o fornecedor,plano,o pedido,item rv',
)
const id = fc.integer({ min: 1, max: 99_999 }).map(String)
const ids = fc.oneof(
  id,
  fc.tuple(id, id).map((two) => two.join(' e ')),
  anyOf('12-15,12 a 15,#12,doze,vinte e um'),
)
const opener = anyOf(',por favor,eu,vocês,olha,bom dia,oi,a gente,então,agora')
const closer = anyOf(',por favor,ainda,hoje,obrigado,tá,!,.,?')
const path = fc.constantFrom('/', '/produtos', '/bonus', '/cashbacks', '/lojas', '/pedidos')

const denial = anyOf(
  'não,nao,n,num,nunca,jamais,nunca mais,nem,sem,evite,evitar,pare de,deixe de,cancele:,não quero,não precisa,não é para,não vou,' +
    'desisti de,em vez de,proibido,ninguém,do not,never,antes de',
)
const question = anyOf('quem,quando,por que,alguém,já,o sistema já,será que já,vocês já,gostaria de saber quem')
const said = anyOf('foi,já foi,está,será,ainda está,não foi,vai ser')
const cut = anyOf('12x,1.234,15/10,-5,12-,12 a,3%,0,12.5,1e3,12/13,12ab,R$ 12,12:30,12..,12/,12 ou 13')

const line = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((words) => words.filter(Boolean).join(' '))

/** A record that is told, and why; what stands behind it holds the act back, denies it, puts it off or asks. */
const record = line(anyOf('produto,o produto,a loja,bônus,o bônus,o cashback,a categoria,o fornecedor,plano'), id)
const reason = anyOf(
  'tá errado,tá duplicada,fechou,saiu de linha,acabou,não existe mais,ninguém usa,o cliente cobrou,não vende mais,a gente cadastrou errado',
)
const oneOf = (text: string) => fc.constantFrom(...text.split('|'))
const mark = oneOf(', |. | que | q | porque | pq | pois | - | já que |, que |, pois ')
const held = oneOf(
  'não|não é esse|não é pra isso|nunca|não agora|ainda não|não pode|não quero|não devo|não faça|nem pensar|mas não agora|' +
    'mas antes confirme|se o cliente pedir|só se fechar|caso feche|quando fechar|assim que fechar|depois que fechar|mas só amanhã|' +
    'ou não|ou o 13|espera|peraí|cancela|esquece|deixa assim|deixa pra lá|depois eu vejo|depois eu excluo|talvez|tá certo?|' +
    "confirma?|desisti|melhor não|quem pediu?|quando?|if it closes|but not now|when closed|not yet|wait|don't",
)
const whenever = oneOf(
  'se|caso|quando|assim que|depois que|antes que|enquanto|só se|talvez|if|when|unless|quem sabe|será que|desde que|até que',
)
const ending = oneOf('fechar|acabar|sair de linha|o cliente pedir|estiver errado|chegar')
const unsure = fc.oneof(line(denial, act), line(question, done), line(oneOf('se eu|devo|depois eu|amanhã eu'), act))

const kinds: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'an act denied before it': line(opener, denial, act, noun, ids, closer),
  'an act denied after it': line(opener, act, noun, ids, anyOf('não,nunca,jamais,de jeito nenhum não'), closer),
  'a denied act without its record': line(opener, denial, act, noun),
  'a question about what was done': line(opener, question, done, noun, ids, closer),
  'what was done, told': line(opener, done, noun, ids, closer),
  'the state of a record': line(opener, noun, id, said, participle, closer),
  'whether to, asked': line(infinitive, noun, id, anyOf('?,agora ?')),
  'whether to, asked of oneself': line(anyOf('será que,sera q,sera que eu'), me, noun, id, anyOf(',?')),
  'an act that is guessed': line(opener, anyOf('acho que,acho q,eu acho que'), act, noun, id, closer),
  'an id cut off': line(opener, act, noun, cut),
  'an act taken back behind it': fc.tuple(line(act, record), mark, held).map((parts) => parts.join('')),
  'an act taken back behind its reason': fc
    .tuple(line(act, record), mark, reason, oneOf(', | e | mas '), held)
    .map((parts) => parts.join('')),
  'a condition before the act': fc
    .tuple(line(whenever, record, ending), oneOf(', |. |, então '), line(act, oneOf('|ela|ele|isso')))
    .map((parts) => parts.join('')),
  'a condition behind the act': line(act, record, whenever, ending),
  'a record, and an act that is denied or asked about': fc
    .tuple(line(record, reason), mark, unsure)
    .map((parts) => parts.join('')),
  'a reason without an act': line(record, reason),
}

/** What of a line could be run, or of what it is made of, or stands among the nearest, and changes something. */
function actsIn(text: string, where: string): string[] {
  const interpretations = interpreter.interpret(text, at(where))
  const parts = interpreter.splitRequests(text, at(where)).flatMap((part) => actsIn(part, where))
  const offered = interpretations.filter(({ problem }) => problem === null).map(({ command }) => command)
  const near = interpretations.length === 0 ? interpreter.findNearestCommands(text) : []
  return [...[...offered, ...near].filter(isWriteAction).map(({ id: command }) => command), ...parts]
}

const RUNS = { numRuns: 200 }

describe('nothing that acts is offered for', () => {
  it.each(Object.entries(kinds))('%s', (_, lines) => {
    fc.assert(
      fc.property(lines, path, (text, where) => {
        expect(actsIn(text, where), `${where} '${text}'`).toEqual([])
      }),
      RUNS,
    )
  })

  it('a word that only looks alike', () => {
    const alike = anyOf(
      'incluir,inclusão,exclusivo,exclusivos,exclusivamente,excludente,liberal,liberdade,libra,livrar,habilidade,habilidoso,' +
        'apagão,apagador,remoto,remota,deletério,eliminatória,reprocesso,processo,desabafo,inativo,ativo,soltura,solteiro,' +
        'sincero,sintonia,excursão,excesso,ativos,delegar,delta,associação,reativo,processo',
    )
    fc.assert(
      fc.property(line(opener, alike), path, (text, where) => {
        expect(actsIn(text, where), `${where} '${text}'`).toEqual([])
      }),
      RUNS,
    )
  })

  it('the sending of a form that is denied or asked about', () => {
    const unsent = fc.oneof(
      line(opener, anyOf('não,nunca,jamais,ninguém'), anyOf('salvar,salva,salve,gravar,grava'), closer),
      line(anyOf('quem,alguém,já,quando'), anyOf('salvou,gravou,salvaram'), anyOf(',isso,o cadastro'), anyOf(',?')),
    )
    fc.assert(
      fc.property(unsent, (text) => {
        const offered = interpreter
          .interpret(text, at('/produtos/editar/12', { hasForm: true }))
          .map(({ command }) => command.id)
        expect(
          offered.filter((command) => /^form[.](?:salvar|outro)$/.test(command)),
          text,
        ).toEqual([])
      }),
      RUNS,
    )
  })

  it('another act than the one that a letter is wrong or missing of', () => {
    const meant: Readonly<Record<string, RegExp>> = {
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
    const known = new Set(Object.keys(meant).flatMap((verb) => inflectVerb(verb).map(({ text }) => text)))
    const slip = fc
      .tuple(fc.constantFrom(...Object.keys(meant)), fc.nat(), fc.nat(), anyOf('a,b,c,d,e,g,i,l,m,o,p,r,s,t,u,'))
      .map(([verb, form, place, letter]) => {
        const all = inflectVerb(verb).filter(({ isPast }) => !isPast)
        const { text } = all[form % all.length]!
        const from = place % text.length
        return { verb, text: text.slice(0, from) + letter + text.slice(from + 1) }
      })
      .filter(({ text }) => !known.has(text))
    fc.assert(
      fc.property(slip, id, path, ({ verb, text }, number, where) => {
        const others = actsIn(`${text} ${number}`, where).filter((command) => !meant[verb]!.test(command))
        expect(others, `${where} '${text}'`).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })

  it('a line that nothing is meant by', () => {
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

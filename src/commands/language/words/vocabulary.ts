/**
 * The words of the command language as data: classes of verbs that mean the same (commands/language/words/README),
 * words that say nothing, and how a noun gives its own. The first form of a class is the canonical one. Forms are
 * folded when they are looked up.
 */
import type { Resource } from '#commands/resource.ts'

/** Classes of verbs; a phrase's word that belongs to one class stands for all its forms. */
export const VERB_CLASSES = {
  ir: ['ir para', 'navegar', 'abrir', 'mostrar', 'listar'],
  ler: ['ler', 'conferir', 'verificar', 'checar', 'provar'],
  somar: ['somar', 'totalizar', 'quanto dar', 'quanto deu'],
  ver: [
    'ver',
    'visualizar',
    'abrir',
    'detalhar',
    'consultar',
    'mostrar',
    'exibir',
    'apresentar',
    'trazer',
    'puxar',
    'olhar',
    'checar',
    'verificar',
    'conferir',
    'listar',
    'informar',
  ],
  puxar: ['puxar', 'trazer'],
  cadastrar: [
    'cadastrar',
    'botar mais',
    'colocar mais',
    'novo',
    'nova',
    'criar',
    'registrar',
    'incluir',
    'adicionar',
    'inserir',
    'acrescentar',
    'cad',
  ],
  editar: [
    'editar',
    'alterar',
    'modificar',
    'atualizar',
    'mudar',
    'trocar',
    'renomear',
    'corrigir',
    'ajeitar',
    'arrumar',
    'ed',
  ],
  excluir: [
    'excluir',
    'apagar',
    'remover',
    'deletar',
    'eliminar',
    'descartar',
    'jogar fora',
    'sumir com',
    'tirar do cadastro',
    'exc',
    'del',
  ],
  fixar: ['fixar', 'congelar', 'travar', 'prender'],
  ocultar: ['ocultar', 'esconder', 'tirar'],
  habilitar: [
    'habilitar',
    'reabilitar',
    'ativar',
    'reativar',
    'ligar de novo',
    'ligar de volta',
    'ativar de volta',
    'hab',
  ],
  desabilitar: ['desabilitar', 'desativar', 'inativar', 'desligar', 'suspender', 'desab'],
  alternar: ['alternar', 'trocar status'],
  liberar: ['liberar', 'soltar', 'desbloquear', 'autorizar', 'lib'],
  bloquear: ['bloquear', 'banir'],
  aprovar: ['aprovar', 'reprovar'],
  estornar: ['estornar', 'reembolsar'],
  reprocessar: [
    'reprocessar',
    'processar de novo',
    'processar novamente',
    'recalcular',
    'refazer conta',
    'rodar de novo',
    'calcular de novo',
    'gerar de novo',
    'reproc',
  ],
  sincronizar: ['sincronizar', 'importar', 'sync', 'sinc'],
  exportar: ['exportar', 'baixar', 'gerar', 'extrair', 'exp'],
  recarregar: ['recarregar', 'atualizar', 'refresh', 'carregar de novo'],
  filtrar: [
    'filtrar',
    'filtro',
    'buscar',
    'pesquisar',
    'procurar',
    'encontrar',
    'achar',
    'localizar',
    'separar',
    'restringir',
    'delimitar',
  ],
  limpar: ['limpar', 'zerar', 'tirar'],
  ordenar: ['ordenar', 'classificar', 'organizar', 'arrumar'],
  associar: ['associar', 'vincular', 'amarrar'],
  desassociar: ['desassociar', 'desvincular'],
  ajustar: ['ajustar', 'definir', 'lançar', 'acertar'],
  auditar: ['auditar', 'auditoria'],
  conciliar: ['conciliar', 'reconciliar', 'confrontar', 'bater', 'conferir com'],
  selecionar: ['selecionar', 'marcar', 'escolher'],
  copiar: ['copiar', 'cópia de'],
  sair: ['sair', 'logout', 'logoff', 'deslogar', 'desconectar'],
} as const

/** Asked for of any product, and not to be had in this one: that is told. What was done so is a status. */
export const UNSUPPORTED_VERBS = 'bloquear aprovar estornar'.split(' ')

/** A verb with its synonyms, by the name of its class. */
export type VerbClass = keyof typeof VERB_CLASSES

/** 'one' and 'many' where a form has a number: 'produto 12' is a record, 'produtos' the list. */
export type GrammaticalNumber = 'one' | 'many' | null

/** A form of a noun, as it is written. */
export interface NounForm {
  text: string
  grammaticalNumber: GrammaticalNumber
  isCanonical: boolean
}

/** Every form of a noun; one whose singular and plural are alike has no number. */
export function getNounForms({
  singular,
  plural,
  words: { one = [], many = [], either = [] } = {},
}: Resource): NounForm[] {
  const createForms = (texts: readonly string[], number: GrammaticalNumber, canonical: boolean) =>
    texts.map((text, at): NounForm => ({
      text: text.toLowerCase(),
      grammaticalNumber: number,
      isCanonical: canonical && at === 0,
    }))
  if (singular === plural) return createForms([singular, ...either], null, true)
  return [
    ...createForms([singular, ...one], 'one', true),
    ...createForms([plural, ...many], 'many', true),
    ...createForms(
      either.flatMap((text) => [text, `${text}s`]),
      null,
      false,
    ),
  ]
}

/** Articles, prepositions and demonstratives, folded: they may stand anywhere and change nothing. */
export const IGNORED_WORDS: ReadonlySet<string> = new Set(
  (
    'o a os as do da de dos das no na nos nas ao aos para pra pro pros pras por pelo pela com em ' +
    'este esta estes estas esse essa deste desta desse dessa neste nesta meu minha um uma e by the an'
  ).split(' '),
)

/** Words that are none of these and near to a verb that changes something: no slips of the keyboard. */
export const NEAR_VERB_WORDS: ReadonlySet<string> = new Set(
  (
    'tiragem delta delegar delegado libra libras libertar remoto remota remoer ' +
    'entrada entradas vendido vendida vendidos vendidas habitar limitar excursao povo perdido perdida aqui daqui pagar pago baixo apegar apagao deltas saltar mundo'
  ).split(' '),
)

/** Pairs of words that mean one thing although one of them alone would be ignored. */
export const FIXED_EXPRESSIONS = /^(?:de novo|some com|veio tudo|conf[ei]r\w+ com|quanto d(?:a|eu|aria))$/

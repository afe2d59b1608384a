/**
 * The words of the command language as data: verb classes (commands/language/words/README), words without meaning, and
 * the forms of a resource's nouns. The first form of a class is the canonical one. Forms are folded when they are
 * looked up.
 */
import type { Resource } from '#commands/resource.ts'

/** Classes of verbs with the same meaning. A word of a phrase that belongs to one class stands for all its forms. */
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

/** Verbs that operators expect and this product does not have: the operator is told. Their past forms are statuses. */
export const UNSUPPORTED_VERBS = 'bloquear aprovar estornar'.split(' ')

/** The name of a verb class. */
export type VerbClass = keyof typeof VERB_CLASSES

/** 'one' or 'many' if a form has a number: 'produto 12' is a record, 'produtos' the list. */
export type GrammaticalNumber = 'one' | 'many' | null

/** A form of a noun, as written. */
export interface NounForm {
  text: string
  grammaticalNumber: GrammaticalNumber
  isCanonical: boolean
}

/** Every form of a resource's noun. If singular and plural are alike, the forms have no number. */
export function getNounForms({
  singular,
  plural,
  words: { one = [], many = [], either = [] } = {},
}: Resource): NounForm[] {
  const createForms = (texts: readonly string[], grammaticalNumber: GrammaticalNumber, isCanonical: boolean) =>
    texts.map((text, index): NounForm => ({
      text: text.toLowerCase(),
      grammaticalNumber,
      isCanonical: isCanonical && index === 0,
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

/** Words similar to an action verb that are no typos of it. */
export const NEAR_VERB_WORDS: ReadonlySet<string> = new Set(
  (
    'tiragem delta delegar delegado libra libras libertar remoto remota remoer ' +
    'entrada entradas vendido vendida vendidos vendidas habitar limitar excursao povo perdido perdida aqui daqui pagar pago baixo apegar apagao deltas saltar mundo'
  ).split(' '),
)

/** Pairs of words with one meaning, although one word alone would be ignored. */
export const FIXED_EXPRESSIONS = /^(?:de novo|some com|veio tudo|conf[ei]r\w+ com|quanto d(?:a|eu|aria))$/

/**
 * One-line summaries of all calls, in Portuguese, for the OpenAPI document that the platform's team reads. They are
 * derived from the names of the sections' resources; a call that needs a sentence of its own has it below.
 */
import { existsSync, readdirSync } from 'node:fs'

/** The names of a resource (src/commands/resource.ts). */
interface ResourceNames {
  singular: string
  plural: string
  article: 'o' | 'a'
  path?: string
}

const isResource = (value: unknown): value is ResourceNames =>
  typeof value === 'object' && value !== null && 'singular' in value && 'plural' in value

const sectionsFolder = new URL('../sections/', import.meta.url)
const folders = readdirSync(sectionsFolder).filter((folder) =>
  existsSync(new URL(`${folder}/resource.ts`, sectionsFolder)),
)

/** Returns the names of a section's own resource, the one with a page; undefined if it has none. */
async function importNames(folder: string): Promise<ResourceNames | undefined> {
  const exports: Record<string, unknown> = await import(`../sections/${folder}/resource.ts`)
  return Object.values(exports)
    .filter(isResource)
    .find(({ path }) => path !== undefined)
}

/** The names by the section's folder, which is the first part of the ids of its calls. */
const namesByFolder = new Map(
  await Promise.all(folders.map(async (folder) => [folder, await importNames(folder)] as const)),
)

/** 'uma campanha', 'as campanhas' */
function toPhrases(resourceId: string): [one: string, many: string] {
  const names = namesByFolder.get(resourceId)
  if (!names) return [`um registro de ${resourceId}`, `os registros de ${resourceId}`]
  const { singular, plural, article } = names
  return [`${article === 'a' ? 'uma' : 'um'} ${singular}`, `${article}s ${plural}`]
}

/** The summaries of calls that most resources have. */
const COMMON_SUMMARIES: Readonly<Record<string, (one: string, many: string) => string>> = {
  listar: (_, many) => `Lista ${many}, por página`,
  visualizar: (one) => `Lê ${one}`,
  criar: (one) => `Cadastra ${one}`,
  atualizar: (one) => `Atualiza ${one}`,
  deletar: (one) => `Exclui ${one}`,
  estoque: (one) => `Lê o estoque de ${one}`,
  ajustarEstoque: (one) => `Ajusta o estoque de ${one}`,
}

const SPECIFIC_SUMMARIES: Readonly<Record<string, string>> = {
  'auditoria.paginado': 'Lista o histórico de uma transação, por página',
  'auditoria.tipo': 'Lista as transações de um tipo de cashback, por página',
  'auditoria.usuario': 'Lista as transações de um usuário, por página',
  'auditoria.valor': 'Lista as transações de uma faixa de valor, por página',
  'auditoria.visualizar': 'Lê uma transação',
  'auth.login': 'Entra com e-mail e senha e recebe um token',
  'auth.logout': 'Encerra a sessão do token',
  'auth.me': 'Lê quem está na sessão',
  'auth.refreshToken': 'Troca o token por um novo, antes que vença',
  'bonus.liberar': 'Libera um bônus pendente',
  'bonus.reprocessar': 'Calcula de novo os bônus de um pedido',
  'cashbacks.opcoes': 'Lista os cashbacks que um formulário oferece',
  'estatisticas.pedidosTotal': 'Conta os pedidos',
  'estatisticas.transacoesTotal': 'Conta as transações',
  'estatisticas.usuariosTotal': 'Conta os usuários',
  'planos.associarProduto': 'Associa um produto a um plano',
  'planos.desassociarProduto': 'Tira um produto de um plano',
  'planos.niveis': 'Substitui os níveis de um plano',
  'planos.profundidade': 'Ajusta a profundidade de um plano',
  'produtos.maxNivel': 'Procura produtos por seu maior nível, por página',
  'rvhub.findAll': 'Procura itens no RV hub, por página',
  'rvhub.fornecedores': 'Lista os fornecedores do RV hub',
  'rvhub.saldo': 'Lê o saldo no RV hub',
  'rvhub.sincronizar': 'Traz do RV hub os itens novos e o estoque',
}

/** 'ajustarEstoque' becomes 'Ajustar estoque'. */
const toSentence = (action: string) =>
  action.charAt(0).toUpperCase() + action.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The summary of a call by its id: 'cupons.duplicar' is 'Duplicar um cupom' unless a sentence of its own is given. */
export function getCallSummary(id: string): string {
  const [resourceId = '', action = ''] = id.split('.')
  const [one, many] = toPhrases(resourceId)
  return SPECIFIC_SUMMARIES[id] ?? COMMON_SUMMARIES[action]?.(one, many) ?? `${toSentence(action)} ${one}`
}

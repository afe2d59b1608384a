/** Every list command by its phrase. */
import { type List, formatRowCount } from './lists.ts'

/**
 * A command by its phrase, and its announcement; null if a dialog, a file or the rows show the result. `then` are keys
 * pressed after it.
 */
export type Phrase = readonly [verb: string, line: string, says: RegExp | null, then?: string]

/** Returns the phrases in an order in which each can run; `then` are keys pressed after it. */
export function getPhrases(list: List): Phrase[] {
  const { first, columns, secondLabel, statusIndex } = list
  const message = secondLabel.toLowerCase()
  const announceRows = formatRowCount(list)
  const column = (index: number) => new RegExp(`^Coluna ${secondLabel}, ${index}ª de ${columns}, \\d+ px$`)
  return [
    ['tabela.recarregar', 'recarregar', announceRows('')],
    ['tabela.proxima', 'próxima página', announceRows('Página 2 de .+')],
    ['tabela.anterior', 'página anterior', announceRows('Página 1 de .+')],
    ['tabela.ultima', 'última página', announceRows('Página .+')],
    ['tabela.primeira', 'primeira página', announceRows('Página 1 de .+')],
    ['tabela.pagina', 'ir para página 3', announceRows('Página 3 de .+')],
    ['tabela.tamanho', 'itens por página 5', announceRows('')],
    ['tabela.tamanho', 'itens por página 10', announceRows('')],
    ['tabela.ordenar', `ordenar por ${message}`, announceRows(`Ordenado por ${secondLabel}, crescente`)],
    ['tabela.inverter', 'inverter ordem', announceRows(`Ordenado por ${secondLabel}, decrescente`)],
    ['tabela.ordenarPadrao', 'ordem padrão', announceRows('Ordenado por .+, decrescente')],
    ['tabela.focar', 'ir para a tabela', null],
    ['tabela.linha', `ir para linha ${first - 1}`, null],
    ['tabela.selecionar', `selecionar ${first}, ${first - 1}`, /^2 selecionados$/],
    ['tabela.comparar', 'comparar selecionados', null, 'Escape'],
    ['tabela.limparSelecao', 'limpar seleção', /^Nenhuma linha selecionada$/],
    ['tabela.marcar', `marcar ${first}`, /^1 selecionado$/],
    ['tabela.marcar', 'marcar linha', /^2 selecionados$/],
    ['tabela.limparSelecao', 'remover seleção', /^Nenhuma linha selecionada$/],
    ['tabela.selecionarTodos', 'selecionar página', /^10 selecionados$/],
    ['tabela.limparSelecao', 'desmarcar todos', /^Nenhuma linha selecionada$/],
    ['tabela.editarCelula', 'editar célula', /^ID não é um campo do formulário$/],
    ['tabela.copiarCelula', 'copiar célula', /^Copiado$/],
    ['tabela.copiarLinhas', 'copiar linhas', /^1 linha copiada$/],
    ['tabela.copiarJson', 'copiar json', /^1 linha copiada como JSON$/],
    ['tabela.copiarMarkdown', 'copiar markdown', /^1 linha copiada como Markdown$/],
    ['tabela.copiarIds', 'copiar ids', /^1 id copiado$/],
    ['tabela.csvLinhas', 'exportar linhas selecionadas', /^1 linha exportada$/],
    ['tabela.copiarCurl', 'copiar curl', /^Chamada copiada, sem o token$/],
    ['tabela.copiarLink', 'copiar link', /^Link copiado$/],
    ['tabela.csv', 'exportar csv desta página', /^10 linhas exportadas$/],
    ['tabela.densidade', 'densidade compacta', null],
    ['tabela.densidade', 'densidade padrão', null],
    ['tabela.colunas', 'mostrar colunas', null, 'Escape'],
    ['tabela.previa', 'inspecionar', /^Prévia aberta$/],
    ['tabela.previa', 'fechar prévia', /^Prévia fechada$/],
    ['tabela.fixar', 'fixar linha', new RegExp(`^#${first - 1} fixada, 1 linha no topo$`)],
    ['tabela.soltarTodas', 'soltar todas as linhas', /^Nenhuma linha fixada$/],
    ['tabela.onde', 'onde estou', /^Linha 2 de .+Sem filtro$/],
    ['tabela.continuo', 'modo contínuo', announceRows('Modo contínuo')],
    ['tabela.posicao', 'ir para posição 40', null],
    ['tabela.continuo', 'voltar ao modo de páginas', announceRows('Páginas')],
    ['tabela.acompanhar', 'acompanhar a cada 20 segundos', /^Acompanhando a cada 20 s$/],
    ['tabela.acompanhar', 'parar de acompanhar', /^Deixou de acompanhar$/],
    ['tabela.mesmoValor', 'filtrar por este valor', /^Esta lista não filtra por ID desta linha$/],
    ['tabela.mesmoUsuario', 'mesmo usuário', /^Esta lista não filtra por usuário$/],
    ['tabela.mesmoDia', 'mesmo dia', /^Esta lista não filtra por dia$/],
    ['coluna.largura', `largura ${message} 300`, column(2)],
    ['coluna.direita', `mover coluna ${message} para a direita`, column(3)],
    ['coluna.esquerda', `mover coluna ${message} para a esquerda`, column(2)],
    ['coluna.depois', `${message} depois de status`, column(statusIndex)],
    ['coluna.antes', `${message} antes de status`, column(statusIndex - 1)],
    ['coluna.alargar', `alargar coluna ${message}`, /, 332 px$/],
    ['coluna.estreitar', `estreitar coluna ${message}`, /, 300 px$/],
    ['coluna.alargarPouco', `alargar coluna ${message} um pouco`, /, 308 px$/],
    ['coluna.estreitarPouco', `estreitar coluna ${message} um pouco`, /, 300 px$/],
    ['coluna.ajustar', `ajustar coluna ${message}`, new RegExp(`^Coluna ${secondLabel}, .+ px$`)],
    ['coluna.fixar', `fixar coluna ${message}`, new RegExp(`^Coluna ${secondLabel} fixada à esquerda$`)],
    ['coluna.fixar', `soltar coluna ${message}`, new RegExp(`^Coluna ${secondLabel} solta$`)],
    ['coluna.ocultar', `ocultar ${message}`, new RegExp(`^Coluna ${secondLabel} oculta, `)],
    ['coluna.mostrar', `mostrar coluna ${message}`, new RegExp(`^Coluna ${secondLabel} visível$`)],
    ['coluna.somente', `ocultar tudo menos ${message}`, new RegExp(`^Só ${secondLabel}: 1 de \\d+ colunas$`)],
    ['coluna.padrao', 'colunas padrão', /^Colunas padrão$/],
    ['visao.salvar', 'salvar visão minha', /^Visão “minha” salva$/],
    ['visao.abrir', 'abrir visão minha', null],
    ['coluna.largura', `largura ${message} 300`, column(2)],
    ['visao.atualizar', 'salvar mudanças da visão', /^Visão “minha” salva/],
    ['visao.excluir', 'excluir visão minha', null, 's'],
  ]
}

/** The phrases that only a list with filters and actions has. */
export const ACTION_PHRASES: readonly Phrase[] = [
  ['tabela.acoes', 'ações da linha', null, 'Escape'],
  ['tabela.filtrar', 'abrir filtros', null, 'Escape'],
  ['tabela.aplicar', 'aplicar filtros', /^\d+ registros$/],
  ['tabela.limpar', 'limpar filtros', /^\d+ registros$/],
  ['tabela.filtroDigitado', 'filtrar digitando', null, 'Escape'],
]

/** Every list command with mouse access. */

/** The entries of a cell's menu that every list has, and the announcement of each; null: something opens. */
export const CELL_MENU: readonly (readonly [verb: string, entry: RegExp, says: RegExp | null, then?: string])[] = [
  ['tabela.marcar', /^Selecionar a linha/, /^1 selecionado$/],
  ['tabela.editarCelula', /^Editar a célula/, /^Esta lista não se edita: ela não tem formulário$/],
  ['tabela.previa', /^Inspecionar/, /^Prévia aberta$/],
  ['tabela.fixar', /^Fixar a linha/, /^#\d+ fixada, 1 linha no topo$/],
  ['tabela.comparar', /^Comparar/, /^Fixe \(M\) ou selecione \(X\) duas linhas ou mais$/],
  ['tabela.mesmoValor', /^Filtrar por este valor/, /^Esta lista não filtra por ID desta linha$/],
  ['tabela.mesmoUsuario', /^Filtrar pelo mesmo usuário/, /^Esta lista não filtra por usuário$/],
  ['tabela.mesmoDia', /^Filtrar pelo mesmo dia/, /^Esta lista não filtra por dia$/],
  ['tabela.copiarCelula', /^Copiar a célula/, /^Copiado$/],
  ['tabela.copiarLinhas', /^Copiar linhas$/, /^1 linha copiada$/],
  ['tabela.copiarJson', /^Copiar linhas como JSON/, /^1 linha copiada como JSON$/],
  ['tabela.copiarMarkdown', /^Copiar linhas como Markdown/, /^1 linha copiada como Markdown$/],
  ['tabela.copiarIds', /^Copiar os ids/, /^1 id copiado$/],
  ['tabela.csvLinhas', /^Exportar linhas em CSV/, /^1 linha exportada$/],
  ['tabela.copiarCurl', /^Copiar a chamada como curl/, /^Chamada copiada, sem o token$/],
  ['tabela.filtroDigitado', /^Filtrar digitando/, null, 'Escape'],
  ['tabela.colunas', /^Colunas visíveis/, null, 'Escape'],
  ['tabela.continuo', /^Modo contínuo ou páginas/, /^Modo contínuo\. /],
  ['tabela.acompanhar', /^Acompanhar a lista/, /^Acompanhando a cada 30 s$/],
  ['tabela.onde', /^Onde estou/, /^Linha .+Sem filtro$/],
]

/** The entries of a header's menu, and the announcement of each. */
export const HEADER_MENU: readonly (readonly [verb: string, entry: RegExp, says: RegExp])[] = [
  ['coluna.direita', /^Mover para a direita/, /^Coluna Status, \d+ª de \d+, \d+ px$/],
  ['coluna.esquerda', /^Mover para a esquerda/, /^Coluna Status, \d+ª de \d+, \d+ px$/],
  ['coluna.alargar', /^Alargar, 32 px/, /^Coluna Status, .+ px$/],
  ['coluna.estreitar', /^Estreitar, 32 px/, /^Coluna Status, .+ px$/],
  ['coluna.alargarPouco', /^Alargar, 8 px/, /^Coluna Status, .+ px$/],
  ['coluna.estreitarPouco', /^Estreitar, 8 px/, /^Coluna Status, .+ px$/],
  ['coluna.ajustar', /^Ajustar ao maior/, /^Coluna Status, .+ px$/],
  ['coluna.fixar', /^Fixar ou soltar/, /^Coluna Status fixada à esquerda$/],
  ['coluna.somente', /^Só esta/, /^Só Status: 1 de \d+ colunas$/],
  ['coluna.padrao', /^Colunas padrão/, /^Colunas padrão$/],
  ['coluna.ocultar', /^Ocultar/, /^Coluna Status oculta, /],
]

/** Lines that the palette shows after a click on its button without typing, and the announcement of each. */
export const PALETTE_LINES: readonly (readonly [verb: string, line: RegExp, says: RegExp])[] = [
  ['tabela.ultima', /^Última página/, /^Página .+ registros$/],
  ['tabela.primeira', /^Primeira página/, /^Página 1 de .+ registros$/],
  ['tabela.inverter', /^Inverter a ordem/, /^Ordenado por .+, crescente\. .+ registros$/],
  ['tabela.ordenarPadrao', /^Ordem padrão/, /^Ordenado por .+, decrescente\. .+ registros$/],
  ['tabela.copiarLink', /^Copiar o link desta tela/, /^Link copiado$/],
]

/** Commands whose mouse access is tested elsewhere, each with its element. */
export const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'tabela.recarregar': 'button over the table',
  'tabela.csv': 'button over the table',
  'tabela.proxima': 'button of the footer',
  'tabela.anterior': 'button of the footer',
  'tabela.tamanho': 'select of the footer',
  'tabela.ordenar': 'click on a header',
  'tabela.filtrar': 'click on a field',
  'tabela.aplicar': 'button of the filters',
  'tabela.limpar': 'button of the filters',
  'tabela.focar': 'click on a cell',
  'tabela.linha': 'click on a cell',
  'tabela.selecionar': 'box of a row',
  'tabela.selecionarTodos': 'box of the header',
  'tabela.limparSelecao': 'button of the footer',
  'tabela.acoes': 'button of a row',
  'tabela.densidade': 'settings',
  'tabela.soltarTodas': 'button of the footer',
  'tabela.posicao': 'scrollbar of one long table',
  'tabela.pagina': 'palette: its number is typed',
  'coluna.mostrar': 'box of the menu of columns',
  'coluna.largura': 'edge of a header',
  'coluna.depois': 'drag of a header',
  'coluna.antes': 'drag of a header',
  'visao.salvar': 'palette: its name is typed',
  'visao.atualizar': 'button beside the tab of a changed view',
  'visao.abrir': 'palette: a choice of names',
  'visao.excluir': 'palette: a choice of names',
}

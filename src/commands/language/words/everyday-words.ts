/**
 * Finds the line that everyday words stand for (commands/language/words/README §4): 'o que o povo comprou' means 'ir
 * para pedidos'. A section defines those of its own commands (`everydayWords`).
 */

/** The beginning of a word, folded, and the line that the word stands for. */
export interface EverydayWord {
  beginning: string
  line: string
}

/** The words for commands of every list and of the console. No line here writes, undoes or signs out. */
const WORDS_BY_LINE: Readonly<Record<string, string>> = {
  'onde estou': 'estou',
  'colunas padrao': 'fabrica origina eram',
  totais: 'vendid fatura',
  'densidade confortavel': 'apertad espac',
  recarregar: 'velh desatualizad defasad',
  'alternar tema': 'enxerg claro clarear escur claridade brilho fundo noturn doendo doi',
  atalhos: 'perdid orienta ajuda socorro duvida fazer digit',
  'limpar filtros': 'restric',
  'limpar selecao': 'marcac desmarc',
  'exportar csv desta pagina': 'planilha excel relatorio computador',
  excecoes: 'repetid duplicad suspeit comum estranh anormal irregular',
  'conciliar com arquivo': 'banco bancari',
}

/** The words that no section defines. */
export const CONSOLE_EVERYDAY_WORDS: readonly EverydayWord[] = Object.entries(WORDS_BY_LINE).flatMap(([line, text]) =>
  text.split(' ').map((beginning) => ({ beginning, line })),
)

/** The line that most of the words stand for; of equals the last one. null if there is none. */
export function findIntendedLine(words: readonly string[], everydayWords: readonly EverydayWord[]): string | null {
  const votes = new Map<string, number>()
  for (const word of words)
    for (const { beginning, line } of everydayWords)
      if (word.startsWith(beginning)) votes.set(line, (votes.get(line) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  return [...votes].findLast(([, count]) => count === most)?.[0] ?? null
}

/**
 * Maps everyday words, which name no resource, to the line that is meant (commands/language/words/README §4): 'o que o
 * povo comprou' means 'ir para pedidos'. The words are folded prefixes. No line here writes, undoes or signs out.
 */
const WORDS_BY_LINE: Readonly<Record<string, string>> = {
  'ir para pedidos': 'comprou compraram comprado encomend',
  'ir para produtos': 'vende',
  'ir para usuarios': 'povo inscrit cadastrad',
  'ir para bonus': 'indicacao indicou ganhou ganha recebeu premio',
  'ir para transacoes': 'moviment extrato',
  'ir para fornecedores': 'empresa firma fornece',
  'ver limite de credito': 'gastar devendo devemos divida',
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

const WORD_PREFIXES = Object.entries(WORDS_BY_LINE).flatMap(([line, text]) =>
  text.split(' ').map((word) => [word, line] as const),
)

/** The line that most of the words stand for; of equals the last one. null if there is none. */
export function findIntendedLine(words: readonly string[]): string | null {
  const votes = new Map<string, number>()
  for (const word of words)
    for (const [beginning, line] of WORD_PREFIXES)
      if (word.startsWith(beginning)) votes.set(line, (votes.get(line) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  return [...votes].findLast(([, count]) => count === most)?.[0] ?? null
}

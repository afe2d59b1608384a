/** Portuguese texts for a verdict: always one of four words, always with its numbers (scan/protocol/README §2). */
import { formatCount } from '#lib/format/format-count.ts'
import { formatTime } from '#lib/format/dates.ts'
import { formatInteger } from '#lib/format/money.ts'
import { type PageRange, toRanges, type UnprovableReason, type Verdict } from './verdict.ts'

/** For example '1.204 linhas'. */
export const formatRowCount = (count: number): string => formatCount(count, 'linha', 'linhas')

/** For example 'a, b e c'; texts beyond `limit` are only counted. */
function formatList(texts: readonly string[], limit = 6): string {
  const shown = texts.length > limit ? [...texts.slice(0, limit), `mais ${texts.length - limit}`] : texts
  return new Intl.ListFormat('pt-BR').format(shown)
}

/** 'página 7', 'páginas 7 e 8', 'páginas 7 a 12 e 20'. The ranges are 0-based; the text counts pages from 1. */
function formatPages(ranges: readonly PageRange[]): { text: string; one: boolean } {
  const texts = ranges.flatMap(({ first, last }) =>
    last - first < 2 ? [...new Set([first, last])].map((index) => `${index + 1}`) : [`${first + 1} a ${last + 1}`],
  )
  const one = ranges.length === 1 && ranges[0]?.first === ranges[0]?.last
  return { text: `${one ? 'página' : 'páginas'} ${formatList(texts)}`, one }
}

const UNPROVABLE_TEXTS: Readonly<Record<UnprovableReason, string>> = {
  order: 'ordem não única',
  uncounted: 'a chamada não diz quantas linhas tem',
  ids: 'há linhas sem id utilizável',
  size: 'a chamada não aceita páginas de 1 linha',
  estimate: 'o total da chamada não é o número de suas linhas',
}

const STOP_TEXTS = {
  cancelled: 'Cancelada',
  session: 'Sessão encerrada',
  offline: 'Sem conexão',
  storage: 'Sem espaço neste computador',
  unread: 'Páginas sem resposta',
  unchecked: 'Fins de página sem resposta',
  /** For a scan that has all its pages: the total, or the position after the last row, got no response. */
  unended: 'Não se pôde conferir se há linhas depois da última',
} as const

/** The sentence with the verdict's numbers, without a full stop. */
export function formatVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'proved': {
      const ends = formatCount(verdict.endsChecked, 'fim de página conferido', 'fins de página conferidos')
      const at = formatTime(new Date(verdict.checkedAt))
      const again = verdict.rereads > 0 ? ` depois de ${formatCount(verdict.rereads, 'releitura', 'releituras')}` : ''
      const twice = verdict.double ? ' em duas leituras iguais' : ''
      return `${formatRowCount(verdict.lines)}, nenhuma repetida, nenhuma faltando; ${ends} às ${at}${again}${twice}`
    }
    case 'moved':
      return formatMovedVerdict(verdict)
    case 'incomplete': {
      const { why } = verdict
      const isWhole = verdict.pages.length === 0
      const what = isWhole && why === 'unread' ? 'unended' : why
      const head = `${STOP_TEXTS[what]}: ${formatInteger(verdict.lines)} de ${formatRowCount(verdict.total)}`
      if (isWhole) return head
      const { text, one } = formatPages(verdict.pages)
      if (why === 'unchecked') return `${head}, sem conferir ${one ? 'a' : 'as'} ${text}`
      return `${head}, ${one ? 'falta a' : 'faltam as'} ${text}`
    }
    case 'unproved':
      return `${formatRowCount(verdict.lines)} (${UNPROVABLE_TEXTS[verdict.why]})`
  }
}

function formatMovedVerdict({ pages, repeated, missing, total }: Extract<Verdict, { kind: 'moved' }>): string {
  const { text, one } = formatPages(toRanges(pages))
  const details: string[] = []
  if (repeated.length > 0) {
    const ids = formatList(repeated.map(({ id }) => `#${id}`))
    details.push(`${ids} ${repeated.length === 1 ? 'lida' : 'lidas'} duas vezes`)
  }
  if (missing > 0) details.push(`${formatRowCount(missing)} faltando de ${formatInteger(total)}`)
  const head = `P${text.slice(1)} ${one ? 'mudou' : 'mudaram'} nas 3 rodadas`
  return details.length > 0 ? `${head}: ${details.join(', ')}` : head
}

/**
 * Why a scan is not verified, for 'A leitura não está provada: {why}.'; for a verified scan, the verdict's sentence.
 */
export function formatUnprovedReason(verdict: Verdict): string {
  return verdict.kind === 'unproved' ? UNPROVABLE_TEXTS[verdict.why] : formatVerdict(verdict)
}

/** The findings of a list in words: what was observed, and what the console does about it. */
import type { Column, FilterField } from '#listing/define.ts'
import type { Finding } from './finding.ts'
import { DATE_FORM_TEXTS, type DateForm } from './judge-dates.ts'
import type { FilterVerdict } from './judge-filter.ts'
import type { OrderVerdict } from './judge-order.ts'
import type { PagesVerdict } from './judge-pages.ts'

/** Returns the findings about the first pages of a list. */
export function describePages(call: string, verdict: PagesVerdict): Finding[] {
  const found: [boolean, Omit<Finding, 'call'>][] = [
    [
      verdict.isOneBased,
      {
        code: 'one-based-pages',
        severity: 'misleads',
        observed: 'as páginas 0 e 1 são a mesma: a plataforma conta a partir de 1',
        consequence: 'a página 2 repete a 1 e a última não aparece; só a plataforma pode corrigir',
      },
    ],
    [
      verdict.repeatedIds > 0,
      {
        code: 'page-repeated',
        severity: 'misleads',
        observed: `${verdict.repeatedIds} ids em mais de uma das três primeiras páginas`,
        consequence: 'registros se repetem e outros faltam; a leitura completa não se prova',
      },
    ],
    [
      verdict.areTotalsAbsent,
      {
        code: 'totals-absent',
        severity: 'misleads',
        observed: 'a resposta não diz o total',
        consequence: 'o console não mostra o total nem o número de páginas; avança enquanto a página vier cheia',
      },
    ],
    [
      !verdict.areTotalsAbsent && !verdict.areTotalsSteady,
      {
        code: 'totals-unsteady',
        severity: 'misleads',
        observed: 'o total muda de uma página para a outra',
        consequence: 'o número de páginas muda enquanto se lê; a leitura completa não se prova',
      },
    ],
    [
      verdict.hasWrongNumber,
      {
        code: 'page-number',
        severity: 'note',
        observed: 'o número da página na resposta não é o pedido',
        consequence: 'o console segue o número que pediu',
      },
    ],
  ]
  return found.flatMap(([isFound, finding]) => (isFound ? [{ call, ...finding }] : []))
}

/** The page size that is suggested if no size was honoured, rows. */
export const SUGGESTED_SIZE = 10

/** Describes that pages of `size` rows are not honoured. `cap` is the largest size that is; null if none is known. */
export const describeCap = (call: string, size: number, cap: number | null, observed: string): Finding => ({
  code: 'page-size-capped',
  severity: 'misleads',
  call,
  observed: `tamanho de página ${size} não atendido: ${observed}`,
  consequence: `uma página mostra menos registros do que diz; capabilities.maxPageSize: ${cap ?? SUGGESTED_SIZE} oferece só os tamanhos que valem`,
})

/** An order that has no effect; `refused` is one that the platform does not answer. */
export type FailedOrder = Exclude<OrderVerdict, 'honoured' | 'undecidable'> | 'refused'

const CODE_BY_ORDER = { ignored: 'order-ignored', wrong: 'order-wrong', refused: 'order-refused' } as const

/** Describes that the order by a column has no effect. */
export const describeOrder = (
  call: string,
  { field, label }: Pick<Column, 'field' | 'label'>,
  verdict: FailedOrder,
  observed: string,
): Finding => ({
  code: CODE_BY_ORDER[verdict],
  severity: 'misleads',
  call,
  field,
  observed: `ordem por ${label} sem efeito: ${observed}`,
  consequence: `a ordem por ${label} não tem efeito: a coluna deixa de ser ordenável com capabilities.withoutSort`,
})

/** A filter that does not filter; `refused` is one that the platform does not answer. */
export type FailedFilter = Exclude<FilterVerdict, 'honoured' | 'undecidable'> | 'refused'

const FILTER_FINDINGS = {
  ignored: { code: 'filter-ignored', consequence: 'a lista filtrada mostra todos os registros' },
  findsNothing: { code: 'filter-finds-nothing', consequence: 'a lista filtrada fica vazia embora haja registros' },
  refused: { code: 'filter-refused', consequence: 'a lista filtrada falha' },
} as const

/** Describes that a filter does not filter. */
export function describeFilter(
  call: string,
  { name, label }: Pick<FilterField, 'name' | 'label'>,
  verdict: FailedFilter,
  observed: string,
): Finding {
  const { code, consequence } = FILTER_FINDINGS[verdict]
  return {
    code,
    severity: 'misleads',
    call,
    field: name,
    observed: `filtro ${label}: ${observed}`,
    consequence: `${consequence}: o filtro deixa de ser oferecido com capabilities.withoutFilter`,
  }
}

/** Describes the dates of a column by their forms, each with how often it occurs; null if there is nothing to say. */
export function describeDates(
  call: string,
  { field, label }: Pick<Column, 'field' | 'label'>,
  forms: readonly (readonly [DateForm, number])[],
): Finding | null {
  const described = forms.map(([form, count]) => `${DATE_FORM_TEXTS[form]} (${count})`).join(', ')
  const has = (...names: readonly DateForm[]) => forms.some(([form]) => names.includes(form))
  if (has('unreadable'))
    return {
      code: 'date-unreadable',
      severity: 'misleads',
      call,
      field,
      observed: `${label}: ${described}`,
      consequence: 'mostra “–” no lugar da data',
    }
  if (forms.length > 1)
    return {
      code: 'date-mixed',
      severity: 'misleads',
      call,
      field,
      observed: `${label} em várias formas: ${described}`,
      consequence: 'datas com fuso mudam para o fuso do navegador, as outras não: horas não se comparam',
    }
  if (has('epoch-s', 'epoch-ms'))
    return {
      code: 'date-epoch',
      severity: 'note',
      call,
      field,
      observed: `${label}: ${described}`,
      consequence: 'o console lê o número e mostra a hora do fuso do navegador',
    }
  return null
}

/** Describes amounts of a column that may be cents. */
export const describeCents = (call: string, { field, label }: Pick<Column, 'field' | 'label'>): Finding => ({
  code: 'money-cents',
  severity: 'misleads',
  call,
  field,
  observed: `${label}: só inteiros, talvez centavos`,
  consequence: 'o console lê reais: valores em centavos aparecem cem vezes maiores',
})

/**
 * What a release or a reprocessing will touch, looked at before it is asked about; and what the reprocessing's two
 * verbs share.
 */
import { call } from '#api/session/client.ts'
import { sendWrite } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import type { CommandPreview, PreviewContext } from '#commands/define.ts'
import { summarizeRow } from '#commands/resource.ts'
import { findRows } from '#commands/records.ts'
import { toCents, ExactSum, formatCents } from '#lib/format/cents.ts'
import { NO_VALUE } from '#lib/format/money.ts'
import { formatRecordWithName } from '#commands/record-names.ts'
import { loadResourceNames } from '#listing/record/resource-names.ts'
import { type Bonus, bonusListar, BONUS_PENDING, bonusReprocessar, getStatusWord } from './contract.ts'
import { pedido } from '#sections/pedidos/resource.ts'
import { usuario } from '#sections/usuarios/resource.ts'
import { bonus } from './resource.ts'

const formatIds = (values: readonly number[]) => values.map((id) => `#${id}`).join(', ')
/** Most that are named one by one. */
const MAX_NAMED = 8
/** ms that their names are waited for. */
const NAMES_PATIENCE = 1_000

const isPending = ({ statusId }: Bonus) => String(statusId) === BONUS_PENDING

/** The total, and whose amount cannot be read: it is no zero. */
function formatTotal(entries: readonly Bonus[]): string {
  const sum = new ExactSum()
  const unread: number[] = []
  for (const { id, valor } of entries) {
    const cents = toCents(valor)
    if (cents === null) unread.push(id)
    else sum.add(cents)
  }
  if (unread.length === entries.length) return NO_VALUE
  return `${formatCents(sum.total)}${unread.length > 0 ? `, sem valor: ${formatIds(unread)}` : ''}`
}

async function formatBeneficiaries(entries: readonly Bonus[]): Promise<string> {
  const who = [...new Set(entries.flatMap(({ beneficiarioId }) => (beneficiarioId === null ? [] : [beneficiarioId])))]
  const first = who.slice(0, MAX_NAMED)
  // The question is asked without the names where they take long.
  const late = new Promise<void>((resolve) => setTimeout(resolve, NAMES_PATIENCE))
  await Promise.race([loadResourceNames(usuario, first), late])
  const named = first.map((id) => `#${formatRecordWithName(usuario, id)}`)
  const more = who.length - named.length
  return `${who.length === 1 ? '' : `${who.length}: `}${named.join(', ')}${more > 0 ? ` e mais ${more}` : ''}`
}

/**
 * Total in reais and beneficiaries of those that will be released; of several, those that are not pending are left out.
 * One alone is asked about with its status: what a status means is the platform's to say (spec 2 §4).
 */
export async function previewRelease(
  requestedIds: readonly number[],
  { findRecord, signal }: PreviewContext,
): Promise<CommandPreview> {
  const seen = requestedIds.flatMap((id) => findRecord(id)?.row ?? []) as unknown as Bonus[]
  const unseen = requestedIds.filter((id) => findRecord(id) === null)
  const loadedRows = (await findRows(bonus, unseen, signal)) as unknown as Bonus[]
  const entries = [...seen, ...loadedRows]
  const skip = new Map<number, string>()
  if (requestedIds.length > 1)
    for (const entry of entries)
      if (!isPending(entry) && entry.statusId !== null) skip.set(entry.id, `já ${getStatusWord(entry.statusId)}`)
  const releasable = entries.filter(({ id }) => !skip.has(id))
  const unknown = requestedIds.filter((id) => !entries.some((entry) => entry.id === id))
  const [only] = requestedIds.length === 1 ? releasable : []
  return {
    records: new Map(entries.map((entry) => [entry.id, summarizeRow(bonus, { ...entry })])),
    skip,
    details: [
      ...(releasable.length > 0
        ? [
            // What the list shows of one is told beside its name already.
            ...(requestedIds.length === 1 && seen.length === 1
              ? []
              : [{ label: requestedIds.length === 1 ? 'Valor' : 'Total', value: formatTotal(releasable) }]),
            {
              label: requestedIds.length === 1 ? 'Beneficiário' : 'Beneficiários',
              value: await formatBeneficiaries(releasable),
            },
          ]
        : []),
      ...(only && only.statusId !== null && !isPending(only)
        ? [{ label: 'Atenção', value: `não está pendente: ${getStatusWord(only.statusId)}` }]
        : []),
      ...(unknown.length > 0 ? [{ label: 'Não conferidos', value: formatIds(unknown) }] : []),
    ],
  }
}

/** '3 bônus, R$ 36,20: 2 pendentes, 1 cancelado', of the order with this id. */
export async function describeOrderBonuses(pedidoId: number, signal: AbortSignal): Promise<string> {
  const { content, totalElements, isTotalUnknown } = await call(
    bonusListar,
    { page: 0, size: 100, sort: 'id,DESC', pedidoId: String(pedidoId) },
    { signal },
  )
  if (content.length === 0) return 'nenhum no ledger'
  const counts = new Map<string, number>()
  for (const { statusId } of content) {
    const word = statusId === null ? 'sem status' : getStatusWord(statusId)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const byStatus = [...counts].map(([word, count]) => `${count} ${word}${count > 1 && /[aeo]$/.test(word) ? 's' : ''}`)
  const more =
    totalElements > content.length
      ? ` (os ${content.length} mais novos${isTotalUnknown ? '' : ` de ${totalElements}`})`
      : ''
  return `${content.length}${more}, ${formatTotal(content)}: ${byStatus.join(', ')}`
}

/** What both verbs do that work an order's bonuses out again, from the ledger and from the order's row. */
export const reprocessCommandBase = {
  group: 'Ações',
  icon: 'reprocessar',
  args: { id: arg.id(pedido, { label: 'id do pedido' }) },
  preview: async ({ id }: { id: number }, { signal }: PreviewContext): Promise<CommandPreview> => ({
    details: [{ label: 'Bônus', value: await describeOrderBonuses(id, signal) }],
  }),
  confirm: ({ id }: { id: number }) => `Reprocessar o pedido #${id}?`,
  confirmLabel: 'Reprocessar',
  success: 'Reprocessamento solicitado',
  failure: 'Erro ao reprocessar',
  run: async ({ id }: { id: number }) => void (await sendWrite(bonusReprocessar, { pedidoId: id })),
} as const

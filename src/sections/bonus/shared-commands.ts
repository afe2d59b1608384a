/** Previews of a release and a reprocessing, and the common part of the two reprocessing commands. */
import { readFirstRows } from '#api/session/read-first-rows.ts'
import { sendWrite } from '#api/cache/write.ts'
import * as arg from '#commands/args.ts'
import type { CommandPreview, PreviewContext } from '#commands/define.ts'
import { summarizeRow } from '#commands/resource.ts'
import { findRowsByScan } from '#commands/records.ts'
import { toCents, ExactSum, formatCents } from '#lib/format/cents.ts'
import { NO_VALUE } from '#lib/format/money.ts'
import { formatRecordWithName } from '#commands/record-names.ts'
import { loadResourceNames } from '#listing/record/resource-names.ts'
import { type Bonus, bonusListar, BONUS_PENDING, bonusReprocessar, getStatusWord } from './contract.ts'
import { pedido } from '#sections/pedidos/resource.ts'
import { usuario } from '#sections/usuarios/resource.ts'
import { bonus } from './resource.ts'

const formatIds = (values: readonly number[]) => values.map((id) => `#${id}`).join(', ')
/** The largest number of beneficiaries listed by name. */
const MAX_NAMED = 8
/** How long to wait for their names, ms. */
const NAMES_TIMEOUT_MS = 1_000

const isPending = ({ statusId }: Bonus) => String(statusId) === BONUS_PENDING

/** Returns the total in reais, and the ids of entries whose amount cannot be read: they do not count as zero. */
function formatTotal(entries: readonly Bonus[]): string {
  const sum = new ExactSum()
  const unreadableIds: number[] = []
  for (const { id, valor } of entries) {
    const cents = toCents(valor)
    if (cents === null) unreadableIds.push(id)
    else sum.add(cents)
  }
  if (unreadableIds.length === entries.length) return NO_VALUE
  return `${formatCents(sum.total)}${unreadableIds.length > 0 ? `, sem valor: ${formatIds(unreadableIds)}` : ''}`
}

async function formatBeneficiaries(entries: readonly Bonus[]): Promise<string> {
  const beneficiaryIds = [
    ...new Set(entries.flatMap(({ beneficiarioId }) => (beneficiarioId === null ? [] : [beneficiarioId]))),
  ]
  const listedIds = beneficiaryIds.slice(0, MAX_NAMED)
  // If the names take long, the confirmation is shown without them.
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, NAMES_TIMEOUT_MS))
  await Promise.race([loadResourceNames(usuario, listedIds), timeout])
  const listed = listedIds.map((id) => `#${formatRecordWithName(usuario, id)}`)
  const remaining = beneficiaryIds.length - listed.length
  return `${beneficiaryIds.length === 1 ? '' : `${beneficiaryIds.length}: `}${listed.join(', ')}${remaining > 0 ? ` e mais ${remaining}` : ''}`
}

/**
 * Previews a release: total in reais and beneficiaries of the entries that will be released. Of several entries, those
 * that are not pending are skipped. A single entry is shown with its status, because the platform defines what a status
 * means (spec 2 §4).
 */
export async function previewRelease(
  requestedIds: readonly number[],
  { findRecord, signal }: PreviewContext,
): Promise<CommandPreview> {
  const shownEntries = requestedIds.flatMap((id) => findRecord(id)?.row ?? []) as unknown as Bonus[]
  const missingIds = requestedIds.filter((id) => findRecord(id) === null)
  const loadedRows = (await findRowsByScan(bonus, missingIds, signal)) as unknown as Bonus[]
  const entries = [...shownEntries, ...loadedRows]
  const skip = new Map<number, string>()
  if (requestedIds.length > 1)
    for (const entry of entries)
      if (!isPending(entry) && entry.statusId !== null) skip.set(entry.id, `já ${getStatusWord(entry.statusId)}`)
  const releasable = entries.filter(({ id }) => !skip.has(id))
  const notFoundIds = requestedIds.filter((id) => !entries.some((entry) => entry.id === id))
  const [singleEntry] = requestedIds.length === 1 ? releasable : []
  return {
    records: new Map(entries.map((entry) => [entry.id, summarizeRow(bonus, { ...entry })])),
    skip,
    details: [
      ...(releasable.length > 0
        ? [
            // The amount of a single entry that the list shows is already beside its name.
            ...(requestedIds.length === 1 && shownEntries.length === 1
              ? []
              : [{ label: requestedIds.length === 1 ? 'Valor' : 'Total', value: formatTotal(releasable) }]),
            {
              label: requestedIds.length === 1 ? 'Beneficiário' : 'Beneficiários',
              value: await formatBeneficiaries(releasable),
            },
          ]
        : []),
      ...(singleEntry && singleEntry.statusId !== null && !isPending(singleEntry)
        ? [{ label: 'Atenção', value: `não está pendente: ${getStatusWord(singleEntry.statusId)}` }]
        : []),
      ...(notFoundIds.length > 0 ? [{ label: 'Não conferidos', value: formatIds(notFoundIds) }] : []),
    ],
  }
}

/** Describes the bonuses of an order: '3, R$ 36,20: 2 pendentes, 1 cancelado'. */
export async function describeOrderBonuses(pedidoId: number, signal: AbortSignal): Promise<string> {
  const { content, totalElements, isTotalUnknown } = await readFirstRows(
    bonusListar,
    { sort: 'id,DESC', pedidoId: String(pedidoId) },
    100,
    { signal },
  )
  if (content.length === 0) return 'nenhum no ledger'
  const counts = new Map<string, number>()
  for (const { statusId } of content) {
    const word = statusId === null ? 'sem status' : getStatusWord(statusId)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const byStatus = [...counts].map(([word, count]) => `${count} ${word}${count > 1 && /[aeo]$/.test(word) ? 's' : ''}`)
  const totalText =
    totalElements > content.length
      ? ` (os ${content.length} mais novos${isTotalUnknown ? '' : ` de ${totalElements}`})`
      : ''
  return `${content.length}${totalText}, ${formatTotal(content)}: ${byStatus.join(', ')}`
}

/** The common part of the commands that reprocess an order's bonuses, from the ledger and from the order's row. */
export const reprocessCommandBase = {
  group: 'Ações',
  icon: 'reprocessar',
  args: { id: arg.id(pedido, { label: 'id do pedido' }) },
  preview: async ({ id }: { id: number }, { signal }: PreviewContext): Promise<CommandPreview> => ({
    details: [{ label: 'Bônus', value: await describeOrderBonuses(id, signal) }],
  }),
  confirm: ({ id }: { id: number }) => `Reprocessar o pedido #${id}?`,
  confirmLabel: 'Reprocessar',
  writes: [bonusReprocessar.id],
  success: 'Reprocessamento solicitado',
  failure: 'Erro ao reprocessar',
  run: async ({ id }: { id: number }) => void (await sendWrite(bonusReprocessar, { pedidoId: id })),
} as const

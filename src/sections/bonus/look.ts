/**
 * What a release or a reprocessing will touch, looked at before it is asked about; and what the reprocessing's two
 * verbs share.
 */
import { call } from '#api/session/client.ts'
import { send } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import type { BeforeAct, LookBefore } from '#commands/define.ts'
import { summaryOf } from '#commands/noun.ts'
import { findRows } from '#commands/records.ts'
import { centsOf, ExactSum, formatCents } from '#lib/written/cents.ts'
import { NOTHING } from '#lib/written/money.ts'
import { recordText } from '#commands/record-names.ts'
import { learnNames } from '#listing/record/learnt-names.ts'
import { type Bonus, bonusListar, bonusPending, bonusReprocessar, statusWord } from './contract.ts'
import { pedido } from '#sections/pedidos/noun.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import { bonus } from './noun.ts'

const ids = (values: readonly number[]) => values.map((id) => `#${id}`).join(', ')
/** Most that are named one by one. */
const NAMED = 8
/** ms that their names are waited for. */
const NAMES_PATIENCE = 1_000

const isPending = ({ statusId }: Bonus) => String(statusId) === bonusPending

/** The total, and whose amount cannot be read: it is no zero. */
function totalOf(entries: readonly Bonus[]): string {
  const sum = new ExactSum()
  const unread: number[] = []
  for (const { id, valor } of entries) {
    const cents = centsOf(valor)
    if (cents === null) unread.push(id)
    else sum.add(cents)
  }
  if (unread.length === entries.length) return NOTHING
  return `${formatCents(sum.total)}${unread.length > 0 ? `, sem valor: ${ids(unread)}` : ''}`
}

async function beneficiaries(entries: readonly Bonus[]): Promise<string> {
  const who = [...new Set(entries.flatMap(({ beneficiarioId }) => (beneficiarioId === null ? [] : [beneficiarioId])))]
  const first = who.slice(0, NAMED)
  // The question is asked without the names where they take long.
  const late = new Promise<void>((resolve) => setTimeout(resolve, NAMES_PATIENCE))
  await Promise.race([learnNames(usuario, first), late])
  const named = first.map((id) => `#${recordText(usuario, id)}`)
  const more = who.length - named.length
  return `${who.length === 1 ? '' : `${who.length}: `}${named.join(', ')}${more > 0 ? ` e mais ${more}` : ''}`
}

/**
 * Total in reais and beneficiaries of those that will be released; of several, those that are not pending are left out.
 * One alone is asked about with its status: what a status means is the platform's to say (spec 2 §4).
 */
export async function lookAtRelease(wanted: readonly number[], { known, signal }: LookBefore): Promise<BeforeAct> {
  const seen = wanted.flatMap((id) => known(id)?.row ?? []) as unknown as Bonus[]
  const unseen = wanted.filter((id) => known(id) === null)
  const found = (await findRows(bonus, unseen, signal)) as unknown as Bonus[]
  const entries = [...seen, ...found]
  const skip = new Map<number, string>()
  if (wanted.length > 1)
    for (const entry of entries)
      if (!isPending(entry) && entry.statusId !== null) skip.set(entry.id, `já ${statusWord(entry.statusId)}`)
  const left = entries.filter(({ id }) => !skip.has(id))
  const unknown = wanted.filter((id) => !entries.some((entry) => entry.id === id))
  const [only] = wanted.length === 1 ? left : []
  return {
    records: new Map(entries.map((entry) => [entry.id, summaryOf(bonus, { ...entry })])),
    skip,
    facts: [
      ...(left.length > 0
        ? [
            // What the list shows of one is told beside its name already.
            ...(wanted.length === 1 && seen.length === 1
              ? []
              : [{ label: wanted.length === 1 ? 'Valor' : 'Total', value: totalOf(left) }]),
            { label: wanted.length === 1 ? 'Beneficiário' : 'Beneficiários', value: await beneficiaries(left) },
          ]
        : []),
      ...(only && only.statusId !== null && !isPending(only)
        ? [{ label: 'Atenção', value: `não está pendente: ${statusWord(only.statusId)}` }]
        : []),
      ...(unknown.length > 0 ? [{ label: 'Não conferidos', value: ids(unknown) }] : []),
    ],
  }
}

/** '3 bônus, R$ 36,20: 2 pendentes, 1 cancelado', of the order with this id. */
export async function lookAtOrder(pedidoId: number, signal: AbortSignal): Promise<string> {
  const { content, totalElements, isOpen } = await call(
    bonusListar,
    { page: 0, size: 100, sort: 'id,DESC', pedidoId: String(pedidoId) },
    { signal },
  )
  if (content.length === 0) return 'nenhum no ledger'
  const counts = new Map<string, number>()
  for (const { statusId } of content) {
    const word = statusId === null ? 'sem status' : statusWord(statusId)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const byStatus = [...counts].map(([word, count]) => `${count} ${word}${count > 1 && /[aeo]$/.test(word) ? 's' : ''}`)
  const more =
    totalElements > content.length ? ` (os ${content.length} mais novos${isOpen ? '' : ` de ${totalElements}`})` : ''
  return `${content.length}${more}, ${totalOf(content)}: ${byStatus.join(', ')}`
}

/** What both verbs do that work an order's bonuses out again, from the ledger and from the order's row. */
export const reprocessing = {
  group: 'Ações',
  icon: 'reprocessar',
  args: { id: arg.id(pedido, { label: 'id do pedido' }) },
  look: async ({ id }: { id: number }, { signal }: LookBefore): Promise<BeforeAct> => ({
    facts: [{ label: 'Bônus', value: await lookAtOrder(id, signal) }],
  }),
  confirm: ({ id }: { id: number }) => `Reprocessar o pedido #${id}?`,
  confirmLabel: 'Reprocessar',
  success: 'Reprocessamento solicitado',
  failure: 'Erro ao reprocessar',
  run: async ({ id }: { id: number }) => void (await send(bonusReprocessar, { pedidoId: id })),
} as const

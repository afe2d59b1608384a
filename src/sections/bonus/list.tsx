/** Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import type { Place } from '#lib/places/place.ts'
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList, type ColumnDefinition } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { idShown, statusShown } from '#listing/cell/shown.ts'
import { auditoriaPaginado, historyColumns } from '#sections/auditoria/contract.ts'
import { historyPlace } from '#sections/auditoria/paths.ts'
import { liberar, orderPlace, reprocessarPorPedido, verPedido, verTransacao } from './commands.ts'
import { type Bonus, bonusPending, bonusStatusWords } from './contract.ts'
import { firstPage } from './first-page.ts'
import { bonus } from './noun.ts'
import { recordText } from '#commands/record-names.ts'
import { RecordName } from '#listing/record/record-name.tsx'
import { usuario } from '#sections/usuarios/noun.ts'
import type { StatusTone } from '#ui/signs/badge.tsx'

/** A reference to another record, as a link to it. */
const reference = (
  field: 'pedidoId' | 'transacaoId',
  label: string,
  width: number,
  place: (id: number) => Place,
): ColumnDefinition<Bonus, typeof field> => ({
  field,
  filter: field,
  label,
  format: 'id',
  width,
  late: true,
  shows: ({ [field]: id }) => (id === null ? '–' : idShown(id, place(id))),
})

/** '#15 Ana Prado': whose id it is, where that is known. */
const person = (field: 'beneficiarioId' | 'origemId', label: string): ColumnDefinition<Bonus, typeof field> => ({
  field,
  filter: field,
  noun: usuario,
  label,
  format: 'id',
  person: true,
  width: 150,
  cell: ({ [field]: id }) => (id === null ? '–' : <RecordName noun={usuario} id={id} />),
  text: ({ [field]: id }) => (id === null ? '' : recordText(usuario, id)),
})

/** '1 · pendente': the id is the platform's word, ours stands beside it where there is one. */
const STATUS_TEXTS = Object.fromEntries(bonusStatusWords.map(({ value, label }) => [value, `${value} · ${label}`]))

function statusOf({ statusId }: Bonus) {
  const id = String(statusId ?? '')
  const text = STATUS_TEXTS[id] ?? id
  const tone = STATUS_TONES[id]
  return tone ? statusShown(text, tone) : text || '–'
}

const STATUS_TONES: Readonly<Record<string, StatusTone>> = { [bonusPending]: 'warning', 2: 'good', 3: 'off' }

export const list = defineList({
  noun: bonus,
  ...firstPage,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    person('beneficiarioId', 'Beneficiário'),
    { ...person('origemId', 'Origem'), late: true },
    reference('pedidoId', 'Pedido', 80, orderPlace),
    reference('transacaoId', 'Transação', 96, historyPlace),
    { field: 'nivel', filter: 'nivel', label: 'Nível', format: 'number', width: 70 },
    { field: 'valor', label: 'Valor', format: 'money', width: 112 },
    {
      field: 'statusId',
      filter: 'statusId',
      label: 'Status',
      format: 'status',
      width: 136,
      shows: statusOf,
      texts: STATUS_TEXTS,
    },
    { field: 'dtCadastro', label: 'Data', format: 'date' },
  ],
  audit: {
    person: 'beneficiarioId',
    once: ['beneficiarioId', 'pedidoId', 'nivel'],
    together: 'pedidoId',
    history: {
      query: auditoriaPaginado,
      input: ({ transacaoId }) => (transacaoId === null ? null : { id: transacaoId }),
      columns: historyColumns,
    },
  },
  toolbar: [reprocessarPorPedido],
  actions: [liberar, verTransacao, verPedido],
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />

/** Synchronises the hub's products and reports which products are new and which changed. */
import { findPlatformMessage } from '#api/errors.ts'
import { sendWrite } from '#api/cache/write.ts'
import { DetailedResult, type CommandResult } from '#commands/define.ts'
import { runWithListDiff } from '#commands/execution/list-diff.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatMoney, NO_VALUE } from '#lib/format/money.ts'
import { type Produto, produtosListar } from '#sections/produtos/contract.ts'
import { rvhubSincronizar, RVHUB_SYNC_DEFAULTS } from './contract.ts'

const diffOptions = {
  list: produtosListar,
  getName: ({ dscNome }: Produto) => dscNome,
  fields: [
    { label: 'nome', format: ({ dscNome }: Produto) => dscNome ?? NO_VALUE },
    { label: 'preço', format: ({ numPreco }: Produto) => formatMoney(numPreco) },
    { label: 'QTD', format: ({ numEstoque }: Produto) => String(numEstoque ?? NO_VALUE) },
    { label: 'status', format: ({ status }: Produto) => status.descricao ?? NO_VALUE },
  ],
}

/**
 * Runs the synchronisation and returns its report: 'Sincronização concluída: 10 produtos novos, 37 alterados', with the
 * server's message instead of the first part if there is one.
 */
export async function synchronise(): Promise<CommandResult | DetailedResult> {
  const { answer, difference } = await runWithListDiff(diffOptions, () =>
    sendWrite(rvhubSincronizar, RVHUB_SYNC_DEFAULTS),
  )
  const message = findPlatformMessage(answer)
  if (!difference) return message
  const { added, changed, details } = difference
  const changes =
    added + changed === 0
      ? 'nada mudou'
      : `${formatCount(added, 'produto novo', 'produtos novos')}, ${formatCount(changed, 'alterado', 'alterados')}`
  return new DetailedResult(`${message ?? 'Sincronização concluída'}: ${changes}`, details)
}

/** The synchronisation with the hub, told by what it brought: which products came and which changed. */
import { findPlatformMessage } from '#api/errors.ts'
import { sendWrite } from '#api/cache/query.ts'
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

/** Sends it; 'Sincronização concluída: 10 produtos novos, 37 alterados', the server's own sentence first. */
export async function synchronise(): Promise<CommandResult | DetailedResult> {
  const { answer, difference } = await runWithListDiff(diffOptions, () =>
    sendWrite(rvhubSincronizar, RVHUB_SYNC_DEFAULTS),
  )
  const message = findPlatformMessage(answer)
  if (!difference) return message
  const { added, changed, details } = difference
  const what =
    added + changed === 0
      ? 'nada mudou'
      : `${formatCount(added, 'produto novo', 'produtos novos')}, ${formatCount(changed, 'alterado', 'alterados')}`
  return new DetailedResult(`${message ?? 'Sincronização concluída'}: ${what}`, details)
}

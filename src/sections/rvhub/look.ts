/** The synchronisation with the hub, told by what it brought: which products came and which changed. */
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/cache/query.ts'
import { Brought, type Said } from '#commands/define.ts'
import { around } from '#commands/running/around.ts'
import { counted } from '#lib/written/counted.ts'
import { formatMoney, NOTHING } from '#lib/written/money.ts'
import { type Produto, produtosListar } from '#sections/produtos/contract.ts'
import { rvhubSincronizar, rvhubSincronizarPadrao } from './contract.ts'

const compared = {
  list: produtosListar,
  name: ({ dscNome }: Produto) => dscNome,
  parts: [
    { label: 'nome', of: ({ dscNome }: Produto) => dscNome ?? NOTHING },
    { label: 'preço', of: ({ numPreco }: Produto) => formatMoney(numPreco) },
    { label: 'QTD', of: ({ numEstoque }: Produto) => String(numEstoque ?? NOTHING) },
    { label: 'status', of: ({ status }: Produto) => status.descricao ?? NOTHING },
  ],
}

/** Sends it; 'Sincronização concluída: 10 produtos novos, 37 alterados', the server's own sentence first. */
export async function synchronise(): Promise<Said | Brought> {
  const { answer, difference } = await around(compared, () => send(rvhubSincronizar, rvhubSincronizarPadrao))
  const said = serverMessage(answer)
  if (!difference) return said
  const { added, changed, facts } = difference
  const what =
    added + changed === 0
      ? 'nada mudou'
      : `${counted(added, 'produto novo', 'produtos novos')}, ${counted(changed, 'alterado', 'alterados')}`
  return new Brought(`${said ?? 'Sincronização concluída'}: ${what}`, facts)
}

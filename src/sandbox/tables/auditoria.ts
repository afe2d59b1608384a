/** Lists of transactions, the audit of transactions, and the history of one (spec 2 §2, §7 Audit and Statistics). */
import type { SQL } from 'drizzle-orm'
import { eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import {
  auditoriaPaginado,
  auditoriaTipo,
  auditoriaUsuario,
  auditoriaValor,
  auditoriaVisualizar,
} from '#sections/auditoria/contract.ts'
import { estatisticasTransacoesTotal } from '#sections/estatisticas/contract.ts'
import { transacoesListar } from '#sections/transacoes/contract.ts'
import { parseHundredths } from '#sandbox/database/filters.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { firstOrNotFound, requireExisting } from '#sandbox/database/rows.ts'
import { formatLocalIso, MINUTE_MS, parseLocalIso } from '#sandbox/database/time.ts'
import { getTotal } from '#sandbox/database/totals.ts'
import { defineListRoute, queryPage } from '#sandbox/http/list.ts'
import { badRequest } from '#sandbox/http/http-error.ts'
import type { SandboxResource } from '#sandbox/http/route.ts'
import { PagedResponse, defineRoute } from '#sandbox/http/route.ts'
import { historico, seedTransacoes, transacaoColumns, loadTransacaoRows, transacoes } from './transacoes.ts'

function parseMoment(name: string, text: string): number {
  const wall = parseLocalIso(text)
  if (wall === null) throw badRequest(`${name}: data e hora esperadas, como 2026-11-20T10:30.`)
  return wall
}

/** A period includes both ends. An end given to the minute includes that whole minute. */
const periodFilters = {
  dataInicio: (text: string): SQL => gte(transacoes.dtCadastro, parseMoment('dataInicio', text)),
  dataFim: (text: string): SQL => {
    const lastMinuteMs = text.length <= 'yyyy-MM-ddTHH:mm'.length ? MINUTE_MS - 1 : 0
    return lte(transacoes.dtCadastro, parseMoment('dataFim', text) + lastMinuteMs)
  },
}

const periodRanges = { dataInicio: transacoes.dtCadastro, dataFim: transacoes.dtCadastro }

const transactionSource = {
  table: transacoes,
  columns: transacaoColumns,
  sort: 'dtCadastro,DESC',
  rows: loadTransacaoRows,
  total: (db: Database) => getTotal(db, 'transacoes'),
}

const historySource = {
  table: historico,
  columns: {
    id: historico.id,
    dscDescricao: historico.dscDescricao,
    descricao: historico.dscDescricao,
    numAmount: historico.valor,
    valor: historico.valor,
    status: historico.status,
    statusDescricao: historico.status,
    dtCadastro: historico.dtCadastro,
  },
  sort: 'dtCadastro,DESC',
}

export const transacoesResource: SandboxResource = {
  tables: [transacoes, historico],
  seed: seedTransacoes,
  routes: [
    defineListRoute(transacoesListar, { ...transactionSource, filters: {} }),
    defineRoute(estatisticasTransacoesTotal, async (_, { db }) => ({
      totalTransacoes: await getTotal(db, 'transacoes'),
    })),
    defineListRoute(auditoriaTipo, {
      ...transactionSource,
      ranges: periodRanges,
      filters: { ...periodFilters, tipo: (tipo) => eq(transacoes.tipo, tipo.toUpperCase()) },
    }),
    defineListRoute(auditoriaUsuario, {
      ...transactionSource,
      filters: {
        ...periodFilters,
        usuarioId: (id) => or(eq(transacoes.origemId, id), eq(transacoes.destinoId, id)) ?? sql`false`,
      },
    }),
    defineListRoute(auditoriaValor, {
      ...transactionSource,
      ranges: { ...periodRanges, valorMinimo: transacoes.valor, valorMaximo: transacoes.valor },
      filters: {
        ...periodFilters,
        valorMinimo: (text) => gte(transacoes.valor, parseHundredths(text, 'valorMinimo')),
        valorMaximo: (text) => lte(transacoes.valor, parseHundredths(text, 'valorMaximo')),
      },
    }),
    defineRoute(auditoriaVisualizar, async ({ id }, { db }) => {
      const row = firstOrNotFound(await loadTransacaoRows(db, [id]), 'Transação')
      return { ...row, descricao: row.dscDescricao, valor: row.numAmount, status: row.statusDescricao }
    }),
    defineRoute(auditoriaPaginado, async (input, { db }) => {
      await requireExisting(db, transacoes, input.id, 'Transação')
      const page = await queryPage(
        db,
        {
          ...historySource,
          filters: { id: (id: number) => eq(historico.transacaoId, id) },
          rows: async (_, ids) =>
            (await db.orm.select().from(historico).where(inArray(historico.id, ids))).map(
              ({ id, dscDescricao, valor, status, dtCadastro }) => ({
                id,
                descricao: dscDescricao,
                dscDescricao,
                valor: valor / 100,
                numAmount: valor / 100,
                status,
                statusDescricao: status,
                dtCadastro: formatLocalIso(dtCadastro),
              }),
            ),
        },
        input,
      )
      return new PagedResponse(page)
    }),
  ],
}

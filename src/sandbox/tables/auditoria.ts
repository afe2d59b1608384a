/** Lists and audit of transactions, and the history of one (spec 2 §2, §7 Audit and Statistics). */
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
import { readHundredths } from '#sandbox/database/filters.ts'
import type { Database } from '#sandbox/database/open.ts'
import { found, mustExist } from '#sandbox/database/rows.ts'
import { isoLocal, minute, readLocal } from '#sandbox/database/time.ts'
import { totalOf } from '#sandbox/database/totals.ts'
import { list, pageOf } from '#sandbox/http/list.ts'
import { malformed } from '#sandbox/http/refusal.ts'
import type { Noun } from '#sandbox/http/route.ts'
import { PageAnswer, route } from '#sandbox/http/route.ts'
import { historico, seedTransacoes, transacaoColumns, transacaoRows, transacoes } from './transacoes.ts'

function moment(name: string, text: string): number {
  const wall = readLocal(text)
  if (wall === null) throw malformed(`${name}: data e hora esperadas, como 2026-11-20T10:30.`)
  return wall
}

/** Both ends are included; an end given to the minute takes that whole minute. */
const period = {
  dataInicio: (text: string): SQL => gte(transacoes.dtCadastro, moment('dataInicio', text)),
  dataFim: (text: string): SQL => {
    const whole = text.length <= 'yyyy-MM-ddTHH:mm'.length ? minute - 1 : 0
    return lte(transacoes.dtCadastro, moment('dataFim', text) + whole)
  },
}

const periodRanges = { dataInicio: transacoes.dtCadastro, dataFim: transacoes.dtCadastro }

const source = {
  table: transacoes,
  columns: transacaoColumns,
  sort: 'dtCadastro,DESC',
  rows: transacaoRows,
  total: (db: Database) => totalOf(db, 'transacoes'),
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

export const transacoesNoun: Noun = {
  tables: [transacoes, historico],
  seed: seedTransacoes,
  routes: [
    list(transacoesListar, { ...source, filters: {} }),
    route(estatisticasTransacoesTotal, async (_, { db }) => ({ totalTransacoes: await totalOf(db, 'transacoes') })),
    list(auditoriaTipo, {
      ...source,
      ranges: periodRanges,
      filters: { ...period, tipo: (tipo) => eq(transacoes.tipo, tipo.toUpperCase()) },
    }),
    list(auditoriaUsuario, {
      ...source,
      filters: {
        ...period,
        usuarioId: (id) => or(eq(transacoes.origemId, id), eq(transacoes.destinoId, id)) ?? sql`false`,
      },
    }),
    list(auditoriaValor, {
      ...source,
      ranges: { ...periodRanges, valorMinimo: transacoes.valor, valorMaximo: transacoes.valor },
      filters: {
        ...period,
        valorMinimo: (text) => gte(transacoes.valor, readHundredths(text, 'valorMinimo')),
        valorMaximo: (text) => lte(transacoes.valor, readHundredths(text, 'valorMaximo')),
      },
    }),
    route(auditoriaVisualizar, async ({ id }, { db }) => {
      const row = found(await transacaoRows(db, [id]), 'Transação')
      return { ...row, descricao: row.dscDescricao, valor: row.numAmount, status: row.statusDescricao }
    }),
    route(auditoriaPaginado, async (input, { db }) => {
      await mustExist(db, transacoes, input.id, 'Transação')
      const page = await pageOf(
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
                dtCadastro: isoLocal(dtCadastro),
              }),
            ),
        },
        input,
      )
      return new PageAnswer(page)
    }),
  ],
}

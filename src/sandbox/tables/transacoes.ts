/** Transactions and their history: the tables, their seed and their rows on the wire (spec 2 §3). */
import { eq, inArray } from 'drizzle-orm'
import { alias, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { drawSql, insertSeries, pickTextSql, risingTimeSql } from '#sandbox/database/seed-sql.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { formatLocalIso } from '#sandbox/database/time.ts'
import type { Scale } from '#sandbox/settings.ts'
import { usuarios } from './usuarios.ts'

export const transacoes = sqliteTable(
  'transacoes',
  {
    id: integer().primaryKey(),
    dscDescricao: text().notNull(),
    valor: integer().notNull(),
    pagamento: text().notNull(),
    tipo: text().notNull(),
    status: text().notNull(),
    origemId: integer()
      .notNull()
      .references(() => usuarios.id),
    destinoId: integer()
      .notNull()
      .references(() => usuarios.id),
    /** The rank of the user's name (usuarios.ordem), so that a million rows can be sorted by name on an index. */
    origemOrdem: integer().notNull(),
    destinoOrdem: integer().notNull(),
    dtCadastro: integer().notNull(),
  },
  (table) => [
    // Pages are sorted by a column and then by id, so the indexes put the id before columns that they only cover.
    index('transacoes_descricao').on(table.dscDescricao),
    index('transacoes_valor').on(table.valor, table.id, table.dtCadastro),
    index('transacoes_pagamento').on(table.pagamento),
    index('transacoes_status').on(table.status),
    index('transacoes_data').on(table.dtCadastro, table.id, table.valor),
    index('transacoes_tipo').on(table.tipo, table.dtCadastro),
    index('transacoes_tipo_valor').on(table.tipo, table.valor, table.id, table.dtCadastro),
    index('transacoes_origem').on(table.origemId, table.dtCadastro),
    index('transacoes_destino').on(table.destinoId, table.dtCadastro),
    index('transacoes_origem_ordem').on(table.origemOrdem),
    index('transacoes_destino_ordem').on(table.destinoOrdem),
  ],
)

export const historico = sqliteTable(
  'historico',
  {
    id: integer().primaryKey(),
    transacaoId: integer()
      .notNull()
      .references(() => transacoes.id),
    dscDescricao: text().notNull(),
    valor: integer().notNull(),
    status: text().notNull(),
    dtCadastro: integer().notNull(),
  },
  (table) => [index('historico_transacao').on(table.transacaoId, table.dtCadastro)],
)

const kindSql = (i: string) => drawSql(i, 21, 100)
/** 60 % cashback, 25 % purchases, 10 % bonus, 5 % withdrawals. */
const transactionTypeSql = `CASE WHEN ${kindSql('i')} < 60 THEN 'CASHBACK' WHEN ${kindSql('i')} < 85 THEN 'COMPRA' WHEN ${kindSql('i')} < 95 THEN 'BONUS' ELSE 'RESGATE' END`
const statusSql = pickTextSql(
  ['Aprovada', 'Aprovada', 'Aprovada', 'Aprovada', 'Pendente', 'Cancelada', 'Estornada'],
  drawSql('i', 22, 7),
)

const descriptionSql = (scale: Scale) => {
  const order = `(1 + ${drawSql('i', 23, scale.pedidos)})`
  return `CASE WHEN ${kindSql('i')} < 60 THEN 'Cashback do pedido ' || ${order}
    WHEN ${kindSql('i')} < 85 THEN 'Compra, pedido ' || ${order}
    WHEN ${kindSql('i')} < 95 THEN 'Bônus de nível ' || (1 + ${drawSql('i', 24, 5)}) || ', pedido ' || ${order}
    ELSE 'Resgate para conta bancária' END`
}

/** Small amounts for cashback and bonus, larger ones for purchases and withdrawals; a few have five digits. */
const amountSql = `CASE WHEN ${kindSql('i')} < 60 THEN 50 + ${drawSql('i', 25, 9_950)}
  WHEN ${kindSql('i')} < 85 THEN 1500 + ${drawSql('i', 25, 180_000)}
  WHEN ${kindSql('i')} < 95 THEN 20 + ${drawSql('i', 25, 4_000)}
  ELSE 5000 + ${drawSql('i', 25, 1_500_000)} END`

/**
 * Every transaction has a first event, two in three a second one. Every five-hundredth has a history of several pages.
 */
async function seedHistory(db: Database, count: number): Promise<void> {
  const copy = (eventSql: string, eventStatusSql: string, delayMs: number, condition: string) =>
    `INSERT INTO historico ("transacaoId", "dscDescricao", "valor", "status", "dtCadastro")
     SELECT id, ${eventSql}, valor, ${eventStatusSql}, "dtCadastro" + ${delayMs} FROM transacoes WHERE ${condition}`
  await db.client.execute(copy("'Transação criada'", "'Pendente'", 0, 'true'))
  await db.client.execute(copy("'Situação conferida pela plataforma'", 'status', 540_000, 'id % 3 > 0'))
  await db.client.execute(
    `INSERT INTO historico ("transacaoId", "dscDescricao", "valor", "status", "dtCadastro")
     WITH RECURSIVE passo(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM passo WHERE k < 28)
     SELECT id, 'Conciliação com a operadora, tentativa ' || k, valor, 'Pendente', "dtCadastro" + k * 60000
     FROM transacoes, passo WHERE id % 500 = 0 AND id <= ${count}`,
  )
}

/** Fills the tables with the transactions of this scale, between its users. */
export async function seedTransacoes(db: Database, scale: Scale): Promise<void> {
  const origem = `1 + ${drawSql('i', 27, scale.usuarios)}`
  const destino = `1 + ${drawSql('i', 28, scale.usuarios)}`
  const nameRankSql = (user: string) => `(SELECT ordem FROM usuarios WHERE usuarios.id = ${user})`
  await insertSeries(db, 'transacoes', scale.transacoes, {
    id: 'i',
    dscDescricao: descriptionSql(scale),
    valor: amountSql,
    pagamento: pickTextSql(['PIX', 'CARTAO', 'BOLETO', 'SALDO'], drawSql('i', 26, 4)),
    tipo: transactionTypeSql,
    status: statusSql,
    origemId: origem,
    destinoId: destino,
    origemOrdem: nameRankSql(origem),
    destinoOrdem: nameRankSql(destino),
    dtCadastro: risingTimeSql('i', 29, scale.transacoes),
  })
  await seedHistory(db, scale.transacoes)
}

/** The sortable columns of the lists and the audit. */
export const transacaoColumns = {
  id: transacoes.id,
  dscDescricao: transacoes.dscDescricao,
  numAmount: transacoes.valor,
  valor: transacoes.valor,
  dscPaymentType: transacoes.pagamento,
  'tipoTransacao.descricao': transacoes.tipo,
  statusDescricao: transacoes.status,
  status: transacoes.status,
  'usuarioOrigem.dscNome': transacoes.origemOrdem,
  'usuarioDestino.dscNome': transacoes.destinoOrdem,
  dtCadastro: transacoes.dtCadastro,
}

const origem = alias(usuarios, 'origem')
const destino = alias(usuarios, 'destino')

/** The rows of the lists and the audit. They include the field names of the history's detail (spec 2 §3). */
export async function loadTransacaoRows(db: Database, ids: number[]) {
  const rows = await db.orm
    .select({
      row: transacoes,
      usuarioOrigem: { id: origem.id, dscNome: origem.dscNome },
      usuarioDestino: { id: destino.id, dscNome: destino.dscNome },
    })
    .from(transacoes)
    .innerJoin(origem, eq(origem.id, transacoes.origemId))
    .innerJoin(destino, eq(destino.id, transacoes.destinoId))
    .where(inArray(transacoes.id, ids))
  return rows.map(({ row, usuarioOrigem, usuarioDestino }) => ({
    id: row.id,
    dscDescricao: row.dscDescricao,
    numAmount: row.valor / 100,
    dscPaymentType: row.pagamento,
    tipoTransacao: { descricao: row.tipo },
    statusDescricao: row.status,
    usuarioOrigem,
    usuarioDestino,
    dtCadastro: formatLocalIso(row.dtCadastro),
  }))
}

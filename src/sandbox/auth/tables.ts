/** Operators who sign in, their sessions, and the key that signs their tokens: it outlives a restart of the sandbox. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const operadores = sqliteTable('operadores', {
  id: integer().primaryKey(),
  dscNome: text().notNull(),
  dscEmail: text().notNull().unique(),
  dscFoto: text().notNull(),
  senha: text().notNull(),
})

/** One login. A refresh raises the generation; a token names the generation that it belongs to. */
export const sessoes = sqliteTable('sessoes', {
  id: integer().primaryKey(),
  operadorId: integer()
    .notNull()
    .references(() => operadores.id),
  geracao: integer().notNull().default(0),
  /** ms since the epoch of the last refresh. */
  renovadaEm: integer(),
  /** iat and exp of the current generation's token, seconds: the same token can be made again within the grace. */
  emitidaEm: integer().notNull(),
  expiraEm: integer(),
  /** ms since the epoch of the logout. */
  encerradaEm: integer(),
})

export const chaves = sqliteTable('chaves', { id: integer().primaryKey(), segredo: text().notNull() })

/**
 * `npm run sandbox:seed -- --transactions 1000000`: fills the database again at audit scale. Users, orders and bonus
 * entries are in proportion (1 in 5, 3 in 10, 1 in 2), unless --users, --orders or --bonus set them.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#sandbox/database/open-database.ts'
import { fillDatabase } from '#sandbox/platform.ts'
import type { Scale } from '#sandbox/settings.ts'
import { DEFAULT_SCALE, InvalidSettingError } from '#sandbox/settings.ts'
import { runWithSettings } from './run-with-settings.ts'
import { assertNotInUse } from './assert-not-in-use.ts'

const option = { type: 'string' } as const
const options = { transactions: option, users: option, orders: option, bonus: option }

/** Reads the row counts from the command line. Throws an `InvalidSettingError`. */
function parseScale(): Scale {
  const { values } = parseArgs({ options })
  const rows = (name: keyof typeof values, fallback: number): number => {
    const text = values[name]
    if (text === undefined) return fallback
    if (/^[1-9]\d{0,7}$/.test(text)) return Number(text)
    throw new InvalidSettingError(`--${name}: esperado um número inteiro de 1 a 99999999, veio "${text}"`)
  }
  const transacoes = rows('transactions', DEFAULT_SCALE.transacoes)
  const share = (part: number, usual: number) =>
    transacoes === DEFAULT_SCALE.transacoes ? usual : Math.max(1, Math.round(transacoes * part))
  return {
    transacoes,
    usuarios: rows('users', share(0.2, DEFAULT_SCALE.usuarios)),
    pedidos: rows('orders', share(0.3, DEFAULT_SCALE.pedidos)),
    bonus: rows('bonus', share(0.5, DEFAULT_SCALE.bonus)),
  }
}

const formatAmount = (n: number) => n.toLocaleString('pt-BR')

await runWithSettings(async (settings) => {
  const scale = parseScale()
  await assertNotInUse(settings.database)
  const started = performance.now()
  const db = await openDatabase(settings.database, settings.databaseToken)
  await fillDatabase(db, scale)
  db.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${formatAmount(scale.transacoes)} transações, ${formatAmount(scale.usuarios)} usuários, ${formatAmount(scale.pedidos)} pedidos e ${formatAmount(scale.bonus)} bônus em ${seconds} s (${settings.database}).`,
  )
})

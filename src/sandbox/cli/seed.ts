/**
 * `npm run sandbox:seed -- --transactions 1000000`: fills the database anew at audit scale. Users, orders and bonus
 * entries follow the transactions (1 in 5, 3 in 10, 1 in 2) unless told by --users, --orders, --bonus.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#sandbox/database/open.ts'
import { fill } from '#sandbox/platform.ts'
import type { Scale } from '#sandbox/settings.ts'
import { defaultScale, settingsFrom } from '#sandbox/settings.ts'
import { refuseInUse } from './refuse-in-use.ts'

const option = { type: 'string' } as const
const { values } = parseArgs({ options: { transactions: option, users: option, orders: option, bonus: option } })

function rows(name: keyof typeof values, fallback: number): number {
  const text = values[name]
  if (text === undefined) return fallback
  if (!/^[1-9]\d{0,7}$/.test(text)) {
    console.error(`--${name}: esperado um número inteiro de 1 a 99999999, veio "${text}"`)
    process.exit(1)
  }
  return Number(text)
}

const transacoes = rows('transactions', defaultScale.transacoes)
const share = (part: number, usual: number) =>
  transacoes === defaultScale.transacoes ? usual : Math.max(1, Math.round(transacoes * part))
const scale: Scale = {
  transacoes,
  usuarios: rows('users', share(0.2, defaultScale.usuarios)),
  pedidos: rows('orders', share(0.3, defaultScale.pedidos)),
  bonus: rows('bonus', share(0.5, defaultScale.bonus)),
}
const settings = settingsFrom(process.env)
await refuseInUse(settings.database)
const started = performance.now()
const db = await openDatabase(settings.database, settings.databaseToken)
await fill(db, scale)
db.close()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const amount = (n: number) => n.toLocaleString('pt-BR')
console.log(
  `${amount(scale.transacoes)} transações, ${amount(scale.usuarios)} usuários, ${amount(scale.pedidos)} pedidos e ${amount(scale.bonus)} bônus em ${seconds} s (${settings.database}).`,
)

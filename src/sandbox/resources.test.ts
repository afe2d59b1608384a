import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { sortByReferences } from './resources.ts'

const countries = sqliteTable('countries', { id: integer().primaryKey() })
const cities = sqliteTable('cities', {
  id: integer().primaryKey(),
  countryId: integer().references(() => countries.id),
})
const streets = sqliteTable('streets', {
  id: integer().primaryKey(),
  cityId: integer().references(() => cities.id),
  mainId: integer().references((): AnySQLiteColumn => streets.id),
})
const noun = (...tables: Parameters<typeof sortByReferences>[0][number]['tables']) => ({ tables, routes: [] })

it('sorts each resource after those that its tables refer to, except itself', () => {
  const [street, city, country] = [noun(streets), noun(cities), noun(countries)]
  expect(sortByReferences([street, city, country])).toEqual([country, city, street])
  expect(sortByReferences([country, street, city])).toEqual([country, city, street])
})

it('throws if two resources refer to each other', () => {
  const one = sqliteTable('one', {
    id: integer().primaryKey(),
    otherId: integer().references((): AnySQLiteColumn => other.id),
  })
  const other = sqliteTable('other', {
    id: integer().primaryKey(),
    oneId: integer().references((): AnySQLiteColumn => one.id),
  })
  expect(() => sortByReferences([noun(one), noun(other)])).toThrow('refer to each other')
})

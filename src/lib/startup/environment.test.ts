import { afterEach, expect, it } from 'vitest'
import { type Environment, getShownEnvironment, setEnvironment, withEnvironmentName } from './environment.ts'

afterEach(() => setEnvironment(null))

it.each<[Environment['kind'], boolean, boolean]>([
  ['staging', false, true],
  ['development', false, true],
  ['production', false, false],
  ['production', true, true],
])('%s with showInProduction %s is shown: %s', (kind, showInProduction, isShown) => {
  const environment = { name: 'Loja', kind, showInProduction }
  setEnvironment(environment)
  expect(getShownEnvironment()).toBe(isShown ? environment : null)
  expect(withEnvironmentName('Produtos · Gestor')).toBe(isShown ? 'Loja · Produtos · Gestor' : 'Produtos · Gestor')
})

it('shows nothing without an environment', () => {
  expect(getShownEnvironment()).toBeNull()
  expect(withEnvironmentName('Gestor')).toBe('Gestor')
})

/** Every endpoint and every list of the console, from the sections' own files. Only Vite can load this file. */
import type { AnyEndpoint } from '#api/endpoint.ts'
import type { AnyList } from '#listing/define.ts'

type Module = Record<string, unknown>

const listExports = (modules: Readonly<Record<string, Module>>) =>
  Object.values(modules).flatMap((module) => Object.values(module))

const hasKeys = (value: unknown, ...keys: readonly string[]) =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value)

/** All endpoints that the console calls. */
export const endpoints: readonly AnyEndpoint[] = listExports(
  import.meta.glob<Module>(['/src/sections/*/contract.ts', '/src/api/auth-contract.ts'], { eager: true }),
).filter((value): value is AnyEndpoint => hasKeys(value, 'method', 'path', 'output'))

/** All lists of the console. */
export const lists: readonly AnyList[] = listExports(
  import.meta.glob<Module>('/src/sections/*/list.tsx', { eager: true }),
).filter((value): value is AnyList => hasKeys(value, 'columns', 'endpoint'))

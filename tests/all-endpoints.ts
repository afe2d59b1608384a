/**
 * Finds every endpoint of the platform for the tests: those of each contract, and those that the console never calls.
 * It searches the folders, so that none is forgotten.
 */
import type { AnyEndpoint } from '#api/endpoint.ts'

const modules = {
  ...import.meta.glob<Record<string, unknown>>('/src/api/auth-contract.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/src/sections/*/contract.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/src/sandbox/uncalled-endpoints.ts', { eager: true }),
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'invalidates' in value

/** Every endpoint with the file that exports it. */
export const endpoints: readonly { file: string; endpoint: AnyEndpoint }[] = Object.entries(modules).flatMap(
  ([file, exports]) =>
    Object.values(exports)
      .filter(isEndpoint)
      .map((endpoint) => ({ file, endpoint })),
)

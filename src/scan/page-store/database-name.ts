/** The name of the database of stored scans. Code that erases it need not load the code that opens it. */
import { scopeName } from '#lib/storage/storage-scope.ts'

/** Returns the name; it contains the environment. */
export const getDatabaseName = (): string => scopeName('gestor-leituras')

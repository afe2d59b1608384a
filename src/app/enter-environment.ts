/** Makes the page belong to the environment of config.json, before anything is read from the storage. */
import { basePath } from '#lib/startup/base-path.ts'
import { type Environment, getShownEnvironment, setEnvironment, withEnvironmentName } from '#lib/startup/environment.ts'
import { readLastScope, rememberScope, setStorageScope, toStorageScope } from '#lib/storage/storage-scope.ts'
import { showEnvironmentIcon } from './environment-icon.ts'
import { applyStoredAppearance } from './stored-appearance.ts'

/** Sets the environment of this page, with title and icon, and the scope of what it stores. Called once per page. */
export function enterEnvironment(environment: Environment | null): void {
  const folder = `${basePath}/`
  const scope = environment ? toStorageScope(environment.kind, environment.name) : ''
  setEnvironment(environment)
  setStorageScope(scope)
  if (readLastScope(folder) !== scope) {
    rememberScope(folder)
    // The first script applied the appearance of another environment.
    applyStoredAppearance(document.documentElement)
  }
  const shown = getShownEnvironment()
  if (!shown) return
  document.title = withEnvironmentName(document.title)
  showEnvironmentIcon(shown)
}

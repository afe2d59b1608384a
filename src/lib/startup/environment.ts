/** The environment that the console works in, from config.json: where one is. */

/** An environment of the platform, as config.json describes it. */
export interface Environment {
  /** 'Homologação' */
  readonly name: string
  readonly kind: 'production' | 'staging' | 'development'
  /** Production is shown too. */
  readonly showInProduction: boolean
}

/** The environment of one page. */
export interface PageEnvironment {
  /** Sets the environment; called once per page, when config.json is read. */
  setEnvironment(environment: Environment | null): void
  /**
   * Returns the environment that the operator must see: any but production, and production if config.json says so; null
   * if there is nothing to show.
   */
  getShownEnvironment(): Environment | null
}

/** Creates the environment of a page that has not read config.json yet. */
export function createPageEnvironment(): PageEnvironment {
  let environment: Environment | null = null
  return {
    setEnvironment: (nextEnvironment) => void (environment = nextEnvironment),
    getShownEnvironment: () =>
      environment && (environment.kind !== 'production' || environment.showInProduction) ? environment : null,
  }
}

export const { setEnvironment, getShownEnvironment } = createPageEnvironment()

/** Puts the name of a shown environment before a document title: 'Homologação · Produtos · Gestor'. */
export function withEnvironmentName(title: string): string {
  const shown = getShownEnvironment()
  return shown ? `${shown.name} · ${title}` : title
}

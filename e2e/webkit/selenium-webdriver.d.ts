/** The parts of selenium-webdriver that the day uses; the package has no types. */
declare module 'selenium-webdriver' {
  interface Actions {
    keyDown(key: string): Actions
    keyUp(key: string): Actions
    perform(): Promise<void>
  }

  export interface WebDriver {
    get(url: string): Promise<void>
    executeScript(script: string, ...values: readonly unknown[]): Promise<unknown>
    takeScreenshot(): Promise<string>
    actions(options: { async: boolean }): Actions
    getCapabilities(): Promise<{ get(name: string): unknown }>
    manage(): { window(): { setRect(size: { width: number; height: number }): Promise<unknown> } }
    quit(): Promise<void>
  }

  export class Builder {
    disableEnvironmentOverrides(): this
    usingServer(url: string): this
    withCapabilities(capabilities: Readonly<Record<string, unknown>>): this
    build(): Promise<WebDriver>
  }
}

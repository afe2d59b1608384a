/** The page shown when nothing can start. It is plain DOM because no other code is loaded yet. */
import { withEnvironmentName } from '#lib/startup/environment.ts'

interface StartError {
  title: string
  lines: readonly string[]
  /** Adds a button that reloads; the page also reloads when the connection comes back. */
  canRetry?: boolean
}

/** Fills the root with the problem, for the operator to report to support. */
export function showStartError(root: HTMLElement, { title, lines, canRetry }: StartError): void {
  document.title = withEnvironmentName(`${title} · Gestor`)
  const main = document.createElement('main')
  main.className = 'start-problem'
  main.setAttribute('role', 'alert')
  const headingElement = document.createElement('h1')
  headingElement.textContent = title
  main.append(
    headingElement,
    ...lines.map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph
    }),
  )
  if (canRetry) {
    const button = document.createElement('button')
    button.textContent = 'Tentar novamente'
    button.addEventListener('click', () => location.reload())
    main.append(button)
    addEventListener('online', () => location.reload(), { once: true })
  }
  root.replaceChildren(main)
}

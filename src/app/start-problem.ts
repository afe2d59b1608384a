/** The page that stands where nothing can start: plain DOM, because nothing else is there yet. */

interface StartProblem {
  title: string
  lines: readonly string[]
  /** The page offers to try again, and does so when the connection comes back. */
  retry?: boolean
}

/** Fills the root with the problem, for the operator to pass on. */
export function showStartProblem(root: HTMLElement, { title, lines, retry }: StartProblem): void {
  document.title = `${title} · Gestor`
  const main = document.createElement('main')
  main.className = 'start-problem'
  main.setAttribute('role', 'alert')
  const heading = document.createElement('h1')
  heading.textContent = title
  main.append(
    heading,
    ...lines.map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph
    }),
  )
  if (retry) {
    const button = document.createElement('button')
    button.textContent = 'Tentar novamente'
    button.addEventListener('click', () => location.reload())
    main.append(button)
    addEventListener('online', () => location.reload(), { once: true })
  }
  root.replaceChildren(main)
}

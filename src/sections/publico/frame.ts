/** What the pages for visitors share: the card with the logo, and links that stay in the page. */
import { withBase } from '#lib/start/base-path.ts'
import { drawing, element, square } from './element.ts'

/** What every page for visitors is given. */
export interface Visit {
  /** Goes to another page for visitors: '/forgot-password'. */
  go(path: string): void
  /** 'Gestor 0.3.4 · 2026' */
  footer: string
  /** What the operator should know before signing in: that the place of the lost session is kept. */
  note: string | null
  /** Enters the console, once signed in. */
  enter(): void
}

/** A link to another page for visitors; a new tab is left to the browser. */
export function pageLink({ go }: Visit, to: string, text: string): HTMLAnchorElement {
  const className = 'rounded-sm text-accent-ink underline-offset-4 hover:underline'
  const link = element('a', { href: withBase(to), class: className }, text)
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  })
  return link
}

/** 144 by 144, and leads to / (spec 1 §2.3, §9). */
function logo(): HTMLAnchorElement {
  const lines = 'size-14 stroke-on-accent stroke-[1.9] [stroke-linecap:round] [stroke-linejoin:round]'
  return element(
    'a',
    {
      href: withBase('/'),
      'aria-label': 'Gestor, página inicial',
      class:
        'mx-auto grid size-36 max-w-full place-content-center justify-items-center gap-3 rounded-lg text-xl tracking-[-0.02em]',
    },
    drawing(22, lines, ['m6 7 4 4-4 4M12 15h4'], square(22, 5.5, 'fill-accent stroke-none')),
    element('b', { class: 'font-semibold' }, 'Gestor'),
  )
}

/** The card of 360 px on canvas, and the document's title. */
export function frame({ footer }: Visit, title: string, ...content: (Node | null)[]): HTMLElement {
  document.title = `${title} · Gestor`
  return element(
    'main',
    { class: 'grid min-h-full grid-cols-1 content-center justify-items-center gap-5 px-4 pt-4 pb-[5vh]' },
    element(
      'div',
      {
        class: 'grid w-full max-w-90 grid-cols-1 gap-4 rounded-lg border border-line bg-surface px-4 pt-2 pb-7 sm:px-7',
      },
      logo(),
      element('h1', { class: 'sr-only' }, title),
      ...content,
    ),
    element('p', { class: 'text-xs text-ink-3' }, footer),
  )
}

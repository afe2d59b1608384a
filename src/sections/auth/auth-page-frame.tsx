/** Shared by the pages for visitors: the card with the logo, and links between these pages. */
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { withBasePath } from '#lib/startup/base-path.ts'
import { withEnvironmentName } from '#lib/startup/environment.ts'
import type { Elements } from '#ui/components/elements.ts'
import { EnvironmentBadge } from '#ui/components/environment-badge.tsx'
import { Logo } from '#ui/icons/logo.tsx'

/** The context of every page for visitors. */
export interface AuthPageContext {
  /** Navigates to another page for visitors: '/forgot-password'. */
  go(path: string): void
  /** The footer's text: 'Gestor 0.3.4 · 2026'. */
  footer: string
  /**
   * What the operator should know before signing in, for example that the return path of the lost session is stored;
   * null for nothing.
   */
  note: string | null
  /** Opens the console after signing in. */
  enter(): void
}

/** The props of every page for visitors. */
export interface AuthPageProps {
  visit: AuthPageContext
}

interface PageLinkProps extends AuthPageProps {
  to: string
  text: string
}

/** A link to another page for visitors. The browser handles clicks that open a new tab. */
export function PageLink({ visit, to, text }: PageLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    visit.go(to)
  }
  return (
    <a
      href={withBasePath(to)}
      className="rounded-sm text-accent-ink underline-offset-4 hover:underline"
      onClick={onClick}
    >
      {text}
    </a>
  )
}

/** A link on its own line, below a form. */
export const LinkRow = (props: PageLinkProps) => (
  <p className="text-center text-sm">
    <PageLink {...props} />
  </p>
)

interface FrameProps extends AuthPageProps {
  title: string
  children: Elements
}

/** The card of 360 px with the document's title. The first empty field gets the focus. */
export function AuthPageFrame({ visit, title, children }: FrameProps) {
  const mainElement = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    document.title = withEnvironmentName(`${title} · Gestor`)
    const inputs = [...(mainElement.current?.querySelectorAll('input') ?? [])]
    inputs.find((input) => input.value === '')?.focus()
  }, [title])
  return (
    <main
      ref={mainElement}
      className="grid min-h-full grid-cols-1 content-center justify-items-center gap-5 px-4 pt-4 pb-[5vh] [--ctl:2.5rem]"
    >
      <div className="grid w-full max-w-90 grid-cols-1 gap-4 rounded-lg border border-line bg-surface px-4 pt-2 pb-7 sm:px-7">
        {/* 144 by 144 px, links to / (spec 1 §2.3, §9). */}
        <a
          href={withBasePath('/')}
          aria-label="Gestor, página inicial"
          className="mx-auto grid size-36 max-w-full place-content-center justify-items-center gap-3 rounded-lg text-xl tracking-[-0.02em]"
        >
          <Logo size={56} />
          <b className="font-semibold">Gestor</b>
        </a>
        <div className="flex justify-center empty:hidden">
          <EnvironmentBadge />
        </div>
        <h1 className="sr-only">{title}</h1>
        {children}
      </div>
      <p className="text-xs text-ink-3">{visit.footer}</p>
    </main>
  )
}

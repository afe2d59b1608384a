/**
 * The header of every screen: breadcrumbs, title (which takes the focus on a change of route), actions (ui/README §3).
 */
import type { RouteLocation } from '#lib/urls/route-location.ts'
import type { Elements } from './elements.ts'
import { PathLink } from './path-link.tsx'

/** One step of the path to this page. */
export interface Breadcrumb {
  label: string
  /** A page of the console; without it the breadcrumb is plain text. */
  to?: RouteLocation
}

interface PageHeaderProps {
  title: string
  /** The steps between 'Início' and the title; the title itself is added. */
  breadcrumbs?: readonly Breadcrumb[]
  /** Buttons at the right, on the title's line. */
  actions?: Elements
}

/** Renders the header with the page's only h1. */
export function PageHeader({ title, breadcrumbs = [], actions }: PageHeaderProps) {
  return (
    <div
      data-page-head=""
      className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 px-(--gutter) pt-3.5 pb-3"
    >
      <div className="min-w-0">
        <nav aria-label="Trilha" className="hidden sm:block">
          <ol className="flex flex-wrap gap-1.5 text-xs text-ink-3">
            {[{ label: 'Início', to: { to: '/' } }, ...breadcrumbs, { label: title }].map(
              ({ label, to }: Breadcrumb, index, items) => (
                <li key={label} className="flex gap-1.5">
                  {to ? (
                    <PathLink to={to} className="hover:text-ink hover:underline">
                      {label}
                    </PathLink>
                  ) : (
                    <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
                  )}
                  {index < items.length - 1 && <span aria-hidden="true">/</span>}
                </li>
              ),
            )}
          </ol>
        </nav>
        <h1 tabIndex={-1} className="mt-0.5 text-xl font-semibold tracking-[-0.015em] wrap-anywhere focus:outline-none">
          {title}
        </h1>
      </div>
      {actions && (
        <div data-actions="" className="flex flex-wrap gap-2">
          {actions}
        </div>
      )}
    </div>
  )
}

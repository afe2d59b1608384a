/** The layout of one group of samples on the development page /dev/ui. */
import type { ReactNode } from 'react'

interface GroupProps {
  title: string
  children: ReactNode
}

/** Samples of one kind under a heading. */
export const SampleGroup = ({ title, children }: GroupProps) => (
  <section className="grid gap-3">
    <h2 className="text-lg font-medium">{title}</h2>
    {children}
  </section>
)

/** A labelled row of samples that belong together. */
export const SampleRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <span className="text-xs text-ink-3">{label}</span>
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </div>
)

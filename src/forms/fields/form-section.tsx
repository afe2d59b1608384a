/** A group of fields on the six columns of the form, with a line above every group but the first. */
import type { Elements } from '#ui/components/elements.ts'

interface FormSectionProps {
  title?: string
  children: Elements
}

/** Lays out the fields. Each takes as many columns as its `span` says. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <section className="grid grid-cols-6 gap-x-4 gap-y-3.5 pt-4.5 pb-4.5 not-first:border-t not-first:border-line not-first:pt-4">
      {title && <h2 className="col-span-6 text-sm font-semibold">{title}</h2>}
      {children}
    </section>
  )
}

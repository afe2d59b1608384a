/** The spinner types of spec 1 §2.12: border and grow. */

interface SpinnerProps {
  type?: 'border' | 'grow'
  size?: 'small' | 'default' | 'large'
  /** Read aloud; '' if the text beside it says the same. */
  label?: string
}

const SIZE_CLASSES = { small: 'size-3', default: 'size-4', large: 'size-6' }

/** Renders a turning ring or a growing dot in the colour of the surrounding text. */
export function Spinner({ type = 'border', size = 'default', label = '' }: SpinnerProps) {
  const typeClass =
    type === 'grow' ? 'bg-current spin-grow' : 'border-2 border-current border-r-transparent spin-border'
  return (
    <span className="inline-flex shrink-0" {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <span className={`${SIZE_CLASSES[size]} rounded-full ${typeClass}`} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

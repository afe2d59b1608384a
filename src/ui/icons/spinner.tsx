/** Spinner types of spec 1 §2.12: border and grow. */

interface SpinnerProps {
  type?: 'border' | 'grow'
  size?: 'small' | 'default' | 'large'
  /** Read aloud; '' where the text beside it says it already. */
  label?: string
}

const SIZE_CLASSES = { small: 'size-3', default: 'size-4', large: 'size-6' }

/** Draws a turning ring or a growing dot in the colour of the text around it. */
export function Spinner({ type = 'border', size = 'default', label = '' }: SpinnerProps) {
  const form = type === 'grow' ? 'bg-current spin-grow' : 'border-2 border-current border-r-transparent spin-border'
  return (
    <span className="inline-flex shrink-0" {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <span className={`${SIZE_CLASSES[size]} rounded-full ${form}`} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

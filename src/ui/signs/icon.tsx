/** One line-icon set, 16 px at 1.5 stroke; the same icon for the same verb everywhere (ui/signs/README §2). */
import { iconPaths } from './icon-paths.ts'

/** The icons by name. */
export type IconName = keyof typeof iconPaths

/** All of them, for the page that shows every part. */
export const iconNames = Object.keys(iconPaths) as readonly IconName[]

/** px, whatever the size. */
const STROKE = 1.5
/** The side of the grid that the paths are drawn on. */
const GRID = 24

interface IconProps {
  name: IconName
  /** Side in px at 16 px letters, 16 unless told; it grows with them. */
  size?: number
  className?: string
}

/** Draws one icon; decorative, so the control around it carries the name. */
export const Icon = ({ name, size = 16, className }: IconProps) => (
  <svg
    aria-hidden="true"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox={`0 0 ${GRID} ${GRID}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={(STROKE * GRID) / size}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={iconPaths[name]} />
  </svg>
)

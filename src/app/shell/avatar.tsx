/** The operator's photo, or the initials where there is none. */
import type { Profile } from '#api/auth-contract.ts'
import { Image } from '#ui/components/image.tsx'

/** 'Marina Duarte' -> 'MD'; the e-mail's first letter where there is no name. */
function getInitials({ dscNome, dscEmail }: Pick<Profile, 'dscNome' | 'dscEmail'>): string {
  const words = (dscNome ?? dscEmail ?? '').trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

interface AvatarProps {
  user: Profile | null
  /** Side in px. */
  size: number
}

/** A round picture beside a name, which says who it is. */
export function Avatar({ user, size }: AvatarProps) {
  if (user?.dscFoto) return <Image src={user.dscFoto} alt="" width={size} height={size} className="rounded-full" />
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="grid shrink-0 place-items-center rounded-full bg-selected text-2xs font-semibold text-accent-ink"
    >
      {user ? getInitials(user) : ''}
    </span>
  )
}

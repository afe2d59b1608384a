/** The operator's photo, or the initials if there is none. */
import type { Profile } from '#api/auth-contract.ts'
import { Image } from '#ui/components/image.tsx'

/** 'Marina Duarte' -> 'MD'; the first letter of the e-mail if there is no name. */
function getInitials({ dscNome, dscEmail }: Pick<Profile, 'dscNome' | 'dscEmail'>): string {
  const words = (dscNome ?? dscEmail ?? '').trim().split(/\s+/)
  const initialWords = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return initialWords
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

interface AvatarProps {
  user: Profile | null
  /** Length of a side, in px. */
  size: number
}

/** A round picture. It has no accessible name, because the operator's name stands beside it. */
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

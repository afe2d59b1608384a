/** Who is signed in, for components; apart from session.ts, which is needed before React is there. */
import { useSyncExternalStore } from 'react'
import type { Profile } from '#api/auth-contract.ts'
import { getCurrentUser, subscribeToCurrentUser } from './session.ts'

/** currentUser, kept up to date in a component. */
export const useCurrentUser = (): Profile | null => useSyncExternalStore(subscribeToCurrentUser, getCurrentUser)

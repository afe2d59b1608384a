/** The current user for components. It is not part of session.ts, which is needed before React is loaded. */
import { useSyncExternalStore } from 'react'
import type { Profile } from '#api/auth-contract.ts'
import { getCurrentUser, subscribeToCurrentUser } from './session.ts'

/** Returns the current user, kept up to date in a component. */
export const useCurrentUser = (): Profile | null => useSyncExternalStore(subscribeToCurrentUser, getCurrentUser)

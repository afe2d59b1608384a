/**
 * Parts that are fetched when they are first drawn. No `React.lazy`: what it suspends React holds back until 300 ms
 * after it began, also where the code comes at once, and everything would be that late the first time it opens
 * (ui/lazy/README §1).
 */
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'

/** Draws `placeholder`, or nothing, until its code is there. */
export type Loadable<Props> = ComponentType<Props & { placeholder?: ReactNode }> & {
  /** Fetches the code ahead: from then on it is drawn with the first go. Never rejects. */
  preload: () => Promise<void>
}

/**
 * A component whose code `load` fetches as it is first drawn; what `load` rejects with reaches the error boundary
 * around it.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let Loaded: ComponentType<Props> | null = null
  let error: unknown
  let loading: Promise<void> | null = null
  const preload = () =>
    (loading ??= load().then(
      (loaded) => void (Loaded = loaded),
      (reason: unknown) => {
        loading = null
        error = reason
      },
    ))
  function LoadableComponent({ placeholder, ...props }: Props & { placeholder?: ReactNode }) {
    const [hasFailed, setFailed] = useState<boolean>()
    const isMissing = Loaded === null
    useLayoutEffect(() => {
      if (isMissing) void preload().then(() => setFailed(Loaded === null))
    }, [isMissing])
    if (hasFailed && isMissing) throw error
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : placeholder
  }
  return Object.assign(LoadableComponent, { preload })
}

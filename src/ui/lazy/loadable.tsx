/**
 * Lazy components: their code is fetched on first render. React.lazy is not used, because React shows a suspended
 * component 300 ms after it began at the earliest, even if the code arrives at once. Every first opening would be that
 * late (ui/lazy/README §1).
 */
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'

/** A lazy component. It renders `placeholder`, or nothing, until its code is loaded. */
export type Loadable<Props> = ComponentType<Props & { placeholder?: ReactNode }> & {
  /** Fetches the code ahead, so that the first render is complete. Never rejects. */
  preload: () => Promise<void>
}

/**
 * Creates a component whose code `load` fetches on first render. If `load` rejects, the nearest error boundary gets the
 * error.
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

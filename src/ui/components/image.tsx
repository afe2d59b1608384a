/**
 * An image of the platform: placeholder, then the source, then the fallback where the source failed, then a
 * broken-image icon (spec 1 §2.12), in a fixed box, so that nothing shifts.
 */
import { useState } from 'react'
import { resolveImageUrl } from '#lib/urls/image-url.ts'
import { Icon } from '#ui/icons/icon.tsx'

let cdnBase = ''

/** Called once at start with config.json's cdnBase. */
export const setCdnBase = (base: string): void => {
  cdnBase = base
}

interface ImageProps {
  /** As the platform sent it: an absolute address or a path under the CDN. */
  src: string | null | undefined
  /** Tried once where the source failed. */
  fallback?: string | null | undefined
  /** '' where the text beside it says the same. */
  alt: string
  /** Of the box, in px; 0 leaves that side to the class (spec 1 §9). */
  width?: number
  height?: number
  className?: string
}

/** Draws the first of source and fallback that loads. A new source starts over; a failed one is not asked again. */
export function Image({ src, fallback, alt, width = 0, height = 0, className = '' }: ImageProps) {
  const candidates = [src, fallback].map((path) => resolveImageUrl(path, cdnBase)).filter((path) => path !== null)
  const candidateKey = candidates.join(' ')
  const [state, setState] = useState({ wanted: candidateKey, failed: 0, loaded: false })
  const current = state.wanted === candidateKey ? state : { wanted: candidateKey, failed: 0, loaded: false }
  const url = candidates[current.failed]
  const box = { ...(width ? { width } : {}), ...(height ? { height } : {}) }
  return (
    <span
      style={box}
      className={`relative inline-grid shrink-0 grid-cols-[100%] grid-rows-[100%] place-items-center overflow-hidden bg-sunken text-ink-3 ${className}`}
    >
      {url === undefined ? (
        <span
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          title={src ? 'Imagem indisponível' : undefined}
        >
          <Icon name="quebrada" />
        </span>
      ) : (
        <img
          key={url}
          src={url}
          alt={alt}
          width={width || undefined}
          height={height || undefined}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={`size-full object-cover ${current.loaded ? '' : 'opacity-0'}`}
          onLoad={() => setState({ ...current, loaded: true })}
          onError={() => setState({ wanted: candidateKey, failed: current.failed + 1, loaded: false })}
        />
      )}
    </span>
  )
}

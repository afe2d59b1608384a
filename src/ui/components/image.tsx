/**
 * An image of the platform in a box of fixed size, so that nothing shifts. It shows a placeholder, then the source; if
 * that fails the fallback, and then a broken-image icon (spec 1 §2.12).
 */
import { createContext, use, useState } from 'react'
import { resolveImageUrl } from '#lib/urls/image-url.ts'
import { Icon } from '#ui/icons/icon.tsx'

/** The base address of images: config.json's cdnBase. The console provides it to its screens. */
export const CdnBaseContext = createContext('')

interface ImageProps {
  /** As the platform sends it: an absolute address or a path under the CDN. */
  src: string | null | undefined
  /** Tried once if the source fails. */
  fallback?: string | null | undefined
  /** '' if the text beside the image says the same. */
  alt: string
  /** Size of the box, in px; 0 leaves that side to the class (spec 1 §9). */
  width?: number
  height?: number
  className?: string
}

/**
 * Renders the first of source and fallback that loads. A new source starts over. A failed address is not requested
 * again.
 */
export function Image({ src, fallback, alt, width = 0, height = 0, className = '' }: ImageProps) {
  const cdnBase = use(CdnBaseContext)
  const candidates = [src, fallback].map((path) => resolveImageUrl(path, cdnBase)).filter((path) => path !== null)
  const candidateKey = candidates.join(' ')
  const [state, setState] = useState({ candidateKey, failed: 0, loaded: false })
  const current = state.candidateKey === candidateKey ? state : { candidateKey, failed: 0, loaded: false }
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
          onError={() => setState({ candidateKey, failed: current.failed + 1, loaded: false })}
        />
      )}
    </span>
  )
}

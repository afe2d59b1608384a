/** The console's logo: 144 px on the sign-in pages and the loading screen (spec 1 §9), 22 px in the top bar. */

/** Decorative: the link or heading around it has the accessible name. `size` in px. */
export const Logo = ({ size = 144 }: { size?: number }) => (
  <svg viewBox="0 0 22 22" width={size} height={size} aria-hidden="true" className="block shrink-0">
    <rect width="22" height="22" rx="5.5" className="fill-accent" />
    <path
      d="m6 7 4 4-4 4M12 15h4"
      className="fill-none stroke-on-accent stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** The fills of a chart's series: each has a pattern besides its colour, so that nobody needs to tell colours apart. */

/** The lines over the colour of each series, in a square of 8 px; '' for none. */
const PATTERNS = ['', 'M-2 2 2 -2M0 8 8 0M6 10 10 6', 'M2 2h2v2h-2z', 'M0 4h8', 'M0 0 8 8M0 8 8 0', 'M4 0v8']

const toId = (index: number) => `chart-fill-${index}`

/** The fill of a series; 'none' for the period before. */
export const getPatternUrl = (series: number | null): string =>
  series === null ? 'none' : `url(#${toId(series % PATTERNS.length)})`

/** The definitions that `getPatternUrl` names. */
export const ChartPatterns = () => (
  <defs>
    {PATTERNS.map((path, index) => (
      <pattern key={path} id={toId(index)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className={`chart-color-${index}`} width="8" height="8" />
        {path && <path className="chart-pattern" d={path} />}
      </pattern>
    ))}
  </defs>
)

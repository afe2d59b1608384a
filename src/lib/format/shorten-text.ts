/** The beginning of a text of more than `max` characters, with '…' at its end; a shorter text as it is. */
export function shortenText(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text
}

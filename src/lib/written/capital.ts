/** The text with its first letter a capital one. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

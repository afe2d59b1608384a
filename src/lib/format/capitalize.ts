/** The text with its first letter a capital one. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

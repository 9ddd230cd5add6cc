/** §5: non-space text, @, text, a dot, more text, no spaces. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

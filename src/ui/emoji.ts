const parts = /^[\p{Emoji}\p{Emoji_Component}]+$/u
/** Digits, '#' and '*' are parts of an emoji, and none by themselves. */
const whole = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u

const names = ['data-plain-text', 'data-emoji', 'alt', 'aria-label', 'title']

/** The character of an emoji that a program copies as a picture: WhatsApp Web, Gmail, Facebook. Undefined for other pictures. */
export const readEmoji = (element: Element): string | undefined =>
  names.map((name) => element.getAttribute(name)?.trim() ?? '').find((text) => parts.test(text) && whole.test(text))

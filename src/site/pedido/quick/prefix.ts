import { withoutEmphasis } from '#recognise/plain.ts'

/** An emoji that says nothing of its line. A cross strikes the line out, and others refuse, add or ask. */
export const emoji =
  /(?![❌❎✖🚫⛔🛑🗑🚮👎🙅🆑🆖➖➕‼⁉❓❔❗❕🤔©®™])\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*/gu

const day = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`
const time = String.raw`\d{1,2}[:.]\d\d[\d\s:.apm]*`
/** '[10:32, 12/11/2026] Juan: ', '12/11/26, 10:32 p. m. - Juan: '. */
const stamp = new RegExp(
  String.raw`^(?:\[(?:${day},?\s+)?${time}(?:,?\s+${day})?\]|${day},?\s+${time}\s-)(?:\s*~?\s*[^:\t;|]{1,40}:(?=\s))?\s*`,
  'iu',
)
/** '3) ', '1️⃣ '. */
const listNumber = /^(?:\(?\d{1,3}(?:\s*[.°º]?\)|[.°º]-?(?=\s)|-(?=\s))\s*(?=\S)|\d{1,2}\uFE0F?\u20E3\s*)/u
/** '> ', '• ', '[ ] ', and the dash of '-040825'. */
const bullet = /^(?:>\s*|(?:[•·▪▫◦●○■□‣➤➔→►*–—-]|\[[x ]?\])\s+|-(?=0?\d{4}))/iu
/** What programs and people put before a line. */
const prefixes = [stamp, listNumber, bullet, new RegExp(String.raw`^${emoji.source}\s*`, 'u')]

/** A line without its prefixes, and whether one of them was a number of a list. */
export const withoutPrefix = (
  line: string,
  numbered = false,
): { readonly text: string; readonly numbered: boolean } => {
  const text = withoutEmphasis(
    line
      .replaceAll(/[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
      .replaceAll(/[\u00A0\u202F]/g, ' ')
      .trim(),
  )
  const prefix = prefixes.find((form) => form.test(text) && !(form === listNumber && numbered))
  return prefix ? withoutPrefix(text.replace(prefix, ''), numbered || prefix === listNumber) : { text, numbered }
}

import { withoutEmphasis } from '#recognise/plain.ts'

/** A prefix, which programs and people put before a line: its name, its form, an example, and the example without the prefix. */
type Prefix = readonly [name: 'stamp' | 'quote' | 'number' | 'bullet', form: RegExp, example: string, stripped: string]

const day = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s*m\.?)?`
const moment = String.raw`(?:${day},?\s+${time}|${time}(?:,?\s+${day})?)`
const sender = String.raw`(?:\s*~?\s*[^:\t;|]{1,40}:(?=\s))?`

/** An emoji that says nothing of its line. A cross strikes the line out, and others refuse, add or ask. */
export const emoji = String.raw`(?![❌❎✖🚫⛔🛑🗑🚮👎🙅🆑🆖➖➕‼⁉❓❔❗❕🤔©®™])\p{Extended_Pictographic}`

export const prefixes: readonly Prefix[] = [
  [
    'stamp',
    new RegExp(String.raw`^\[${moment}\]${sender}\s*`, 'iu'),
    '[10:32, 12/11/2026] Juan: 040825 x 6',
    '040825 x 6',
  ],
  [
    'stamp',
    new RegExp(String.raw`^\[${moment}\]${sender}\s*`, 'iu'),
    '[12/11/26 10:32:05] Juan Pérez: 040825 x 6',
    '040825 x 6',
  ],
  [
    'stamp',
    new RegExp(String.raw`^${day},?\s+${time}\s+-${sender}\s*`, 'iu'),
    '12/11/26, 10:32 p. m. - +54 9 11 5555-1234: 040825 x 6',
    '040825 x 6',
  ],
  ['quote', /^(?:>\s*)+/, '> > 040825 x 6', '040825 x 6'],
  ['number', /^\(?\d{1,3}(?:\s*[.°º]?\)|[.°º]-?(?=\s)|-(?=\s))\s*(?=\S)/u, '3) 040825 x 6', '040825 x 6'],
  ['number', /^\d{1,2}\uFE0F?\u20E3\s*/u, '1️⃣ 040825 x 6', '040825 x 6'],
  ['bullet', /^(?:[•·▪▫◦●○■□‣➤➔→►*–—-]|\[[x ]?\])\s+/iu, '• 040825 x 6', '040825 x 6'],
  ['bullet', /^-(?=0?\d{4})/, '-040825 x 6', '040825 x 6'],
  [
    'bullet',
    new RegExp(String.raw`^${emoji}[\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}]*\s*`, 'u'),
    '🔩 040825 x 6',
    '040825 x 6',
  ],
]

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
  const prefix = prefixes.find(([name, form]) => form.test(text) && !(name === 'number' && numbered))
  return prefix ? withoutPrefix(text.replace(prefix[1], ''), numbered || prefix[0] === 'number') : { text, numbered }
}

/** One-line texts and names as people read them. Pure. */

/** An emoji, with the signs that are part of it (the letters of a flag, keycaps, selectors, skin tones, joiners), or an invisible sign. */
const emojiOrInvisible =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+|[\d#*]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*)|\p{Default_Ignorable_Code_Point}/gu

/** Most texts: letters and signs of Western Europe that are to be seen, with single blanks between. */
const usual = /^[!-~¡-¬®-ÿ]+(?: [!-~¡-¬®-ÿ]+)*$/

/** A text without invisible signs: zero-width and direction signs go, blanks of any kind become the usual one. */
export const oneLine = (text: string): string =>
  usual.test(text)
    ? text
    : text
        .replace(emojiOrInvisible, (_, stored = '') => stored)
        .replaceAll(/\p{Zs}/gu, ' ')
        .trim()

/** The key that all spellings of a name share, whatever their blanks, invisible signs, capitals and composed accents. */
export const nameKey = (name: string): string =>
  usual.test(name)
    ? name.toLowerCase()
    : name
        .normalize('NFC')
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase()
